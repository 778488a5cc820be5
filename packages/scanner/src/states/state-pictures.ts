import { createHash } from 'node:crypto';
import type { BoundingBox, StatePicture, TakenPicture } from '@curbcut/model/scan';
import { cleanText } from '@curbcut/model/text';
import type { CDPSession } from 'puppeteer-core';
import type { ScanGuard } from '../scan-guard.ts';
import type { ScanLimits } from '../scan-limits.ts';

/** CSS pixels that a picture shows at most, and how many of its own it has: more is made smaller. */
const mostPixels = 1920 * 1080;
const fullSizePixels = 960 * 675;

/** What a picture shows: the corner of it on the page in CSS pixels, and how many of its own pixels one has. */
interface View {
  x: number;
  y: number;
  scale: number;
}

/** Less of an element is hardly seen. Pixels of the picture. */
const leastMark = 2;

/** The pictures of states of one page, as many and as large as a scan may hold. */
export class StatePictures {
  readonly #session: CDPSession;
  readonly #guard: ScanGuard;
  readonly #limits: ScanLimits;
  readonly #taken = new Map<string, TakenPicture>();
  readonly #names = new Map<string, string>();
  readonly #views = new WeakMap<StatePicture, View>();

  constructor(session: CDPSession, guard: ScanGuard, limits: ScanLimits) {
    this.#session = session;
    this.#guard = guard;
    this.#limits = limits;
  }

  get taken(): TakenPicture[] {
    return [...this.#taken.values()];
  }

  /**
   * A picture of what the window shows now, or of a part of the page in CSS pixels. `name`: letters, digits and hyphens; where
   * there is one of that name, a number is added. One that looks the same as another is kept once. Null where none can be taken,
   * or no more may be.
   */
  async take(
    { name, caption }: Pick<StatePicture, 'name' | 'caption'>,
    part?: BoundingBox,
  ): Promise<StatePicture | null> {
    const { statePictures, statePictureBytes, frameMs } = this.#limits;
    if (this.#taken.size >= statePictures) return null;
    try {
      const capturing = this.#capture(part);
      const { picture, view } = await this.#guard.within(frameMs, 'PAGE_HUNG', capturing);
      if (picture.bytes.byteLength > statePictureBytes) return null;
      const kept = { ...this.#keep(name, picture), caption: cleanText(caption, 200) };
      this.#views.set(kept, view);
      return kept;
    } catch (error) {
      if (this.#guard.error) throw error;
      return null;
    }
  }

  /**
   * One of the pictures with a mark where a box stands, in CSS pixels of the page as it was when the picture was taken. The picture itself where nothing
   * of the box is on it.
   */
  marked(picture: StatePicture, box: BoundingBox | null | undefined): StatePicture {
    const view = this.#views.get(picture);
    const mark = view && box && markIn(view, box, picture);
    return mark ? { ...picture, mark } : picture;
  }

  async #capture(
    part: BoundingBox | undefined,
  ): Promise<{ picture: Omit<TakenPicture, 'name'>; view: View }> {
    const clip = part ?? (await this.#window());
    const height = Math.max(1, Math.min(clip.height, mostPixels / Math.max(1, clip.width)));
    const largest = Math.min(1, Math.sqrt(fullSizePixels / Math.max(1, clip.width * height)));
    // Whole pixels: what is said of places on the picture holds to its edge.
    const scale = Math.max(1, Math.floor(clip.width * largest)) / Math.max(1, clip.width);
    const { data } = await this.#session.send('Page.captureScreenshot', {
      format: 'webp',
      quality: 70,
      optimizeForSpeed: true,
      clip: { ...clip, height, scale },
    });
    return {
      picture: {
        mediaType: 'image/webp',
        bytes: Buffer.from(data, 'base64'),
        width: Math.round(clip.width * scale),
        height: Math.round(height * scale),
      },
      view: { x: clip.x, y: clip.y, scale },
    };
  }

  async #window(): Promise<BoundingBox> {
    const { cssLayoutViewport } = await this.#session.send('Page.getLayoutMetrics');
    const { pageX, pageY, clientWidth, clientHeight } = cssLayoutViewport;
    return { x: pageX, y: pageY, width: clientWidth, height: clientHeight };
  }

  #keep(wanted: string, picture: Omit<TakenPicture, 'name'>): Omit<StatePicture, 'caption'> {
    const { width, height, bytes } = picture;
    const digest = createHash('sha256').update(bytes).digest('hex');
    const known = this.#names.get(digest);
    if (known !== undefined) return { name: known, width, height };
    const name = this.#free(wanted);
    this.#names.set(digest, name);
    this.#taken.set(name, { name, ...picture });
    return { name, width, height };
  }

  #free(wanted: string): string {
    const plain = wanted
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .slice(0, 56)
      .replaceAll(/^-|-$/g, '');
    const base = plain === '' ? 'state' : plain;
    for (let number = 1; ; number += 1) {
      const name = number === 1 ? base : `${base}-${number}`;
      if (!this.#taken.has(name)) return name;
    }
  }
}

function markIn(
  { x, y, scale }: View,
  box: BoundingBox,
  { width, height }: Pick<StatePicture, 'width' | 'height'>,
): BoundingBox | null {
  const left = Math.max(0, (box.x - x) * scale);
  const top = Math.max(0, (box.y - y) * scale);
  const right = Math.min(width, (box.x + box.width - x) * scale);
  const bottom = Math.min(height, (box.y + box.height - y) * scale);
  const isSeen = right - left >= leastMark && bottom - top >= leastMark;
  if (!isSeen) return null;
  const tenths = (value: number) => Math.round(value * 10) / 10;
  return {
    x: tenths(left),
    y: tenths(top),
    width: tenths(right - left),
    height: tenths(bottom - top),
  };
}
