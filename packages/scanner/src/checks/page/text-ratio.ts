/** WCAG 2.2, 1.4.3: the contrast that text needs, and from which size on, in CSS pixels, it is large. */
export const textRatios = { ratio: 4.5, largeRatio: 3, largePx: 24, largeBoldPx: 18.66 } as const;

/** The contrast that a text of this size and weight needs. */
export function ratioFor({ size, weight }: { size: number; weight: number }): number {
  const { ratio, largeRatio, largePx, largeBoldPx } = textRatios;
  return size >= largePx || (size >= largeBoldPx && weight >= 700) ? largeRatio : ratio;
}
