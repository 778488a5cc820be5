import type { Issue, IssueNode } from '../scan/issue.ts';
import { verdictKinds, type IssueVerdict, type VerdictKind } from '../scan/verdict.ts';
import { stateOf } from './find-parts-apart.ts';
import { outcomeAsScanned } from './outcome-as-scanned.ts';
import type { PageApart, PartApart } from './pages-apart.ts';

const maxExamples = 10;

/**
 * The causes of a site with what was decided on single pages since it was scanned: what stands otherwise than its cause is
 * a cause of its own, as it is in the next scan. `verdictOf`: one that holds; null for what is open by now. A cause whose
 * every page stands otherwise gives its fingerprint to the first of these, so that links to it go on leading there.
 */
export function tellPagesApart(
  causes: readonly Issue[],
  byRule: ReadonlyMap<string, readonly PageApart[]>,
  verdictOf: (id: string) => IssueVerdict | null,
): Issue[] {
  return causes.flatMap((cause) => {
    const pages = byRule.get(cause.rule);
    // What is left of a cause that was decided about in part has its fingerprint.
    if (!pages || cause.splitFrom !== undefined) return [cause];
    return splitCause(cause, pages, verdictOf);
  });
}

function splitCause(
  cause: Issue,
  pages: readonly PageApart[],
  verdictOf: (id: string) => IssueVerdict | null,
): Issue[] {
  const { fingerprint } = cause;
  const counts = pages.flatMap(({ counted }) => counted.filter((one) => one.cause === fingerprint));
  const parts = pages.flatMap((page) =>
    page.parts
      .filter((part) => part.cause === fingerprint)
      .map((part) => ({ ...part, position: page.position })),
  );
  if (counts.length === 0 && parts.length === 0) return [cause];
  const groups = Map.groupBy(
    parts.map((part) => ({
      ...part,
      given: part.verdict === null ? null : verdictOf(part.verdict),
    })),
    ({ given }): VerdictKind | null => given?.kind ?? null,
  );
  const own = groups.get(stateOf(cause)) ?? [];
  groups.delete(stateOf(cause));
  const apart = new Set(pages.map(({ scanId }) => scanId));
  const rest = withParts(
    {
      ...cause,
      nodes: cause.nodes.filter(({ page }) => !page?.scanId || !apart.has(page.scanId)),
      nodesTotal: cause.nodesTotal - counts.reduce((sum, { elements }) => sum + elements, 0),
      pagesCount: (cause.pagesCount ?? 1) - counts.length,
    },
    own,
  );
  const { verdict: _, ...open } = cause;
  const others = [...groups.values()].map((group): Issue => {
    const given = group[0]?.given;
    return withParts(
      {
        ...open,
        ...(given ? { verdict: given } : {}),
        outcome: given?.kind === 'problem' ? 'failed' : outcomeAsScanned(cause),
        fingerprint: partFingerprint(fingerprint, given?.kind ?? null),
        splitFrom: fingerprint,
        nodes: [],
        nodesTotal: 0,
        pagesCount: 0,
      },
      group,
    );
  });
  if ((rest.pagesCount ?? 0) > 0) return [rest, ...others];
  return others.map((other, at) => {
    if (at > 0) return other;
    const { splitFrom: _whole, ...first } = other;
    return { ...first, fingerprint };
  });
}

function withParts(cause: Issue, parts: readonly (PartApart & { position: number })[]): Issue {
  const nodes: IssueNode[] = [...cause.nodes, ...parts.flatMap((part) => part.nodes)];
  return {
    ...cause,
    nodes: nodes.slice(0, maxExamples),
    nodesTotal: cause.nodesTotal + parts.reduce((sum, { elements }) => sum + elements, 0),
    pagesCount: (cause.pagesCount ?? 0) + new Set(parts.map(({ position }) => position)).size,
  };
}

/** As long as a fingerprint, and made of that of the cause without a hash, which browsers lack: how it stands, and its digits backwards. */
function partFingerprint(cause: string, kind: VerdictKind | null): string {
  const state = kind === null ? 0 : 1 + verdictKinds.indexOf(kind);
  return `${state}${[...cause].reverse().join('').slice(1)}`;
}
