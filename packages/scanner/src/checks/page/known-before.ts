import type { CapturedNode } from '../../capture/page-capture.ts';
import { toPointers } from '../../capture/to-pointers.ts';
import type { PageUnderTest } from '../../engines/page-under-test.ts';
import { foundBefore } from '../../merge/found-before.ts';

/** Those of the page itself that the last scan found against a rule. */
export async function knownBefore(
  page: PageUnderTest,
  rule: string,
  nodes: readonly CapturedNode[],
): Promise<ReadonlySet<CapturedNode>> {
  if (!page.lastFound?.(rule).size) return new Set();
  const own = nodes.filter(({ document }) => document.frame === 0);
  const pointers = await toPointers(page, own);
  const numbers = [...pointers.values()].map(({ element }) => element);
  const before = await foundBefore(page, [rule], numbers);
  return new Set(own.filter((node) => before.has(pointers.get(node)?.element ?? -1)));
}
