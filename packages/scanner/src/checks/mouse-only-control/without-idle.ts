import { flatAncestors, flatDescendants } from '../../capture/flat-tree.ts';
import type { CapturedListener, CapturedNode } from '../../capture/page-capture.ts';
import { matchesSimply } from '../page/matches-simply.ts';

interface Clicked {
  node: CapturedNode;
  presses: readonly CapturedListener[];
}

/**
 * Leaves out elements that hear a press and do nothing: one code serves many elements alike, looks for something near the
 * one that was pressed, and with these there is nothing of it.
 */
export function withoutIdle<T extends Clicked>(clicked: readonly T[]): T[] {
  const bySource = Map.groupBy(clicked, ({ presses }) =>
    presses.map(({ source }) => source).join('\n'),
  );
  const idle = new Set<T>();
  for (const [source, alike] of bySource) {
    const wanted = wantedNear(source);
    if (alike.length < 2 || wanted.length === 0) continue;
    const counts = new Map<CapturedNode, number>();
    for (const { node } of alike)
      for (const around of flatAncestors(node)) counts.set(around, (counts.get(around) ?? 0) + 1);
    for (const each of alike) {
      // Code that looks for all of their kind does something with each.
      const isOfKind = wanted.some((selector) => matchesSimply(each.node, selector));
      if (!isOfKind && !hasNear(ownPart(each.node, counts), wanted)) idle.add(each);
    }
  }
  return clicked.filter((each) => !idle.has(each));
}

/** The selectors by which code looks for something near; none where it does anything else as well. */
function wantedNear(source: string): string[] {
  const elsewhere =
    /\b(document|window|location|history|fetch|localStorage|innerHTML|textContent|append\w*|insert\w*|dispatch\w*|emit|setAttribute)\b/;
  if (elsewhere.test(source)) return [];
  return [...source.matchAll(/\.querySelector(?:All)?\(\s*(['"`])([^'"`\n]{1,120})\1\s*\)/g)].map(
    ([, , selector]) => selector ?? '',
  );
}

/** The largest part of the page in which it is the only one of its kind. */
function ownPart(node: CapturedNode, counts: ReadonlyMap<CapturedNode, number>): CapturedNode {
  let part = node;
  for (const around of flatAncestors(node)) {
    if (counts.get(around) !== 1) break;
    part = around;
  }
  return part;
}

function hasNear(part: CapturedNode, wanted: readonly string[]): boolean {
  for (const inside of flatDescendants(part))
    if (wanted.some((selector) => matchesSimply(inside, selector))) return true;
  return false;
}
