import type { MeasuredFact } from '@curbcut/model/scan';

/** Those with a value. */
export function knownFacts(
  facts: readonly (readonly [name: string, value: string | null])[],
): MeasuredFact[] {
  return facts.flatMap(([name, value]) =>
    value === null || value === '' ? [] : [{ name, value }],
  );
}
