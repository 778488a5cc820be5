import type { CapturedNode } from '../../capture/page-capture.ts';

interface Limits {
  /** Of those that are alike. */
  alike: number;
  all: number;
}

/**
 * Of elements that are written alike, in surroundings that are, the first few. `always`: those that the last scan found, which
 * would seem repaired where another one has come before them.
 */
export function fewAlike(
  nodes: readonly CapturedNode[],
  most: Limits,
  always: ReadonlySet<CapturedNode>,
): CapturedNode[] {
  const counts = new Map<string, number>();
  const others = nodes.filter((node) => {
    const { tag, attributes, parent } = node;
    const kind = [
      tag,
      attributes.get('type'),
      attributes.get('class'),
      parent?.tag,
      parent?.attributes.get('class'),
      parent?.parent?.attributes.get('class'),
    ].join(' ');
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    return count < most.alike && !always.has(node);
  });
  const taken = new Set([...always, ...others].slice(0, most.all));
  return nodes.filter((node) => taken.has(node));
}
