import type { CapturedNode } from '../../capture/page-capture.ts';
import { toColor } from '../page/colors.ts';
import { matchesColor } from '../page/matches-color.ts';
import type { SensoryReference } from './sensory-words.ts';

/** Whether a control looks as an instruction describes it, as far as that can be told: by its color or its round shape. */
export function looksLike(control: CapturedNode, { colors, isRound }: SensoryReference): boolean {
  if (colors.length === 0 && !isRound) return false;
  return (
    (colors.length === 0 || colors.some((name) => hasColor(control, name))) &&
    (!isRound || isRoundOne(control))
  );
}

/** Whether a part of the page has a ground that people call so: pale ones are called by their hue as well. */
export function hasGround({ style }: CapturedNode, colors: readonly string[]): boolean {
  const back = toColor(style?.['background-color']);
  if (!back || back.alpha <= 0.5) return false;
  const { red, green, blue } = back;
  const least = Math.min(red, green, blue);
  const spread = Math.max(red, green, blue) - least;
  if (spread < leastTint) return false;
  const full = (value: number) => ((value - least) / spread) * 255;
  const hue = { red: full(red), green: full(green), blue: full(blue), alpha: 1 };
  return colors.some((name) => matchesColor(hue, name));
}

/** Below this difference of its channels a color is a white or a gray. */
const leastTint = 12;

function isRoundOne({ style, box }: CapturedNode): boolean {
  if (!style || !box) return false;
  const radius = style['border-top-left-radius'];
  const [first = 0] = radius.split(' ').map(Number.parseFloat);
  return radius.includes('%') ? first >= 40 : first >= 0.4 * Math.min(box.width, box.height);
}

function hasColor({ style }: CapturedNode, name: string): boolean {
  const back = toColor(style?.['background-color']);
  if (back && back.alpha > 0.5) return matchesColor(back, name);
  const edge = toColor(style?.['border-top-color']);
  const isEdged = style !== null && Number.parseFloat(style['border-top-width']) > 0;
  return isEdged && edge !== null && edge.alpha > 0.5 && matchesColor(edge, name);
}
