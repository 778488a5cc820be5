import { createHash } from 'node:crypto';
import type { Variant } from './variant.ts';

export interface VariantTwin {
  variant: Variant;
  flawed: boolean;
  /** Where it is served; tells nothing of what is in it. */
  path: string;
}

/** Both twins, the one with the barrier first. */
export function twinsOf(variant: Variant): [VariantTwin, VariantTwin] {
  const twin = (flawed: boolean): VariantTwin => ({
    variant,
    flawed,
    path: `/page/${createHash('sha256').update(`${variant.id} ${flawed}`).digest('hex').slice(0, 10)}/`,
  });
  return [twin(true), twin(false)];
}
