import type { Pointer } from '../engines/finding.ts';
import { pointerKey } from '../engines/pointer-key.ts';
import type { ResolvedNode } from '../merge/resolve-nodes.ts';
import type { ReplayElement } from './locator-of.ts';

/** An element of the page in use as replays name it; null: it was gone before anybody asked where it is. */
export function replayElement(
  { resolved }: { resolved: ReadonlyMap<string, ResolvedNode> },
  pointer: Pointer,
  words: string,
): ReplayElement | null {
  const node = resolved.get(pointerKey(pointer));
  return node ? { target: node.target, frameSteps: node.frameSteps, words } : null;
}
