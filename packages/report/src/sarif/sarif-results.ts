import {
  ignoreReasonWords,
  isBeyondStandard,
  isSettled,
  sourcesOf,
  type EngineRun,
  type Issue,
  type IssueNode,
  type Lifecycle,
  type MeasuredFact,
  verdictWords,
} from '@curbcut/model/scan';
import { visibleText } from '../html/visible-text.ts';
import { pageUri } from './sarif-uri.ts';
import { levels, ruleId } from './sarif-rules.ts';
import { sarifText } from './sarif-text.ts';

/** What a changed rule finds can't be compared: SARIF has no word for that but leaving the state out. */
const baselineStates: Partial<Record<Lifecycle, string>> = {
  new: 'new',
  'came-back': 'new',
  recurring: 'unchanged',
  fixed: 'absent',
};

/**
 * One result for each affected element, because each must be fixed for itself; one for an issue without elements.
 * `uris` are the pages as the run lists them, the scan's own first; `engines` those of the scan.
 */
export function sarifResults(
  issues: readonly Issue[],
  ruleIds: readonly string[],
  uris: readonly string[],
  engines: readonly EngineRun[],
) {
  return issues.flatMap((issue) => {
    const nodes = issue.nodes.length > 0 ? issue.nodes : [null];
    return nodes.map((node, index) => {
      const { properties, ...rest } = result(issue, node, ruleIds, uris, engines);
      const how = index === 0 ? howToSee(issue) : {};
      return { ...rest, properties: { ...properties, ...how } };
    });
  });
}

function result(
  issue: Issue,
  node: IssueNode | null,
  ruleIds: readonly string[],
  uris: readonly string[],
  engines: readonly EngineRun[],
) {
  const uri = node?.page?.url === undefined ? (uris[0] ?? '') : pageUri(node.page.url);
  const id = ruleId(issue);
  const what = sarifText(node?.failureSummary || issue.description);
  return {
    ruleId: id,
    ruleIndex: ruleIds.indexOf(id),
    // A result that is no failure has no level (SARIF 2.1.0, 3.27.10).
    ...(issue.outcome === 'failed'
      ? { kind: 'fail', level: isBeyondStandard(issue) ? 'note' : levels[issue.impact] }
      : { kind: 'review', level: 'none' }),
    message: { text: `${sarifText(issue.title)}. ${what}`.trim() },
    locations: [sarifLocation(uri, node?.target ?? [], node?.html, uris.indexOf(uri))],
    partialFingerprints: {
      'curbcutIssue/v1': visibleText(issue.fingerprint),
      ...(node ? { 'curbcutElement/v1': visibleText(node.fingerprint) } : {}),
    },
    ...baselineState(node?.lifecycle ?? issue.lifecycle),
    ...suppressionsOf(issue),
    properties: {
      impact: issue.impact,
      category: issue.category,
      engines: issue.detectedBy.map(({ engine, rule }) => visibleText(`${engine}:${rule}`, 200)),
      independentSources: sourcesOf(issue, engines).map(({ engine }) => visibleText(engine, 200)),
      affectedElements: issue.nodesTotal,
      ...(issue.pagesCount === undefined ? {} : { affectedPages: issue.pagesCount }),
      ...verdictOf(issue),
      ...measuredOf(node),
      ...(issue.reproduction?.state ? { seen: visibleText(issue.reproduction.state) } : {}),
    },
  };
}

function measuredOf(node: IssueNode | null): { measured?: MeasuredFact[] } {
  if (!node?.facts) return {};
  const measured = node.facts.map(({ name, value }) => ({
    name: visibleText(name, 100),
    value: visibleText(value, 300),
  }));
  return { measured };
}

/** Steps and test stand once for an issue, with its first element. */
function howToSee({ reproduction }: Issue) {
  if (!reproduction) return {};
  const { steps, snippet } = reproduction;
  return {
    steps: steps.map((step) => visibleText(step)),
    ...(snippet === null ? {} : { playwrightTest: visibleText(snippet, 8_000) }),
  };
}

/** What people have set aside is suppressed (SARIF 2.1.0, 3.35), by whom and why. */
function suppressionsOf({ verdict }: Issue): { suppressions?: object[] } {
  if (!verdict || !isSettled({ verdict })) return {};
  const { kind, reason, note, author, decidedAt, endsOn } = verdict;
  const why = [verdictWords[kind], reason === null ? '' : ignoreReasonWords[reason], note];
  const justification = why.filter((part) => part !== '').join('. ');
  return {
    suppressions: [
      {
        kind: 'external',
        status: 'accepted',
        justification: sarifText(justification),
        properties: {
          verdict: kind,
          author: visibleText(author, 200),
          decidedAt,
          ...(endsOn === null ? {} : { endsOn }),
        },
      },
    ],
  };
}

/** What a person said of a result that goes on to count, or to wait for an answer: it is not suppressed. */
function verdictOf({ verdict }: Issue): { verdict?: object } {
  if (!verdict || isSettled({ verdict })) return {};
  const { kind, note, author, decidedAt } = verdict;
  return {
    verdict: { kind, note: visibleText(note), author: visibleText(author, 200), decidedAt },
  };
}

function baselineState(lifecycle: Lifecycle | null | undefined): { baselineState?: string } {
  const state = lifecycle ? baselineStates[lifecycle] : undefined;
  return state === undefined ? {} : { baselineState: state };
}

/**
 * The page, and on it the element that `target` leads to, with its markup. Elements of a live page have no line; line 1
 * stands for the page, because a region must begin somewhere.
 */
export function sarifLocation(uri: string, target: readonly string[], markup = '', index = 0) {
  const region = markup ? { region: { startLine: 1, snippet: { text: visibleText(markup) } } } : {};
  const element = {
    name: visibleText(target.at(-1) ?? ''),
    fullyQualifiedName: visibleText(target.join(' >>> '), 4_000),
    kind: 'element',
  };
  return {
    physicalLocation: { artifactLocation: { uri, index: Math.max(0, index) }, ...region },
    ...(target.length > 0 ? { logicalLocations: [element] } : {}),
  };
}
