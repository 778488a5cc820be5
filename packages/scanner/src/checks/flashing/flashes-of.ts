import type {
  CapturedAnimation,
  CapturedFlicker,
  CapturedNode,
} from '../../capture/page-capture.ts';
import { backgroundOf, type Color, luminanceOf, over, toColor, white } from '../page/colors.ts';

/**
 * WCAG's definition of a flash: two opposing changes of relative luminance by 0.1 or more, the darker of them below 0.8; or
 * from and to a saturated red, which is so much of all that a color shines with.
 */
const flash = { change: 0.1, darker: 0.8, red: 0.8 } as const;

/** How often in a second an animation flashes; 0 where it does not, or its colors are not known. */
export function flashesOf({ node, keyframes, turnMs, alternates }: CapturedAnimation): number {
  const colors = colorsIn(keyframes, node);
  if (!colors) return 0;
  const back = colors.slice(1, -1).reverse();
  return alternates ? flashesIn([...colors, ...back], turnMs * 2) : flashesIn(colors, turnMs);
}

/** How often in a second a script makes an element flash; 0 where it does so for less than a second. */
export function flickersOf({ node, frames, forMs }: CapturedFlicker): number {
  const colors = forMs < 1_000 ? null : colorsIn(frames, node);
  return colors ? flashesIn(colors, forMs) : 0;
}

function flashesIn(cycle: readonly Color[], cycleMs: number): number {
  if (cycleMs <= 0) return 0;
  return Math.max(brightFlashes(cycle), redFlashes(cycle)) / (cycleMs / 1_000);
}

/** What an element shows one after the other; null where it does not change, or not all is known. */
function colorsIn(
  frames: readonly Readonly<Record<string, string>>[],
  node: CapturedNode,
): Color[] | null {
  const known = frames.map((frame) => colorIn(frame, node)).filter((color) => color !== null);
  return known.length < frames.length || known.length < 2 ? null : known;
}

/** What an element shows at a keyframe, on what it stands on; null where that is not one color. */
function colorIn(
  frame: Readonly<Record<string, string>>,
  { style, parent }: CapturedNode,
): Color | null {
  if (!style || style['background-image'] !== 'none') return null;
  const ground = (parent && backgroundOf(parent)) ?? white;
  if (frame['visibility'] === 'hidden') return ground;
  const own = toColor(frame['backgroundColor'] ?? style['background-color']);
  const opacity = Number.parseFloat(frame['opacity'] ?? '1');
  if (!own || Number.isNaN(opacity)) return null;
  return over({ ...own, alpha: own.alpha * opacity }, ground);
}

/** Peaks of a cycle that goes round and round, each with what is darker on both sides. */
function brightFlashes(cycle: readonly Color[]): number {
  const shades = cycle.map(luminanceOf);
  const turns = shades.filter((shade, at) => shade !== shades[(at + 1) % shades.length]);
  return turns.filter((shade, at) => {
    const before = turns.at(at - 1) ?? shade;
    const after = turns[(at + 1) % turns.length] ?? shade;
    const falls = [before, after].map((other) => shade - other);
    return falls.every((fall) => fall >= flash.change) && Math.min(before, after) < flash.darker;
  }).length;
}

function redFlashes(cycle: readonly Color[]): number {
  const reds = cycle.map(({ red, green, blue }) => {
    const all = red + green + blue;
    return all > 0 && red / all >= flash.red;
  });
  return reds.filter((isRed, at) => isRed && !reds[(at + 1) % reds.length]).length;
}
