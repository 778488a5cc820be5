import type { Issue } from './issue.ts';
import type { CompletedPageScan } from './page-scan.ts';
import { digitsOf } from '../causes/digits-of.ts';
import { isOfComponent } from '../causes/is-of-component.ts';
import { outcomeAsScanned } from '../causes/outcome-as-scanned.ts';
import { countsInScore, isToDo, scoreFormula, scoreIssues } from './score.ts';
import { isOfPagesTogether } from './site-engine.ts';
import type { IssueVerdict, Verdict, VerdictKind } from './verdict.ts';

/** A verdict that is no withdrawal. */
type Given = Verdict & { kind: VerdictKind };

export interface VerdictTime {
  /** When the scan ended, ISO 8601, UTC. */
  endedAt: string;
  /** The day on which it is read, YYYY-MM-DD, UTC: an ignored issue comes back after its last day. */
  today: string;
}

/**
 * A result with what people have decided about it. `verdicts` are those of its owner in the order in which they were
 * given, withdrawals among them. An element keeps the last verdict on it as long as it is the same element under the same
 * rule; elements of one issue that were decided otherwise than the rest, and new ones, make issues of their own. Without a
 * verdict that holds, the very result is returned.
 */
export function applyVerdicts(
  scan: CompletedPageScan,
  verdicts: readonly Verdict[],
  time: VerdictTime,
): CompletedPageScan {
  const known = verdicts.filter(({ appliesFrom }) => appliesFrom <= time.endedAt);
  if (known.length === 0) return scan;
  const revisions = new Map(scan.rules.map(({ rule, revision }) => [rule, revision]));
  const host = hostOf(scan.finalUrl);
  const issues = scan.issues.flatMap((issue) => {
    const concerning = known.filter((verdict) => concerns(verdict, issue, host));
    if (concerning.length === 0) return [issue];
    const revision = revisions.get(issue.rule) ?? null;
    const open = withoutWithdrawn(issue, concerning);
    const parts = decide(open, concerning, (verdict) => holds(verdict, revision, time.today));
    const verdictRevision = Math.max(...concerning.map(({ revision }) => revision));
    return parts.map((part) => ({ ...part, verdictRevision }));
  });
  return rescore({ ...scan, issues }, scan);
}

/**
 * The causes of a site keep what had been decided about their pages when they were put together, unless it was taken
 * back; what was decided about a cause as a whole is read again.
 */
function withoutWithdrawn(issue: Issue, verdicts: readonly Verdict[]): Issue {
  const { verdict, ...open } = issue;
  const isTold = verdicts.some(
    ({ id, withdraws, component }) =>
      withdraws === verdict?.id || (id === verdict?.id && component !== null),
  );
  return verdict && isTold ? { ...open, outcome: outcomeAsScanned(issue) } : issue;
}

/** On this issue of this page, or on elements of its rule anywhere on the website. */
function concerns(verdict: Verdict, issue: Issue, host: string): boolean {
  if (verdict.issue === issue.fingerprint) {
    // What pages only show together is called the same on every website.
    return !isOfPagesTogether(issue) || verdict.host === host;
  }
  return (
    verdict.scope === 'website' &&
    verdict.host === host &&
    verdict.rule === issue.rule &&
    verdict.outcome === outcomeAsScanned(issue)
  );
}

function holds({ endsOn, ruleRevision }: Verdict, revision: number | null, today: string): boolean {
  return ruleRevision === revision && (endsOn === null || today <= endsOn);
}

/** The parts of an issue: what is left of it, then what each verdict is about. The first keeps the fingerprint. */
function decide(
  issue: Issue,
  verdicts: readonly Verdict[],
  holdsNow: (verdict: Given) => boolean,
): Issue[] {
  const last = lastVerdicts(verdicts, issue);
  const verdictOn = (element: string): Given | undefined => {
    const verdict = last.get(element);
    return verdict && holdsNow(verdict) ? verdict : undefined;
  };
  const groups = Map.groupBy(elementsOf(issue), verdictOn);
  const apart = [...groups.keys()]
    .filter((verdict) => verdict !== undefined)
    .sort((a, b) => a.revision - b.revision);
  const left = groups.get(undefined) ?? [];
  // Elements beyond those that are listed are counted only: they share a verdict that was given on as many.
  const [only] = apart;
  const unlisted = issue.nodesTotal - issue.nodes.length;
  const takesUnlisted = left.length === 0 && apart.length === 1 && covers(only, issue);
  const parts: Issue[] = [
    ...(left.length > 0 || (unlisted > 0 && !takesUnlisted) ? [toPart(issue, left, unlisted)] : []),
    ...apart.map((verdict) =>
      toPart(issue, groups.get(verdict) ?? [], takesUnlisted ? unlisted : 0, verdict),
    ),
  ];
  return parts.map((part, at) =>
    at === 0
      ? part
      : {
          ...part,
          fingerprint: part.verdict?.id ?? part.fingerprint,
          splitFrom: issue.fingerprint,
        },
  );
}

/** Fingerprints; an issue without elements counts as one. */
export function elementsOf({ nodes }: Pick<Issue, 'nodes'>): string[] {
  return nodes.length === 0 ? [''] : nodes.map(({ fingerprint }) => fingerprint);
}

function covers(verdict: Given | undefined, { nodes, nodesTotal }: Issue): boolean {
  if (verdict?.component) return true;
  return nodesTotal <= nodes.length || (verdict?.elementsShown ?? 0) >= nodesTotal;
}

/** By element. A withdrawal takes back its verdict only, and what that one replaced stays replaced. */
function lastVerdicts(verdicts: readonly Verdict[], issue: Issue): Map<string, Given> {
  const withdrawn = new Set(verdicts.map(({ withdraws }) => withdraws));
  const last = new Map<string, Given>();
  for (const verdict of verdicts) {
    if (verdict.kind === 'withdrawn') continue;
    // One object for all of its elements, so that they are grouped by it.
    const given = { ...verdict, kind: verdict.kind };
    for (const element of meantBy(verdict, issue)) last.set(element, given);
  }
  for (const [element, { id }] of last) if (withdrawn.has(id)) last.delete(element);
  return last;
}

function meantBy(verdict: Verdict, { nodes, fingerprint }: Issue): readonly string[] {
  const { component, elements, causeElements } = verdict;
  if (!component) return elements;
  // It was given on this very cause, whatever selector describes it by now.
  if (verdict.issue === fingerprint) return nodes.map((node) => node.fingerprint);
  return nodes
    .filter((node) => isOfComponent(node, component) || causeElements.includes(digitsOf(node)))
    .map(({ fingerprint }) => fingerprint);
}

/** A confirmed review has failed, on the elements that were named. */
function toPart(issue: Issue, elements: readonly string[], unlisted: number, given?: Given): Issue {
  const isNamed = given?.kind === 'problem' && given.problems.length > 0;
  const meant = isNamed ? elements.filter((one) => given.problems.includes(one)) : elements;
  const nodes = issue.nodes.filter(({ fingerprint }) => meant.includes(fingerprint));
  // A suggested change is that of the first element, unless an element has its own.
  const hasFirst = nodes[0] === issue.nodes[0];
  return {
    ...issue,
    fix: hasFirst ? issue.fix : (nodes.find(({ fix }) => fix)?.fix ?? null),
    ...(given
      ? { outcome: given.kind === 'problem' ? ('failed' as const) : outcomeAsScanned(issue) }
      : {}),
    nodes,
    nodesTotal: nodes.length + (isNamed ? 0 : unlisted),
    ...(given ? { verdict: toIssueVerdict(given) } : {}),
  };
}

function toIssueVerdict(given: Given): IssueVerdict {
  const { id, kind, reason, note, endsOn, scope, author, decidedAt, elementsShown } = given;
  return { id, kind, reason, note, endsOn, scope, author, decidedAt, elementsShown };
}

/** Scores as they are where no verdict touches what counts. */
function rescore(decided: CompletedPageScan, stored: CompletedPageScan): CompletedPageScan {
  if (stored.summary !== undefined) return recountCategories(decided);
  const touches = decided.issues.some(
    ({ verdict }) => verdict?.kind === 'problem' || verdict?.kind === 'false-alarm',
  );
  if (!touches) return recountCategories(decided);
  const score = scoreIssues(decided.issues);
  return {
    ...decided,
    overallScore: stored.overallScore === null ? null : score.overallScore,
    scoreFormula,
    categories: stored.categories.map((category) => {
      const own = score.categories.find(({ slug }) => slug === category.slug);
      if (!own) return category;
      const isScored =
        category.score !== null ||
        decided.issues.some((one) => one.category === own.slug && countsInScore(one));
      return { ...category, score: isScored ? own.score : null, issuesCount: own.issuesCount };
    }),
    warnings:
      stored.scoreFormula === scoreFormula
        ? stored.warnings
        : [...stored.warnings, otherFormulaWarning],
  };
}

/** Its pages, and not its list, tell the scores of a site: `withSiteFigures`. */
export function recountCategories(decided: CompletedPageScan): CompletedPageScan {
  return {
    ...decided,
    categories: decided.categories.map((category) => ({
      ...category,
      issuesCount: decided.issues.filter((one) => one.category === category.slug && isToDo(one))
        .length,
    })),
  };
}

const otherFormulaWarning =
  'The formula of the score has changed since this scan. Because a person has decided about its issues, the score was worked out anew by the present formula.';

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : '';
}
