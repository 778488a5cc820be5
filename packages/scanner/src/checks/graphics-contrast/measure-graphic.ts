import type { BoundingBox } from '@curbcut/model/scan';
import type { Picture } from '../../capture/picture.ts';
import { type Color, contrastOf } from '../page/colors.ts';

/** In CSS pixels around the graphic. */
const ringPx = 3;
/** Of the ring, how much one color must take. */
const leastPlain = 0.6;
/** Of the pixels, what may be drawn by something else. */
const stray = 0.01;

/** What is around a graphic, and how far its pixels stand out from that; null where nothing plain is around it. */
export function measureGraphic(
  picture: Picture,
  box: BoundingBox,
): { back: Color; highest: number; color: Color } | null {
  const ring = new Map<number, number>();
  const inside = new Map<number, number>();
  const [left, top, right, bottom] = edgesOf(picture, box, 0);
  const [outerLeft, outerTop, outerRight, outerBottom] = edgesOf(picture, box, ringPx);
  let around = 0;
  let within = 0;
  for (let y = outerTop; y < outerBottom; y += 1)
    for (let x = outerLeft; x < outerRight; x += 1) {
      const at = (y * picture.width + x) * picture.channels;
      const key =
        ((picture.data[at] ?? 0) << 16) |
        ((picture.data[at + 1] ?? 0) << 8) |
        (picture.data[at + 2] ?? 0);
      const isInside = x >= left && x < right && y >= top && y < bottom;
      const counts = isInside ? inside : ring;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      if (isInside) within += 1;
      else around += 1;
    }
  const [plain] = [...ring].sort((a, b) => b[1] - a[1]);
  if (!plain || plain[1] < around * leastPlain || within === 0) return null;
  const back = colorOf(plain[0]);
  const ratios = [...inside]
    .map(([key, count]) => ({ color: colorOf(key), count }))
    .map(({ color, count }) => ({ color, ratio: contrastOf(color, back), count }))
    .sort((a, b) => b.ratio - a.ratio);
  let passed = 0;
  for (const { color, ratio, count } of ratios) {
    passed += count;
    if (passed > within * stray) return { back, highest: ratio, color };
  }
  return null;
}

function edgesOf(
  { box: shown, scale, width, height }: Picture,
  box: BoundingBox,
  by: number,
): [number, number, number, number] {
  const x = (value: number) => Math.min(width, Math.max(0, Math.round((value - shown.x) * scale)));
  const y = (value: number) => Math.min(height, Math.max(0, Math.round((value - shown.y) * scale)));
  return [x(box.x - by), y(box.y - by), x(box.x + box.width + by), y(box.y + box.height + by)];
}

function colorOf(key: number): Color {
  return { red: key >> 16, green: (key >> 8) & 255, blue: key & 255, alpha: 1 };
}
