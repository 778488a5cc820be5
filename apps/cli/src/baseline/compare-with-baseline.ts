import {
  countsInScore,
  type CompletedPageScan,
  type Issue,
  type Lifecycle,
} from '@curbcut/model/scan';
import type { Baseline, BaselineIssue, BaselinePage } from './baseline.ts';

/**
 * The scan with its failed issues and their elements told apart: `new`, `recurring` (the baseline has them), and
 * `rule-changed`, which only a rule finds that is another than the baseline's.
 */
export function compareWithBaseline(
  scan: CompletedPageScan,
  baseline: Baseline,
): CompletedPageScan {
  const page = findPage(scan.url, baseline);
  const known = page?.issues ?? [];
  // On a page that the baseline doesn't know everything is new, whatever the rules are.
  const others = page
    ? scan.rules.filter(({ rule, revision }) => baseline.rules[rule] !== revision)
    : [];
  const changed = new Set(others.map(({ rule }) => rule));
  return {
    ...scan,
    issues: scan.issues.map((issue) =>
      countsInScore(issue) ? withLifecycle(issue, known, changed.has(issue.rule)) : issue,
    ),
  };
}

/** What the baseline knows of a page, so that the scanner knows its elements again. */
export function knownIssues(url: string, baseline: Baseline): Pick<Issue, 'rule' | 'nodes'>[] {
  const shown = { target: [], html: '', failureSummary: '', box: null };
  return (findPage(url, baseline)?.issues ?? []).map(({ rule, known = [] }) => ({
    rule,
    nodes: known.map((element) => ({ ...shown, ...element })),
  }));
}

/** Failed issues that count against a baseline: those that are new, or have an element that is. */
export function isNewToBaseline({ lifecycle, nodes }: Issue): boolean {
  return lifecycle === 'new' || nodes.some((node) => node.lifecycle === 'new');
}

function withLifecycle(
  issue: Issue,
  known: readonly BaselineIssue[],
  ruleHasChanged: boolean,
): Issue {
  const before = known.filter(({ rule, level }) => rule === issue.rule && level === issue.level);
  const fingerprints = new Set(before.flatMap((each) => each.fingerprints));
  const nodes = issue.nodes.map((node) => ({
    ...node,
    lifecycle: fingerprints.has(node.fingerprint) ? ('recurring' as const) : ('new' as const),
  }));
  const recurs = nodes.some(({ lifecycle }) => lifecycle === 'recurring');
  const isWholePage = nodes.length === 0 && before.length > 0;
  const elements = before.reduce((sum, each) => sum + each.elements, 0);
  const grew = issue.nodesTotal > issue.nodes.length && issue.nodesTotal > elements;
  const hasNew = grew || nodes.some(({ lifecycle }) => lifecycle === 'new');
  if (hasNew && ruleHasChanged) return { ...issue, lifecycle: 'rule-changed' };
  const lifecycle: Lifecycle = (recurs && !grew) || isWholePage ? 'recurring' : 'new';
  return { ...issue, lifecycle, nodes };
}

/** The page of the same address, else the only one with its path: what is tested locally is deployed elsewhere. */
function findPage(url: string, { pages }: Baseline): BaselinePage | undefined {
  const same = pages.find((page) => page.url === url);
  if (same) return same;
  const alike = pages.filter((page) => pathOf(page.url) === pathOf(url));
  return alike.length === 1 ? alike[0] : undefined;
}

function pathOf(url: string): string {
  const address = URL.parse(url);
  return address ? `${address.pathname}${address.search}` : url;
}
