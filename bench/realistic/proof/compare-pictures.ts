import { type Color, blend, contrastRatio } from './contrast-ratio.ts';
import type { Picture } from './decode-png.ts';

/** Of 255: what nobody sees. */
const sameLevel = 6;

type Rgb = Color['rgb'];

/** The colors of each pixel that differs, in the first and in the second picture. */
export function differingPixels(first: Picture, second: Picture): [Rgb, Rgb][] {
  const pairs: [Rgb, Rgb][] = [];
  const count = Math.min(first.pixels.length, second.pixels.length);
  for (let at = 0; at < count; at += 3) {
    const [one, other] = [colorAt(first, at), colorAt(second, at)];
    if (one.some((level, index) => Math.abs(level - other[index as 0]) > sameLevel)) {
      pairs.push([one, other]);
    }
  }
  return pairs;
}

/**
 * The contrast of text where it is weakest, less the weakest tenth of its pixels. `marked` shows the text in a color
 * that nothing behind it has, `bare` what is behind it. Null without text.
 */
export function textContrast(marked: Picture, bare: Picture, color: Color): number | null {
  const ratios = differingPixels(marked, bare)
    .map(([, under]) => contrastRatio(blend(color, under), under))
    .sort((one, other) => one - other);
  return ratios[Math.floor(ratios.length / 10)] ?? null;
}

/**
 * The strongest contrast that a tenth of the differing pixels have, or half of the pixels along the border if these are
 * fewer: a frame is seen although all within it differs a little. 1 when nothing differs.
 */
export function changeContrast(first: Picture, second: Picture): number {
  const ratios = differingPixels(first, second)
    .map(([one, other]) => contrastRatio(one, other))
    .sort((one, other) => other - one);
  const enough = Math.min(ratios.length / 10, first.width + first.height);
  return ratios[Math.floor(enough)] ?? 1;
}

function colorAt({ pixels }: Picture, at: number): Rgb {
  return [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
}
