import { contrastRatio, type Rgb } from './contrast-ratio.ts';

/** Tenths of a percent: finer than 8-bit channels can show. */
const steps = 1000;

/** The color of the same hue and saturation whose lightness is nearest and reaches the ratio; null when none does. */
export function nearestPassingColor(text: Rgb, background: Rgb, required: number): Rgb | null {
  return nearestColorOnAll(text, [background], required);
}

/** The same on each of several backgrounds. */
export function nearestColorOnAll(
  text: Rgb,
  backgrounds: readonly Rgb[],
  required: number,
): Rgb | null {
  const { hue, saturation, lightness } = toHsl(text);
  const start = Math.round(lightness * steps);
  for (let distance = 0; distance <= steps; distance += 1) {
    for (const step of [start - distance, start + distance]) {
      if (step < 0 || step > steps) continue;
      const candidate = fromHsl(hue, saturation, step / steps);
      if (backgrounds.every((background) => contrastRatio(candidate, background) >= required))
        return candidate;
    }
  }
  return null;
}

function toHsl(color: Rgb): { hue: number; saturation: number; lightness: number } {
  const [red, green, blue] = color.map((channel) => channel / 255) as [number, number, number];
  const high = Math.max(red, green, blue);
  const low = Math.min(red, green, blue);
  const lightness = (high + low) / 2;
  const chroma = high - low;
  if (chroma === 0) return { hue: 0, saturation: 0, lightness };
  const saturation = chroma / (1 - Math.abs(2 * lightness - 1));
  const sector =
    high === red
      ? (green - blue) / chroma
      : high === green
        ? 2 + (blue - red) / chroma
        : 4 + (red - green) / chroma;
  return { hue: (sector + 6) % 6, saturation, lightness };
}

/** Hue in sixths of the circle, saturation and lightness 0 to 1. */
function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const place = (offset + hue * 2) % 12;
    const value = lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1));
    return Math.min(255, Math.max(0, Math.round(value * 255)));
  };
  return [channel(0), channel(8), channel(4)];
}
