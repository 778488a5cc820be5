import { componentOf, isOfComponent } from '@curbcut/model/causes';
import type { Issue, IssueComponent, IssueNode, ScanResult } from '@curbcut/model/scan';

/**
 * A cause of a site as one of its pages has it: that page's elements, with their places on its picture. `causes` are all of
 * the site. Null where the page does not have it any more, or only the pages together show it.
 */
export function causeOnPage(
  cause: Issue,
  { issues }: Pick<ScanResult, 'issues'>,
  causes: readonly Issue[],
): Issue | null {
  // What was decided apart has elements of the same kind: how they were decided tells them apart.
  const isSplit = causes.some(
    (other) => other.fingerprint !== cause.fingerprint && wholeOf(other) === wholeOf(cause),
  );
  const own = issues
    .filter((issue) => isOfRule(issue, cause))
    .filter(({ verdict }) => !isSplit || verdict?.kind === cause.verdict?.kind);
  if (own.length === 0) return null;
  const others = causes
    .filter((other) => wholeOf(other) !== wholeOf(cause) && isOfRule(other, cause))
    .flatMap(({ component }) => component ?? []);
  const isMeant = (node: IssueNode) =>
    cause.component
      ? isOfComponent(node, cause.component) && !others.some((other) => isVery(node, other))
      : !others.some((other) => isOfComponent(node, other));
  const all = own.flatMap(({ nodes }) => nodes);
  const nodes = all.filter(isMeant);
  if (nodes.length === 0 && (all.length > 0 || cause.component)) return null;
  const unlisted = own.reduce((sum, issue) => sum + issue.nodesTotal - issue.nodes.length, 0);
  const { pagesCount: _pages, ...rest } = cause;
  return {
    ...rest,
    nodes,
    // Whose kind those are that are counted only is known where there is one kind.
    nodesTotal: nodes.length + (nodes.length === all.length ? Math.max(0, unlisted) : 0),
  };
}

/** A pattern without names also fits elements that another cause has by their names; what is of a kind has none. */
function isVery(node: IssueNode, { pattern, colors, reach }: IssueComponent): boolean {
  const own = componentOf(node);
  if (colors !== null) return own.colors === colors;
  return reach !== 'loose' && own.colors === null && own.pattern === pattern;
}

function wholeOf({ fingerprint, splitFrom }: Issue): string {
  return splitFrom ?? fingerprint;
}

function isOfRule(issue: Issue, { rule, outcome, level }: Issue): boolean {
  return issue.rule === rule && issue.outcome === outcome && issue.level === level;
}
