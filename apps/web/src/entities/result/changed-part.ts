import type { BoundingBox } from '@curbcut/model/scan';
import { clamp } from './element-crop.ts';

/** Pixels as a canvas has them: four bytes each. */
export interface Pixels {
  data: ArrayLike<number>;
  width: number;
  height: number;
}

/** What compression makes of one color differs by less, of 255. */
const minDifference = 48;
/** Fewer pixels in a row or column are specks. */
const minPixels = 2;

/** Where two pictures of one size differ; null where they do not, or are of two sizes. */
export function findChangedBox(before: Pixels, after: Pixels): BoundingBox | null {
  const { width, height } = before;
  if (width !== after.width || height !== after.height) return null;
  const rows = Array.from({ length: height }, () => 0);
  const columns = Array.from({ length: width }, () => 0);
  for (let at = 0; at < width * height; at += 1) {
    if (!differs(before.data, after.data, 4 * at)) continue;
    rows[Math.floor(at / width)]! += 1;
    columns[at % width]! += 1;
  }
  const [top, bottom] = endsOf(rows);
  const [left, right] = endsOf(columns);
  if (top < 0 || left < 0) return null;
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

function differs(before: ArrayLike<number>, after: ArrayLike<number>, from: number): boolean {
  return [0, 1, 2].some(
    (channel) =>
      Math.abs((before[from + channel] ?? 0) - (after[from + channel] ?? 0)) > minDifference,
  );
}

function endsOf(counts: readonly number[]): [first: number, last: number] {
  const isChanged = (count: number) => count >= minPixels;
  return [counts.findIndex(isChanged), counts.findLastIndex(isChanged)];
}

/** Around what changed, so that it can be told where it is. Pixels of the pictures. */
const margin = 32;
const least = { width: 300, height: 150 };
/** What takes nearly all of a picture is shown as a whole. */
const mostOfWhole = 0.7;

/** The part of pictures of one size that shows all of these boxes; null where that is nearly the whole. */
export function partWith(
  boxes: readonly BoundingBox[],
  picture: { width: number; height: number },
): BoundingBox | null {
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map(({ x }) => x)) - margin;
  const top = Math.min(...boxes.map(({ y }) => y)) - margin;
  const right = Math.max(...boxes.map(({ x, width }) => x + width)) + margin;
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height)) + margin;
  const width = Math.min(picture.width, Math.max(right - left, least.width));
  const height = Math.min(picture.height, Math.max(bottom - top, least.height));
  if (width * height > mostOfWhole * picture.width * picture.height) return null;
  return {
    x: clamp((left + right - width) / 2, 0, picture.width - width),
    y: clamp((top + bottom - height) / 2, 0, picture.height - height),
    width,
    height,
  };
}
