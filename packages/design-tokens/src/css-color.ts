import type { Color } from './colors.ts';

/** A color as a value of CSS: one that has themes follows the `color-scheme` of where it is used. */
export function cssColor(color: Color): string {
  return typeof color === 'string' ? color : `light-dark(${color.light}, ${color.dark})`;
}
