import type { Picture } from '../../capture/picture.ts';
import { contrastOf } from '../../checks/page/colors.ts';

/** How well a change between two pictures of the same place can be seen. */
export interface Change {
  /** The contrast between before and after that all but the strongest few of the changed pixels stay below. */
  contrast: number;
  /** The same against those pixels beside them that have not changed. */
  beside: number;
  /** The same as the greatest difference of a channel, 0 to 255: what differs in hue only can be seen as well. */
  distance: number;
}

/** A line of so many pixels can be seen. */
const line = 20;
const share = 0.1;

/** Null: nothing has changed, or the pictures are not of one size. */
export function measureChange(one: Picture, other: Picture): Change | null {
  const { width, channels } = one;
  if (one.data.length !== other.data.length || one.channels !== other.channels) return null;
  const colorAt = ({ data }: Picture, pixel: number) => {
    const at = pixel * channels;
    return { red: data[at] ?? 0, green: data[at + 1] ?? 0, blue: data[at + 2] ?? 0, alpha: 1 };
  };
  const count = Math.floor(one.data.length / channels);
  const distanceAt = (pixel: number) => {
    const [a, b] = [colorAt(one, pixel), colorAt(other, pixel)];
    return Math.max(
      Math.abs(a.red - b.red),
      Math.abs(a.green - b.green),
      Math.abs(a.blue - b.blue),
    );
  };
  const contrasts: number[] = [];
  const distances: number[] = [];
  const besides: number[] = [];
  for (let pixel = 0; pixel < count; pixel += 1) {
    const distance = distanceAt(pixel);
    if (distance === 0) continue;
    distances.push(distance);
    const color = colorAt(one, pixel);
    contrasts.push(contrastOf(color, colorAt(other, pixel)));
    for (const next of [pixel - 1, pixel + 1, pixel - width, pixel + width])
      if (next >= 0 && next < count && distanceAt(next) === 0)
        besides.push(contrastOf(color, colorAt(one, next)));
  }
  if (distances.length === 0) return null;
  return {
    contrast: reached(contrasts),
    beside: reached(besides),
    distance: reached(distances),
  };
}

/** What enough of them reach to be seen. */
function reached(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => b - a);
  return sorted[Math.min(line - 1, Math.floor(sorted.length * share))] ?? 1;
}
