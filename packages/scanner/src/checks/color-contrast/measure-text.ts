import type { BoundingBox } from '@curbcut/model/scan';
import { type Color, contrastOf, over } from '../page/colors.ts';
import type { Picture } from '../../capture/picture.ts';

export interface MeasuredText {
  /** Of what is behind the letters, how much is too close to their color, from 0 to 1. */
  low: number;
  /** The same of the line that is worst. */
  worstLine: number;
  /** Half of what is behind the letters has less contrast. */
  median: number;
  /** The darkest and the lightest of what is behind the letters. */
  darkest: Color;
  lightest: Color;
}

/** Where pixels are letters is known when they change this much between the pictures, of 1. */
const leastCover = 0.3;
/** Of a channel: what is behind must differ this much from the marking color to tell. */
const leastStep = 60;
/** Letters that something lies over, or that are drawn in another way than thought, don't get this opaque. */
const leastDense = 0.55;
const leastPixels = 30;

export interface TextPaint {
  color: Color;
  /** The nearest to the eye first. */
  shadows: readonly Color[];
  /** That the text needs. */
  ratio: number;
}

const black: Color = { red: 0, green: 0, blue: 0, alpha: 1 };

function lightOf(color: Color): number {
  return contrastOf(color, black);
}

/**
 * The contrast of letters with what is behind each of their pixels: `marked` shows the letters in the marking color, `bare`
 * leaves them out. Shadows count as if they lay there in full, the best that they can do. Null where letters can't be seen
 * well enough to measure.
 */
export function measureText(
  lines: readonly BoundingBox[],
  { marked, bare, marking }: { marked: Picture; bare: Picture; marking: Color },
  { color, shadows, ratio }: TextPaint,
): MeasuredText | null {
  const ratios: number[] = [];
  const covers: number[] = [];
  let worstLine = 0;
  let darkest: Color | null = null;
  let lightest: Color | null = null;
  for (const line of lines) {
    let pixels = 0;
    let low = 0;
    for (const at of pixelsIn(line, bare)) {
      const back = colorAt(bare, at);
      const cover = coverOf(colorAt(marked, at), back, marking);
      if (cover < leastCover) continue;
      if (!darkest || lightOf(back) < lightOf(darkest)) darkest = back;
      if (!lightest || lightOf(back) > lightOf(lightest)) lightest = back;
      const shaded = shadows.reduceRight((under, shadow) => over(shadow, under), back);
      const seen = over(color, back);
      const contrast = Math.max(contrastOf(seen, back), contrastOf(seen, shaded));
      pixels += 1;
      covers.push(cover);
      ratios.push(contrast);
      if (contrast < ratio) low += 1;
    }
    if (pixels >= leastPixels) worstLine = Math.max(worstLine, low / pixels);
  }
  if (ratios.length < leastPixels || !darkest || !lightest) return null;
  covers.sort((a, b) => a - b);
  if ((covers[Math.floor(covers.length * 0.95)] ?? 0) < leastDense) return null;
  const low = ratios.filter((one) => one < ratio).length / ratios.length;
  ratios.sort((a, b) => a - b);
  const median = ratios[Math.floor(ratios.length / 2)] ?? 0;
  return { low, worstLine, median, darkest, lightest };
}

/** The same of a text that is not shown: all that is in its lines counts as behind its letters. */
export function measureLines(
  lines: readonly BoundingBox[],
  bare: Picture,
  { color, ratio }: TextPaint,
): MeasuredText | null {
  const ratios: number[] = [];
  let [darkest, lightest] = [black, black];
  let [least, most] = [Infinity, -Infinity];
  for (const line of lines)
    for (const at of pixelsIn(line, bare)) {
      const back = colorAt(bare, at);
      const light = lightOf(back);
      if (light < least) [darkest, least] = [back, light];
      if (light > most) [lightest, most] = [back, light];
      ratios.push(contrastOf(over(color, back), back));
    }
  if (ratios.length < leastPixels) return null;
  ratios.sort((a, b) => a - b);
  const low = ratios.filter((one) => one < ratio).length / ratios.length;
  return {
    low,
    worstLine: 0,
    median: ratios[Math.floor(ratios.length / 2)] ?? 0,
    darkest,
    lightest,
  };
}

function* pixelsIn(
  box: BoundingBox,
  { box: shown, scale, ...picture }: Picture,
): Generator<number> {
  const left = Math.max(0, Math.round((box.x - shown.x) * scale));
  const top = Math.max(0, Math.round((box.y - shown.y) * scale));
  const right = Math.min(picture.width, Math.round((box.x + box.width - shown.x) * scale));
  const bottom = Math.min(picture.height, Math.round((box.y + box.height - shown.y) * scale));
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) yield (y * picture.width + x) * picture.channels;
}

function colorAt({ data }: Picture, at: number): Color {
  return { red: data[at] ?? 0, green: data[at + 1] ?? 0, blue: data[at + 2] ?? 0, alpha: 1 };
}

/** How much of a pixel a letter covers, from 0 to 1; 0 where that can't be told. */
function coverOf(marked: Color, bare: Color, marking: Color): number {
  const shares: number[] = [];
  for (const channel of ['red', 'green', 'blue'] as const) {
    const step = marking[channel] - bare[channel];
    const taken = marked[channel] - bare[channel];
    if (Math.abs(step) >= leastStep) shares.push(taken / step);
  }
  if (shares.length === 0 || shares.some((share) => share < -0.1 || share > 1.1)) return 0;
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}
