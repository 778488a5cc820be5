import {
  impacts,
  worseOutcome,
  type EngineRun,
  type Issue,
  type RuleRun,
  type SitePageResult,
} from '@curbcut/model/scan';
import type { ElementOnSite, IssueOnSite, SiteAggregate } from './site-aggregate.ts';

const maxElements = 6_000;
const maxExamples = 10;
export const maxCompared = 300;

/** Adds a page's result to what is known of its site. Changes `site`. */
export function addPage(site: SiteAggregate, page: SitePageResult): void {
  const at = site.pages.push({ url: page.url, scanId: page.scanId }) - 1;
  if (page.outline && site.compared.length < maxCompared) {
    site.compared.push({ at, url: page.url, outline: page.outline });
  }
  if (page.overallScore === null) site.unscoredPages += 1;
  else site.scoreSum += page.overallScore;
  for (const { slug, score, untested } of page.categories) {
    if (untested) site.untestedCategories.add(slug);
    if (score === null) site.categoryGaps[slug] = (site.categoryGaps[slug] ?? 0) + 1;
    else site.categorySums[slug] = (site.categorySums[slug] ?? 0) + score;
  }
  site.passedRules = Math.max(site.passedRules, page.passedRules);
  if (page.hasNotAssessed) site.notAssessedPages += 1;
  addEngines(site, page);
  addFacts(site, page);
  for (const run of page.rules) addRule(site, run);
  for (const issue of page.issues) addIssue(site, at, issue);
}

function addRule(site: SiteAggregate, run: RuleRun): void {
  const known = site.rules.get(run.rule);
  const outcome = worseOutcome(run.outcome, known?.outcome ?? 'untested');
  site.rules.set(run.rule, { ...run, outcome });
}

function addIssue(site: SiteAggregate, at: number, issue: Issue): void {
  // What people have decided on its page stands apart from what nobody has.
  const decided = issue.verdict ? `|${issue.verdict.kind}` : '';
  const key = `${issue.rule}|${issue.outcome}|${issue.level}${decided}`;
  const onSite = site.issues.get(key) ?? newIssue(issue);
  site.issues.set(key, onSite);
  if (impacts.indexOf(issue.impact) < impacts.indexOf(onSite.words.impact)) {
    onSite.words.impact = issue.impact;
  }
  onSite.pages += 1;
  onSite.nodesTotal += issue.nodesTotal;
  for (const node of issue.nodes) {
    const known = onSite.elements.get(node.fingerprint);
    if (known) {
      known.nodes += 1;
      addExample(known, at, issue);
    } else if (site.elements < maxElements) {
      site.elements += 1;
      onSite.elements.set(node.fingerprint, {
        pages: 1,
        nodes: 1,
        lastPage: at,
        examples: [{ page: at, issue: issue.fingerprint }],
        node: {
          target: node.target,
          html: node.html,
          failureSummary: node.failureSummary,
        },
      });
    }
  }
}

function newIssue(issue: Issue): IssueOnSite {
  const { nodes: _nodes, nodesTotal: _nodesTotal, fingerprint: _fingerprint, ...words } = issue;
  return { words, pages: 0, nodesTotal: 0, elements: new Map() };
}

/** Of several such elements on one page, the page counts once. */
function addExample(element: ElementOnSite, at: number, issue: Issue): void {
  if (element.lastPage === at) return;
  element.pages += 1;
  element.lastPage = at;
  if (element.examples.length < maxExamples) {
    element.examples.push({ page: at, issue: issue.fingerprint });
  }
}

function addEngines(site: SiteAggregate, page: SitePageResult): void {
  for (const run of page.engines) {
    addEngineScore(site, run);
    const known = site.engines.find(({ engine }) => engine === run.engine);
    if (!known) {
      site.engines.push({ ...run });
      continue;
    }
    known.durationMs += run.durationMs;
    known.findings += run.findings;
    if (run.status === 'failed') Object.assign(known, { status: run.status, error: run.error });
  }
}

function addEngineScore(site: SiteAggregate, { engine, score }: EngineRun): void {
  if (score === null) return;
  const sums = (site.engineScores[engine] ??= { sum: 0, pages: 0 });
  sums.sum += score;
  sums.pages += 1;
}

function addFacts(site: SiteAggregate, { page }: SitePageResult): void {
  if (!site.facts) {
    site.facts = { ...page };
    return;
  }
  site.facts.elementCount += page.elementCount;
  site.facts.requestCount += page.requestCount;
  site.facts.bytesReceived += page.bytesReceived;
}
