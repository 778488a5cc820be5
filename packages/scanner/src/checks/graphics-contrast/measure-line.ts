import type { BoundingBox } from '@curbcut/model/scan';
import type { Picture } from '../../capture/picture.ts';
import type { Color } from '../page/colors.ts';

/** How far channels of a pixel may be from those of the line; and of how many such pixels a line is made at least. */
const limits = { apart: 3, least: 40 } as const;

/** What a line is drawn on: the color that most of the pixels around it have; null where the line itself is not seen in its color. */
export function measureLine(picture: Picture, box: BoundingBox, line: Color): Color | null {
  const counts = new Map<number, number>();
  let seen = 0;
  const { data, channels, width, height, scale } = picture;
  const [left, right] = [box.x, box.x + box.width].map((x) =>
    Math.min(width, Math.max(0, Math.round((x - picture.box.x) * scale))),
  );
  const [top, bottom] = [box.y, box.y + box.height].map((y) =>
    Math.min(height, Math.max(0, Math.round((y - picture.box.y) * scale))),
  );
  for (let y = top ?? 0; y < (bottom ?? 0); y += 1)
    for (let x = left ?? 0; x < (right ?? 0); x += 1) {
      const at = (y * width + x) * channels;
      const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
      const isLine =
        Math.abs(red - line.red) <= limits.apart &&
        Math.abs(green - line.green) <= limits.apart &&
        Math.abs(blue - line.blue) <= limits.apart;
      if (isLine) seen += 1;
      const key = (red << 16) | (green << 8) | blue;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  if (!most || seen < limits.least) return null;
  return { red: most[0] >> 16, green: (most[0] >> 8) & 255, blue: most[0] & 255, alpha: 1 };
}
