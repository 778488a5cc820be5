import type { IssueNode } from './issue.ts';

/** Elements of one issue that differ by their place and their words only. */
export interface AlikeElements {
  /** Their numbers in the issue's list, from 1, ascending. */
  numbers: number[];
  /** The first of them. */
  node: IssueNode;
}

/** Elements of one page with the same tags and classes around them and the same message, new or not, in the order of their first. */
export function alikeElements(nodes: readonly IssueNode[]): AlikeElements[] {
  const groups = new Map<string, AlikeElements>();
  for (const [index, node] of nodes.entries()) {
    const kind = kindOf(node);
    const known = groups.get(kind);
    if (known) known.numbers.push(index + 1);
    else groups.set(kind, { numbers: [index + 1], node });
  }
  return [...groups.values()];
}

/** Values and numbers tell rows and cards of one list apart; words in quotes are values of attributes. */
function kindOf({ target, failureSummary, facts, page, lifecycle }: IssueNode): string {
  const place = target.map((step) =>
    step.replaceAll(/"[^"]*"|'[^']*'/g, '""').replaceAll(/\d+/g, '0'),
  );
  return JSON.stringify([page?.url ?? '', place, failureSummary, facts, lifecycle]);
}
