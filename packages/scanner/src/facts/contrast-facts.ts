import { knownFacts } from './known-facts.ts';
import type { MeasuredFact } from '@curbcut/model/scan';

interface MeasuredContrast {
  /** `2.84:1` and what is asked for; null: not measured. */
  ratio: string | null;
  required: string | null;
  /** What is drawn, for example `Text color`, and in which color, as style sheets write it. */
  drawn: readonly [name: string, color: string | null];
  back: string | null;
  /** Of text, with its unit. */
  size?: string | null;
  weight?: string | null;
}

/** A contrast as people compare it: what is, what is asked for, and the colors. What is not known is left out. */
export function contrastFacts(measured: MeasuredContrast): MeasuredFact[] {
  const { ratio, required, drawn, back, size = null, weight = null } = measured;
  return knownFacts([
    ['Contrast', ratio],
    ['Required', required],
    drawn,
    ['Background', back],
    ['Text size', size],
    ['Weight', weight],
  ]);
}
