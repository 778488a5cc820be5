import type { CapturedNode } from '../../capture/page-capture.ts';
import { type Color, toColor } from '../page/colors.ts';
import type { SensoryReference } from './sensory-words.ts';

/** Whether a control looks as an instruction describes it, as far as that can be told: by its color or its round shape. */
export function looksLike(control: CapturedNode, { colors, isRound }: SensoryReference): boolean {
  if (colors.length === 0 && !isRound) return false;
  return (
    (colors.length === 0 || colors.some((name) => hasColor(control, name))) &&
    (!isRound || isRoundOne(control))
  );
}

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

/** Whether people may call a color so. */
function matchesColor({ red, green, blue }: Color, name: string): boolean {
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const lightness = (most + least) / 510;
  const spread = most - least;
  if (name === 'white') return lightness > 0.9;
  if (name === 'black') return lightness < 0.2;
  if (name === 'gray') return spread < 40 && lightness > 0.15 && lightness < 0.97;
  if (spread < 30) return false;
  const hue =
    most === red
      ? (60 * ((green - blue) / spread) + 360) % 360
      : most === green
        ? 120 + 60 * ((blue - red) / spread)
        : 240 + 60 * ((red - green) / spread);
  return (hues[name] ?? []).some(([from, to]) => hue >= from && hue <= to);
}

/** In degrees; people's names for colors overlap. */
const hues: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  red: [
    [0, 18],
    [340, 360],
  ],
  brown: [[8, 45]],
  orange: [[14, 46]],
  yellow: [[38, 70]],
  green: [[65, 178]],
  blue: [[175, 258]],
  purple: [[245, 325]],
  pink: [[290, 358]],
};
