/** Red, green and blue from 0 to 255, alpha from 0 to 1. */
export interface Color {
  rgb: readonly [number, number, number];
  alpha: number;
}

/** From 1 to 21, as WCAG defines it. */
export function contrastRatio(first: Color['rgb'], second: Color['rgb']): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((one, other) => other - one) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

/** What is seen where one color lies over another. */
export function blend({ rgb, alpha }: Color, under: Color['rgb']): Color['rgb'] {
  const mix = (index: 0 | 1 | 2) => rgb[index] * alpha + under[index] * (1 - alpha);
  return [mix(0), mix(1), mix(2)];
}

function luminance([red, green, blue]: Color['rgb']): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
