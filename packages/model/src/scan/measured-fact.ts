/** Something that was measured of an element, for people to read. Plain text, never to be interpreted as markup. */
export interface MeasuredFact {
  /** For example `Contrast`. */
  name: string;
  /** With its unit, for example `2.84:1` or `14 × 14 px`. */
  value: string;
}

/** In one line: `Contrast: 2.84:1; Required: 4.5:1`. */
export function factsText(facts: readonly MeasuredFact[]): string {
  return facts.map(({ name, value }) => `${name}: ${value}`).join('; ');
}
