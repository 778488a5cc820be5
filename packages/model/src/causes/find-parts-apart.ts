import type { Issue, IssueNode } from '../scan/issue.ts';
import type { VerdictKind } from '../scan/verdict.ts';
import { digitsOf } from './digits-of.ts';
import { isOfComponent } from './is-of-component.ts';
import { outcomeAsScanned } from './outcome-as-scanned.ts';
import type { PageApart, PartApart } from './pages-apart.ts';

/** Of a part, shown where a cause has no other examples. */
const maxNodes = 2;

/**
 * How the elements of one rule on one page stand, by the causes of the site that count them. `causes`: of that rule, as
 * they were decided about, with what each counts of the page. `issues`: the page's own of that rule, as decided. Null where
 * all stand as their causes do.
 */
export function findPartsApart(
  causes: readonly { issue: Issue; elements: number }[],
  issues: readonly Issue[],
  page: { position: number; url: string; scanId: string },
): PageApart | null {
  const parts = new Map<string, PartApart & { isAsCause: boolean }>();
  for (const issue of issues) {
    const nodes: (IssueNode | null)[] = issue.nodes.length === 0 ? [null] : issue.nodes;
    const homes = nodes.map((node) => homeOf(node, issue, causes));
    for (const [at, home] of homes.entries()) {
      if (!home) return null;
      const key = `${home.fingerprint} ${issue.verdict?.id ?? ''}`;
      const part = parts.get(key) ?? {
        cause: home.fingerprint,
        verdict: issue.verdict?.id ?? null,
        elements: 0,
        nodes: [],
        ...(issue.verdict ? { digits: [] } : {}),
        isAsCause: stateOf(home) === stateOf(issue),
      };
      parts.set(key, part);
      const node = nodes[at];
      if (!node) continue;
      part.elements += 1;
      part.digits?.push(digitsOf(node));
      if (part.nodes.length < maxNodes) part.nodes.push(exampleOf(node, issue, page));
    }
    const [first] = homes;
    const part = first && parts.get(`${first.fingerprint} ${issue.verdict?.id ?? ''}`);
    // Elements beyond those that are listed are only counted.
    if (part) part.elements += issue.nodesTotal - issue.nodes.length;
  }
  const all = [...parts.values()];
  if (all.every(({ isAsCause }) => isAsCause)) return null;
  return {
    position: page.position,
    scanId: page.scanId,
    counted: causes.map(({ issue, elements }) => ({ cause: issue.fingerprint, elements })),
    parts: all.map(({ isAsCause: _isAsCause, ...part }) => part),
  };
}

/** Open, or how it was decided: alike decisions stand together, whoever made them. */
export function stateOf({ verdict }: Pick<Issue, 'verdict'>): VerdictKind | null {
  return verdict?.kind ?? null;
}

function exampleOf(
  node: IssueNode,
  { fingerprint, splitFrom }: Issue,
  { url, scanId }: { url: string; scanId: string },
): IssueNode {
  const issue = splitFrom ?? fingerprint;
  return { ...node, fingerprint: issue, page: { url, scanId, fingerprint: issue } };
}

/** The cause that counts an element: of its kind, otherwise the one in various places; one that stands as it does first. */
function homeOf(
  node: IssueNode | null,
  issue: Issue,
  causes: readonly { issue: Issue }[],
): Issue | undefined {
  const known = causes
    .map((cause) => cause.issue)
    .filter(
      (cause) => cause.level === issue.level && outcomeAsScanned(cause) === outcomeAsScanned(issue),
    );
  const ofKind = known.filter(
    ({ component }) => component && node && isOfComponent(node, component),
  );
  // The cause of an element's very component, before one of its kind in general.
  const exact = ofKind.filter(
    ({ component }) => component && node && isOfComponent(node, { ...component, reach: 'exact' }),
  );
  const inPlaces = known.filter(({ component }) => !component);
  const candidates = [exact, ofKind, inPlaces, known].find((some) => some.length > 0) ?? [];
  return candidates.find((cause) => stateOf(cause) === stateOf(issue)) ?? candidates[0];
}
