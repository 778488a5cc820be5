import type { BoundingBox } from '@curbcut/model/scan';

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
