import { createHash } from 'node:crypto';
import type { BoundingBox, StatePicture, TakenPicture } from '@curbcut/model/scan';
import { cleanText } from '@curbcut/model/text';
import type { CDPSession } from 'puppeteer-core';
import type { ScanGuard } from '../scan-guard.ts';
import type { ScanLimits } from '../scan-limits.ts';

/** CSS pixels that a picture shows at most, and how many of its own it has: more is made smaller. */
const mostPixels = 1280 * 900;
const fullSizePixels = 960 * 675;

/** The pictures of states of one page, as many and as large as a scan may hold. */
export class StatePictures {
  readonly #session: CDPSession;
  readonly #guard: ScanGuard;
  readonly #limits: ScanLimits;
  readonly #taken = new Map<string, TakenPicture>();
  readonly #names = new Map<string, string>();

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
      const picture = await this.#guard.within(frameMs, 'PAGE_HUNG', this.#capture(part));
      if (picture.bytes.byteLength > statePictureBytes) return null;
      return { ...this.#keep(name, picture), caption: cleanText(caption, 200) };
    } catch (error) {
      if (this.#guard.error) throw error;
      return null;
    }
  }

  async #capture(part: BoundingBox | undefined): Promise<Omit<TakenPicture, 'name'>> {
    const clip = part ?? (await this.#window());
    const height = Math.max(1, Math.min(clip.height, mostPixels / Math.max(1, clip.width)));
    const scale = Math.min(1, Math.sqrt(fullSizePixels / Math.max(1, clip.width * height)));
    const { data } = await this.#session.send('Page.captureScreenshot', {
      format: 'webp',
      quality: 70,
      optimizeForSpeed: true,
      clip: { ...clip, height, scale },
    });
    return {
      mediaType: 'image/webp',
      bytes: Buffer.from(data, 'base64'),
      width: Math.round(clip.width * scale),
      height: Math.round(height * scale),
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
