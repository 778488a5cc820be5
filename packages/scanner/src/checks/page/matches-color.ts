import type { Color } from './colors.ts';

/** Whether people may call a color so; names are English. */
export function matchesColor({ red, green, blue }: Color, name: string): boolean {
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
