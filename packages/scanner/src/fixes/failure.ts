import type { Pointer } from '../engines/finding.ts';

/** What a fix is computed from: the first element of a failed issue, or of a pair of colors in it, and what its engine measured. */
export interface Failure extends Pointer {
  /** The engine's own id of the rule that the fix is for. */
  engineRule: string;
  /** All rules of engines, by their own ids, that the element has failed with the same problem. */
  engineRules: readonly string[];
  /** The element's markup, hostile and possibly cut. */
  html: string;
  /** What the engine measured. */
  data: unknown;
}
