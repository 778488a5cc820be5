import { flatParent } from '../../capture/flat-tree.ts';
import type { CapturedNode } from '../../capture/page-capture.ts';

/** Red, green and blue from 0 to 255, and how opaque it is, from 0 to 1. */
export interface Color {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}

/** A computed color in sRGB; null for one that is written in another space. */
export function toColor(computed: string | undefined): Color | null {
  const [, parts] = /^rgba?\(([^)]+)\)$/.exec(computed ?? '') ?? [];
  const [red, green, blue, alpha = 1] =
    parts
      ?.split(/[\s,/]+/)
      .filter(Boolean)
      .map(Number) ?? [];
  if (red === undefined || green === undefined || blue === undefined) return null;
  return { red, green, blue, alpha };
}

/** A color that lies on another one, which may let something through as well. */
export function over(front: Color, back: Color): Color {
  const behind = back.alpha * (1 - front.alpha);
  const alpha = back.alpha === 1 ? 1 : front.alpha + behind;
  if (alpha === 0) return { ...back, alpha };
  const mix = (one: number, other: number) => (one * front.alpha + other * behind) / alpha;
  return {
    red: mix(front.red, back.red),
    green: mix(front.green, back.green),
    blue: mix(front.blue, back.blue),
    alpha,
  };
}

/** As WCAG defines it, 1 to 21; both are opaque. */
export function contrastOf(one: Color, other: Color): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance as WCAG defines it, 0 to 1. */
export function luminanceOf({ red, green, blue }: Color): number {
  const linear = (value: number) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** For people: two digits, never rounded up to what is asked for. */
export function sayRatio(ratio: number): string {
  return `${Math.floor(ratio * 100) / 100}:1`;
}

/** As suggestions of fixes count it: whole channels. */
export function toRgb({ red, green, blue }: Color): [number, number, number] {
  return [Math.round(red), Math.round(green), Math.round(blue)];
}

/** For people, as style sheets write it. */
export function sayColor({ red, green, blue }: Color): string {
  return `#${[red, green, blue].map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

export const white: Color = { red: 255, green: 255, blue: 255, alpha: 1 };

/** The plain color that an element lies on, its own included; null where a picture or something unknown has a part in it. */
export function backgroundOf(node: CapturedNode): Color | null {
  const layers: Color[] = [];
  for (let at: CapturedNode | null = node; at; at = flatParent(at)) {
    const { style } = at;
    if (!style || at.kind !== 'element') continue;
    if (style['background-image'] !== 'none' || Number(style.opacity) < 1) return null;
    const color = toColor(style['background-color']);
    if (!color) return null;
    if (color.alpha === 0) continue;
    layers.push(color);
    if (color.alpha === 1) break;
    if (style.position === 'fixed' || style.position === 'absolute') return null;
  }
  return layers.reduceRight<Color>((back, front) => over(front, back), white);
}
