import type { Picture } from '../../capture/picture.ts';
import { type Color, contrastOf } from '../page/colors.ts';
import type { Meter } from './meters.ts';

/** In CSS pixels: of each part so much is left out at its ends, and so far from the end of the filled part a line may mark it. */
const edges = { rounded: 4, mark: 4, inner: 1 } as const;
/** Of a part, how much one color must take. */
const leastPlain = 0.5;

/** How far the filled part of a bar stands out from the rest; null where their colors are not plain, or a line parts them. */
export function measureMeter(
  picture: Picture,
  { box, end }: Meter,
  visible: number,
): { ratio: number; left: Color; right: Color } | null {
  const left = plainIn(picture, box, [box.x + edges.rounded, end - edges.mark]);
  const right = plainIn(picture, box, [end + edges.mark, box.x + box.width - edges.rounded]);
  if (!left || !right) return null;
  const ratio = contrastOf(left, right);
  const parting = colorsIn(picture, box, [end - edges.mark, end + edges.mark]);
  const isParted = [...parting.keys()].some((key) => {
    const color = colorOf(key);
    return contrastOf(color, left) >= visible && contrastOf(color, right) >= visible;
  });
  return isParted ? null : { ratio, left, right };
}

function plainIn(
  picture: Picture,
  box: Meter['box'],
  between: readonly [number, number],
): Color | null {
  const colors = colorsIn(picture, box, between);
  const all = [...colors.values()].reduce((sum, count) => sum + count, 0);
  const [most] = [...colors].sort((a, b) => b[1] - a[1]);
  return most && most[1] >= all * leastPlain ? colorOf(most[0]) : null;
}

/** Colors of the inner half of the bar, with how many pixels have them. */
function colorsIn(
  { data, box: shown, scale, width, height, channels }: Picture,
  box: Meter['box'],
  [from, to]: readonly [number, number],
): Map<number, number> {
  const at = (value: number, origin: number, most: number) =>
    Math.min(most, Math.max(0, Math.round((value - origin) * scale)));
  const [left, right] = [at(from, shown.x, width), at(to, shown.x, width)];
  const top = at(box.y + box.height / 4, shown.y, height);
  const bottom = at(box.y + (box.height * 3) / 4 + edges.inner, shown.y, height);
  const found = new Map<number, number>();
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const place = (y * width + x) * channels;
      const key =
        ((data[place] ?? 0) << 16) | ((data[place + 1] ?? 0) << 8) | (data[place + 2] ?? 0);
      found.set(key, (found.get(key) ?? 0) + 1);
    }
  return found;
}

function colorOf(key: number): Color {
  return { red: key >> 16, green: (key >> 8) & 255, blue: key & 255, alpha: 1 };
}
