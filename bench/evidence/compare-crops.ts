import type { BoundingBox, Screenshot } from '@curbcut/model/scan';
import type { Page } from 'puppeteer-core';
import { cropElement } from '../../apps/web/src/entities/result/element-crop.ts';

/** Share of a crop's pixels that may look different. */
export const mostDiffering = 0.02;

export interface CropDifference {
  /** Pixels of the picture by which the crop must be moved to show best what the browser shows of the element. */
  offset: number;
  /** Share of its pixels that look different where it is or a pixel beside, from 0 to 1: where it begins is rounded. */
  differing: number;
}

/** A part of a picture, in its pixels. */
interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How a crop of the stored picture differs from that of a fresh one of the same size; null for what neither shows. */
export async function compareCrops(
  canvas: Page,
  stored: Screenshot,
  fresh: Buffer,
  elements: readonly { box: BoundingBox; drawn: BoundingBox }[],
): Promise<(CropDifference | null)[]> {
  const pairs = elements.map(({ box, drawn }) => ({
    ours: partOf(box, stored),
    theirs: partOf(drawn, stored),
  }));
  const url = (bytes: Uint8Array) =>
    `data:${stored.mediaType};base64,${Buffer.from(bytes).toString('base64')}`;
  return canvas.evaluate(compareInPage, url(stored.bytes), url(fresh), pairs);
}

/** What the web app shows of the picture for an element. */
function partOf(box: BoundingBox, screenshot: Screenshot): Part | null {
  const crop = cropElement(box, screenshot);
  if (!crop) return null;
  return {
    x: Math.round((-crop.shiftX / 100) * screenshot.width),
    y: Math.round((-crop.shiftY / 100) * screenshot.height),
    width: Math.round(crop.cssWidth * screenshot.scale),
    height: Math.round((crop.cssWidth / crop.aspect) * screenshot.scale),
  };
}

/** Runs in a blank page. */
async function compareInPage(
  oursUrl: string,
  theirsUrl: string,
  pairs: readonly { ours: Part | null; theirs: Part | null }[],
): Promise<(CropDifference | null)[]> {
  const reach = 6;
  /** Of 255: lossy pictures differ a little everywhere. */
  const visible = 56;
  const [ours, theirs] = await Promise.all([read(oursUrl), read(theirsUrl)]);
  return pairs.map((pair) => {
    if (!pair.ours || !pair.theirs) return null;
    const width = Math.min(pair.ours.width, pair.theirs.width);
    const height = Math.min(pair.ours.height, pair.theirs.height);
    if (width < 1 || height < 1) return null;
    const a = pixels(ours, pair.ours, width, height);
    const b = pixels(theirs, pair.theirs, width, height);
    const here = share(a, b, width, height, 0, 0);
    let best = { differing: here, offset: 0 };
    let differing = here;
    // Flat colors look alike wherever they are: only what looks clearly better elsewhere is moved.
    if (here > 0.01) {
      for (let dy = -reach; dy <= reach; dy += 1) {
        for (let dx = -reach; dx <= reach; dx += 1) {
          const there = share(a, b, width, height, dx, dy);
          const offset = Math.max(Math.abs(dx), Math.abs(dy));
          if (offset <= 1) differing = Math.min(differing, there);
          if (there < best.differing / 2) best = { differing: there, offset };
        }
      }
    }
    return { offset: best.offset, differing };
  });

  async function read(url: string): Promise<OffscreenCanvasRenderingContext2D> {
    const image = new Image();
    image.src = url;
    await image.decode();
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d', {
      willReadFrequently: true,
    });
    if (!context) throw new Error('There is no canvas.');
    context.drawImage(image, 0, 0);
    return context;
  }

  function pixels(
    context: OffscreenCanvasRenderingContext2D,
    part: Part,
    width: number,
    height: number,
  ): Uint8ClampedArray {
    return context.getImageData(part.x, part.y, width, height).data;
  }

  /** Of the pixels that both have when one is moved by so much. */
  function share(
    a: Uint8ClampedArray,
    b: Uint8ClampedArray,
    width: number,
    height: number,
    dx: number,
    dy: number,
  ): number {
    let different = 0;
    let all = 0;
    for (let y = Math.max(0, -dy); y < Math.min(height, height - dy); y += 1) {
      for (let x = Math.max(0, -dx); x < Math.min(width, width - dx); x += 1) {
        const at = 4 * (y * width + x);
        const other = 4 * ((y + dy) * width + x + dx);
        all += 1;
        for (let channel = 0; channel < 3; channel += 1) {
          if (Math.abs((a[at + channel] ?? 0) - (b[other + channel] ?? 0)) <= visible) continue;
          different += 1;
          break;
        }
      }
    }
    return all === 0 ? 0 : different / all;
  }
}
