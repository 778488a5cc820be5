import type { Pointer } from '../engines/finding.ts';
import type { EngineFindings } from '../merge/merge-findings.ts';
import type { ResolvedNode } from '../merge/resolve-nodes.ts';

/** A state that the page was brought into, and what is wrong in it, each with the way to see it again. */
export interface SeenState {
  /** Tells it from other states of the page, the same tomorrow. */
  key: string;
  /** The same for people, as issues that were seen in it say it. */
  words: string | null;
  found: readonly EngineFindings[];
  nodes: ReadonlyMap<Pointer, ResolvedNode>;
}
