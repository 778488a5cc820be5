import { impacts, type CompletedPageScan, type Issue, worseOutcome } from '@curbcut/model/scan';
import type { ElementOnSite, RuleOnSite, SiteAggregate } from './site-aggregate.ts';

const maxElements = 6_000;
const maxExamples = 10;
const maxHtmlLength = 400;

/** Adds a page's result to what is known of its site. Changes `site`. */
export function addPageScan(
  site: SiteAggregate,
  page: { url: string; scanId: string },
  scan: CompletedPageScan,
): void {
  const at = site.pages.push(page) - 1;
  site.scoreSum += scan.overallScore;
  site.categoryGaps ??= {};
  for (const { slug, score, nothingToCheck } of scan.categories) {
    if (nothingToCheck) site.categoryGaps[slug] = (site.categoryGaps[slug] ?? 0) + 1;
    else site.categorySums[slug] = (site.categorySums[slug] ?? 0) + score;
  }
  site.passedRules = Math.max(site.passedRules, scan.passedRules);
  if (scan.notAssessed.length > 0) site.notAssessedPages += 1;
  addEngines(site, scan);
  addRuleRuns(site, scan);
  addFacts(site, scan);
  for (const issue of scan.issues) addIssue(site, at, issue);
}

function addIssue(site: SiteAggregate, at: number, issue: Issue): void {
  const key = `${issue.rule}|${issue.outcome}|${issue.level}`;
  const rule = (site.rules[key] ??= newRule(issue));
  if (impacts.indexOf(issue.impact) < impacts.indexOf(rule.issue.impact)) {
    rule.issue.impact = issue.impact;
  }
  rule.pages += 1;
  rule.nodesTotal += issue.nodesTotal;
  for (const node of issue.nodes) {
    const known = rule.elements[node.fingerprint];
    if (known) {
      known.nodes += 1;
      addExample(known, at, issue);
    } else if (site.elements < maxElements) {
      site.elements += 1;
      rule.elements[node.fingerprint] = {
        pages: 1,
        nodes: 1,
        lastPage: at,
        examples: [{ page: at, issue: issue.fingerprint }],
        node: {
          target: node.target,
          html: node.html.slice(0, maxHtmlLength),
          failureSummary: node.failureSummary,
        },
      };
    }
  }
}

function newRule(issue: Issue): RuleOnSite {
  const { nodes: _nodes, nodesTotal: _nodesTotal, fingerprint: _fingerprint, ...words } = issue;
  return { issue: words, pages: 0, nodesTotal: 0, elements: {} };
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

function addEngines(site: SiteAggregate, scan: CompletedPageScan): void {
  for (const run of scan.engines) {
    if (run.score !== null) {
      const scores = (site.engineScores[run.engine] ??= { sum: 0, pages: 0 });
      scores.sum += run.score;
      scores.pages += 1;
    }
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

function addRuleRuns(site: SiteAggregate, scan: CompletedPageScan): void {
  for (const { rule, outcome, hash } of scan.rules) {
    const known = site.ruleRuns[rule]?.outcome ?? 'untested';
    site.ruleRuns[rule] = { rule, outcome: worseOutcome(known, outcome), hash };
  }
}

function addFacts(site: SiteAggregate, { page }: CompletedPageScan): void {
  if (!site.facts) {
    site.facts = { ...page };
    return;
  }
  site.facts.elementCount += page.elementCount;
  site.facts.requestCount += page.requestCount;
  site.facts.bytesReceived += page.bytesReceived;
}
