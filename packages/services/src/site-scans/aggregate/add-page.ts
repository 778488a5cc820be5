import { addToCauses, digitsOf } from '@curbcut/model/causes';
import {
  worseOutcome,
  type EngineRun,
  type RuleRun,
  type SitePageResult,
} from '@curbcut/model/scan';
import { findRule } from '@curbcut/rules';
import type { SiteAggregate } from './site-aggregate.ts';

export const maxCompared = 300;
/** Different sentences about what was left alone. */
const maxParts = 100;

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
  for (const element of page.untried ?? [])
    site.untried.set(`${element.rule} ${digitsOf(element)}`, element);
  addLeftAlone(site, page);
  addEngines(site, page);
  addFacts(site, page);
  for (const run of page.rules) addRule(site, run);
  for (const issue of page.issues)
    addToCauses(site.causes, at, issue, findRule(issue.rule)?.sharedStyle);
}

function addLeftAlone(site: SiteAggregate, page: SitePageResult): void {
  for (const rule of page.leftAlone ?? []) site.leftAlone.add(rule);
  let isTold = false;
  for (const { message, rules } of page.leftAloneParts ?? []) {
    const known = site.leftAloneParts.get(message) ?? { rules: new Set(), pages: [] };
    if (known.pages.length === 0 && site.leftAloneParts.size >= maxParts) continue;
    for (const rule of rules) known.rules.add(rule);
    known.pages.push(page.url);
    site.leftAloneParts.set(message, known);
    isTold = true;
  }
  if (page.leftAlone && !isTold) site.leftAlonePages += 1;
}

function addRule(site: SiteAggregate, run: RuleRun): void {
  const known = site.rules.get(run.rule);
  const outcome = worseOutcome(run.outcome, known?.outcome ?? run.outcome);
  site.rules.set(run.rule, { ...run, outcome });
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
