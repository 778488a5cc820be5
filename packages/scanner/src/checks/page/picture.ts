import type { BoundingBox } from '@curbcut/model/scan';
import { decode } from 'fast-png';
import { clientOf } from '../../browser/isolated-world.ts';
import type { PageUnderTest } from '../../engines/page-under-test.ts';

/** What is drawn in a part of the page. */
export interface Picture {
  /** In CSS pixels of the page. */
  box: BoundingBox;
  /** Pixels for each CSS pixel. */
  scale: number;
  /** In pixels. */
  width: number;
  height: number;
  /** Values of a pixel that follow each other: red, green, blue and, where there are four, how opaque it is. */
  channels: number;
  data: ArrayLike<number>;
}

/** Takes a picture without loss; the page notices nothing. */
export async function takePicture(
  { page, guard, limits }: PageUnderTest,
  box: BoundingBox,
): Promise<Picture> {
  const taking = clientOf(page.mainFrame()).send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { ...box, scale: 1 },
  });
  const { data } = await guard.within(limits.frameMs, 'PAGE_HUNG', taking);
  const png = decode(Buffer.from(data, 'base64'));
  return {
    box,
    scale: png.width / box.width,
    width: png.width,
    height: png.height,
    channels: png.channels,
    data: png.data,
  };
}

/**
 * Parts of the page that show all boxes together, each with the boxes that it shows, from the top; boxes beyond `mostPixels`
 * in all are in none. `boxOf` tells the boxes in CSS pixels of the page.
 */
export function partsWith<T>(
  items: readonly T[],
  boxOf: (item: T) => BoundingBox,
  { mostPixels }: { mostPixels: number },
): { box: BoundingBox; items: T[] }[] {
  const nearPx = 80;
  const highestPx = 1_200;
  const parts: { box: BoundingBox; items: T[] }[] = [];
  for (const item of [...items].sort((a, b) => boxOf(a).y - boxOf(b).y)) {
    const box = outward(boxOf(item));
    const last = parts.at(-1);
    const joined = last && around(last.box, box);
    const isNear = last && box.y <= last.box.y + last.box.height + nearPx;
    if (last && joined && isNear && joined.height <= highestPx) {
      last.box = joined;
      last.items.push(item);
    } else parts.push({ box, items: [item] });
  }
  let pixels = 0;
  return parts.filter(({ box }) => {
    pixels += box.width * box.height;
    return pixels <= mostPixels;
  });
}

function outward({ x, y, width, height }: BoundingBox): BoundingBox {
  const [left, top] = [Math.max(0, Math.floor(x)), Math.max(0, Math.floor(y))];
  return {
    x: left,
    y: top,
    width: Math.max(1, Math.ceil(x + width) - left),
    height: Math.max(1, Math.ceil(y + height) - top),
  };
}

function around(one: BoundingBox, other: BoundingBox): BoundingBox {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}
