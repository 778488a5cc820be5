import type { Pointer } from '../engines/finding.ts';
import { pointerKey } from '../engines/pointer-key.ts';
import type { ResolvedNode } from '../merge/resolve-nodes.ts';

/**
 * Adds what elements looked like, but for those that are known: a dialog that is opened twice is the one that was opened
 * first, whether or not there was time for the second.
 */
export function keepFirst(
  resolved: Map<string, ResolvedNode>,
  nodes: readonly (readonly [Pointer, ResolvedNode])[],
): void {
  for (const [pointer, node] of nodes) {
    const key = pointerKey(pointer);
    if (!resolved.has(key)) resolved.set(key, node);
  }
}
