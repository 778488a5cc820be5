import type { CauseToMatch } from '@curbcut/model/causes';
import {
  categories,
  type CompletedPageScan,
  isToDo,
  defaultStandard,
  judgeBy,
  type NotAssessed,
  scoreFormula,
  scoreOfSite,
  summarizeSite,
  type Standard,
  worstFirst,
} from '@curbcut/model/scan';
import { amount, countOf } from '@curbcut/model/text';
import { keepIdentities } from '../causes/keep-identities.ts';
import { comparePages, type SiteComparison } from '../compare/compare-pages.ts';
import { maxCompared } from './add-page.ts';
import { listSiteCauses, type SiteCause } from './list-site-causes.ts';
import { roundDown, siteScore, type SiteAggregate } from './site-aggregate.ts';

export interface PageCounts {
  /** Without those that were skipped. */
  found: number;
  done: number;
  failed: number;
  skipped: number;
  /** Of them files, which are listed and are no pages that were left out. */
  files: number;
  cancelled: number;
}

interface AboutSite {
  url: string;
  /** What its pages were judged by. */
  standard: Standard;
  startedAt: Date;
  endedAt: Date;
  counts: PageCounts;
  notes: string[];
  /** The causes of the last scan of the site. */
  last: readonly CauseToMatch[];
  /** Those of the scans before that: what came back is known again. */
  earlier: readonly CauseToMatch[];
}

/**
 * The sum of a site's pages in the form of a page's result, so that every list and report can show it, and which pages
 * each of its issues is on.
 */
export function sumUpSite(
  site: SiteAggregate,
  about: AboutSite,
): { result: CompletedPageScan; causes: SiteCause[] } {
  const comparison = comparePages(site.compared, (at) => site.pages[at]);
  const together = (comparison?.issues ?? []).map((issue) => judgeBy(about.standard, issue));
  const onlyTogether = together.map((issue): SiteCause => ({
    issue,
    pages: comparison?.pages.get(issue.fingerprint) ?? [],
    elements: [],
  }));
  const causes = [...keepIdentities(listSiteCauses(site), about), ...onlyTogether];
  return { result: toSiteResult(site, about, comparison, causes), causes };
}

function toSiteResult(
  site: SiteAggregate,
  about: AboutSite,
  comparison: SiteComparison | null,
  causes: readonly SiteCause[],
): CompletedPageScan {
  const issues = worstFirst(causes.map(({ issue }) => issue));
  const pages = site.pages.length;
  const durationMs = about.endedAt.getTime() - about.startedAt.getTime();
  const overallScore = scoreOfSite(siteScore(site), issues);
  if (!site.facts) throw new Error('A site without a completed page has no result');
  return {
    status: 'completed',
    url: about.url,
    finalUrl: site.pages[0]?.url ?? about.url,
    ...(about.standard === defaultStandard ? {} : { standard: about.standard }),
    startedAt: about.startedAt.toISOString(),
    durationMs,
    overallScore,
    scoreFormula,
    categories: categories.map(({ slug }) => {
      const checkedPages = pages - (site.categoryGaps[slug] ?? 0);
      const untested = checkedPages === 0 && site.untestedCategories.has(slug);
      return {
        slug,
        score: checkedPages === 0 ? null : roundDown((site.categorySums[slug] ?? 0) / checkedPages),
        ...(untested ? { untested } : {}),
        issuesCount: issues.filter((issue) => issue.category === slug && isToDo(issue)).length,
      };
    }),
    issues,
    rules: [...site.rules.values(), ...(comparison?.rules ?? [])],
    passedRules: site.passedRules,
    notAssessed: listNotAssessed(site, about.counts),
    ...(site.untried.size > 0 ? { untried: [...site.untried.values()] } : {}),
    summary: summarizeSite({ pages, overallScore, issues, standard: about.standard }),
    warnings: about.notes,
    engines: [
      ...site.engines.map((run) => ({ ...run, score: meanScore(site, run.engine) })),
      ...(comparison ? [comparison.run] : []),
    ],
    page: site.facts,
    timings: { totalMs: durationMs, loadMs: 0, stableMs: 0, engines: {}, evidenceMs: 0 },
  };
}

/** The mean of its scores of the pages that it gave one; null without. */
function meanScore({ engineScores }: SiteAggregate, engine: string): number | null {
  const scores = engineScores[engine];
  return scores ? roundDown(scores.sum / scores.pages) : null;
}

function listNotAssessed(site: SiteAggregate, counts: PageCounts): NotAssessed[] {
  const said: NotAssessed[] = [];
  const say = (code: string, message: string) =>
    said.push({ kind: 'page', target: [], code, message });
  if (counts.failed > 0) {
    say('PAGES_FAILED', `${countOf(counts.failed, 'page')} of the site could not be scanned.`);
  }
  const skipped = counts.skipped - counts.files;
  if (skipped > 0) {
    say(
      'PAGES_SKIPPED',
      `${countOf(skipped, 'address', 'addresses')} of the site ${skipped === 1 ? 'was' : 'were'} not scanned.`,
    );
  }
  if (counts.cancelled > 0) {
    say(
      'PAGES_CANCELLED',
      `The scan was cancelled before ${countOf(counts.cancelled, 'page')} could be scanned.`,
    );
  }
  if (site.unreadablePages > 0) {
    say(
      'PAGES_UNREADABLE',
      `What is stored of ${countOf(site.unreadablePages, 'page')} is damaged, so ${site.unreadablePages === 1 ? 'its result is' : 'their results are'} missing here.`,
    );
  }
  if (site.unscoredPages > 0) {
    say(
      'PAGES_UNSCORED',
      `${countOf(site.unscoredPages, 'page')} of the site ${site.unscoredPages === 1 ? 'shows nothing and has' : 'show nothing and have'} no score.`,
    );
  }
  if (site.compared.length === maxCompared && site.pages.length > maxCompared) {
    say(
      'PAGES_NOT_COMPARED',
      `The first ${amount(maxCompared)} pages were compared with each other; the others were not.`,
    );
  }
  if (site.notAssessedPages > 0) {
    say(
      'PARTS_NOT_ASSESSED',
      `${countOf(site.notAssessedPages, 'page')} ${site.notAssessedPages === 1 ? 'has' : 'have'} parts that could not be judged; the page’s own scan names them.`,
    );
  }
  for (const [message, { rules, pages }] of site.leftAloneParts)
    said.push({
      kind: 'page',
      target: [],
      code: 'LEFT_ALONE',
      message: `${message.replace(/\.$/, '')}, on ${pathsOf(pages)}.`,
      rules: [...rules],
    });
  if (site.leftAlonePages > 0) {
    said.push({
      kind: 'page',
      target: [],
      code: 'LEFT_ALONE',
      message: `${countOf(site.leftAlonePages, 'page')} ${site.leftAlonePages === 1 ? 'has' : 'have'} controls that were left alone; the page’s own scan names them.`,
      rules: [...site.leftAlone],
    });
  }
  return said;
}

const maxPaths = 5;

/** `/login, /contact and 3 more pages` */
function pathsOf(urls: readonly string[]): string {
  const paths = urls.slice(0, maxPaths).map((url) => URL.parse(url)?.pathname ?? url);
  const more = urls.length - paths.length;
  return more > 0 ? `${paths.join(', ')} and ${countOf(more, 'more page')}` : paths.join(', ');
}
