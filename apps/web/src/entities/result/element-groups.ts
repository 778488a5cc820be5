import type { IssueNode } from '@curbcut/model/scan';

/** Equal elements of an issue: the same markup with the same fault on the same page, new or not. */
export interface ElementGroup {
  node: IssueNode;
  /** Their places among the elements of the issue, from 0. */
  indexes: number[];
}

/** In the order of the first of each. */
export function groupEqualElements(nodes: readonly IssueNode[]): ElementGroup[] {
  const groups = new Map<string, ElementGroup>();
  for (const [index, node] of nodes.entries()) {
    const key = JSON.stringify([
      node.html.replaceAll(/\s+/g, ' '),
      node.failureSummary,
      node.facts,
      node.page?.url,
      node.lifecycle,
    ]);
    const known = groups.get(key);
    if (known) known.indexes.push(index);
    else groups.set(key, { node, indexes: [index] });
  }
  return [...groups.values()];
}

/** `1–3, 7`: numbers from 1 of places from 0. */
export function numbersText(indexes: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const index of indexes) {
    const last = runs.at(-1);
    if (last && last[1] === index - 1) last[1] = index;
    else runs.push([index, index]);
  }
  return runs
    .map(([from, to]) => (from === to ? `${from + 1}` : `${from + 1}–${to + 1}`))
    .join(', ');
}

/** What is said of every element alike; null when they differ, or there is only one. */
export function commonSummary(
  nodes: readonly IssueNode[],
): Pick<IssueNode, 'failureSummary' | 'facts'> | null {
  const [first, ...others] = nodes;
  if (!first || others.length === 0) return null;
  const said = ({ failureSummary, facts }: IssueNode) => JSON.stringify([failureSummary, facts]);
  return others.every((other) => said(other) === said(first)) ? first : null;
}
