import { readDatabaseTime, type Db, type ScanRow } from '@curbcut/db';
import { AppError } from '@curbcut/model/errors';
import {
  countsInScore,
  paceOfPages,
  scoreWord,
  siteSecondsToGo,
  toScoreOutOf100,
  type Issue,
} from '@curbcut/model/scan';
import { amount } from '@curbcut/model/text';
import type { SiteIssue, SiteScanAnswer } from '@curbcut/wire/scan';
import { sql } from 'kysely';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Reader } from '../kernel/context/viewer.ts';
import { isFinal, readScan } from '../results/index.ts';
import { listRulesSoFar } from './causes/list-rules-so-far.ts';
import { countPages } from './count-pages.ts';
import { listNotScanned } from './pages/list-not-scanned.ts';
import { listSitePages, type ListedSite } from './pages/list-site-pages.ts';
import { siteLimits } from './site-limits.ts';

const maxIssuesListed = 200;
const maxExamples = 3;

/**
 * How far the scan of a site is, the first of its pages, and what they have in common so far, without reading their
 * results. Throws NOT_FOUND, also for the scan of one page.
 */
export async function getSiteScan({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { scanId: string; reader: Reader };
}): Promise<SiteScanAnswer> {
  const { db } = ctx;
  const { scan, report } = await readScan(db, input.scanId, input.reader);
  const site = await readSite(db, scan);
  const [counts, pages, notScanned, score] = await Promise.all([
    countPages(db, scan.id),
    listSitePages(db, toListedSite(scan), 'wanted', { offset: 0, limit: siteLimits.pagesShown }),
    listNotScanned(db, scan.id),
    readScores(db, scan.id),
  ]);
  const issues = report.result
    ? report.result.issues.slice(0, maxIssuesListed).map(toSiteIssue)
    : await listRulesSoFar(db, scan);
  const notes = [...site.notes];
  if (counts.skipped >= siteLimits.skippedListed) {
    notes.push(
      `More addresses may have been found than are listed: of those that are not scanned, the first ${amount(siteLimits.skippedListed)} are, and the first ${amount(siteLimits.nearCopiesListed)} near-copies.`,
    );
  }
  if (report.result && report.result.issues.length > maxIssuesListed) {
    notes.push(`Only the ${amount(maxIssuesListed)} worst issues are listed here.`);
  }
  return {
    scan_id: scan.id,
    url: scan.url,
    status: scan.status,
    cancelled: scan.cancelled_at !== null,
    near_copies: site.near_copies,
    addresses: site.addresses,
    pages_limit: site.pages_limit,
    found: counts.found,
    done: counts.done,
    failed: counts.failed,
    skipped: counts.skipped,
    cancelled_pages: counts.cancelled,
    seconds_to_go:
      scan.status === 'running' && !scan.cancelled_at
        ? await readTimeToGo(db, scan.id, counts.open)
        : null,
    overall_score: report.result ? report.result.overallScore : score.mean,
    issues_count: report.result ? report.result.issuesCount : issues.filter(isCounted).length,
    pages: pages.map(({ position: _position, ...page }) => page),
    pages_total: counts.found,
    pages_to_recount: await countOutdated(db, scan.id),
    score_words: score.words,
    not_scanned: notScanned,
    issues,
    pictures: await readPictures(db, report.result?.issues ?? []),
    notes,
  };
}

/** Throws NOT_FOUND for the scan of one page. */
export async function readSite(db: Db, { id }: Pick<ScanRow, 'id'>) {
  const site = await db
    .selectFrom('site_scans')
    .selectAll()
    .where('scan_id', '=', id)
    .executeTakeFirst();
  if (!site) throw new AppError('NOT_FOUND', 'This is the scan of one page, not of a site.');
  return site;
}

export function toListedSite(
  scan: Pick<ScanRow, 'id' | 'status' | 'previous_scan_id'>,
): ListedSite {
  return { id: scan.id, hasEnded: isFinal(scan), previousScanId: scan.previous_scan_id };
}

/** The pages' mean, cut to a hundredth, and how many pages have which word; from the pages' rows alone. */
async function readScores(
  db: Db,
  siteScanId: string,
): Promise<{ mean: number | null; words: SiteScanAnswer['score_words'] }> {
  const rows = await db
    .selectFrom('site_pages')
    .innerJoin('scans', 'scans.id', 'site_pages.scan_id')
    .select(['scans.overall_score as score', sql<number>`count(*)::int`.as('pages')])
    .where('site_pages.site_scan_id', '=', siteScanId)
    .where('site_pages.status', '=', 'completed')
    .where('scans.overall_score', 'is not', null)
    .groupBy('scans.overall_score')
    .orderBy('scans.overall_score')
    .execute();
  const all = rows.reduce((sum, { pages }) => sum + pages, 0);
  const sum = rows.reduce((total, { score, pages }) => total + (score ?? 0) * pages, 0);
  const byWord = Map.groupBy(rows, ({ score }) => scoreWord(toScoreOutOf100(score ?? 0)));
  return {
    mean: all === 0 ? null : Math.floor((sum / all) * 100 + 1e-6) / 100,
    words: [...byWord].map(([word, group]) => ({
      word,
      pages: group.reduce((total, { pages }) => total + pages, 0),
    })),
  };
}

/** From when the last pages ended. */
async function readTimeToGo(db: Db, siteScanId: string, open: number): Promise<number | null> {
  const rows = await db
    .selectFrom('site_pages')
    .innerJoin('scans', 'scans.id', 'site_pages.scan_id')
    .select('scans.finished_at')
    .where('site_pages.site_scan_id', '=', siteScanId)
    .where('site_pages.status', 'in', ['completed', 'failed'])
    .where('scans.finished_at', 'is not', null)
    .orderBy('scans.finished_at', 'desc')
    .limit(paceOfPages)
    .execute();
  const ends = rows.flatMap(({ finished_at: end }) => end ?? []);
  return siteSecondsToGo({ ends, open, now: await readDatabaseTime(db) });
}

/** A verdict on a cause of many pages is counted on the worst at once, and on the others one after the other. */
async function countOutdated(db: Db, siteScanId: string): Promise<number> {
  const { count } = await db
    .selectFrom('site_pages')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('site_scan_id', '=', siteScanId)
    .where('score_outdated', '=', true)
    .executeTakeFirstOrThrow();
  return count;
}

/** Of the pages that examples are on, so that each can be cut out of its own page's picture. */
async function readPictures(db: Db, issues: readonly Issue[]): Promise<SiteScanAnswer['pictures']> {
  const ids = new Set(
    issues.flatMap(({ nodes }) => nodes.flatMap(({ page }) => page?.scanId ?? [])),
  );
  if (ids.size === 0) return [];
  const rows = await db
    .selectFrom('screenshots')
    .select(['scan_id', 'width', 'height', 'scale', 'truncated'])
    .where('scan_id', 'in', [...ids])
    .execute();
  return rows.map((row) => ({ ...row, url: `/scan/${row.scan_id}/screenshot` }));
}

function isCounted(issue: SiteIssue): boolean {
  return countsInScore({ ...issue, inStandard: issue.in_standard });
}

function toSiteIssue(issue: Issue): SiteIssue {
  return {
    key: issue.fingerprint,
    rule: issue.rule,
    title: issue.title,
    impact: issue.impact,
    outcome: issue.outcome,
    level: issue.level,
    ...(issue.inStandard === undefined ? {} : { in_standard: issue.inStandard }),
    category: issue.category,
    description: issue.description,
    help: issue.help,
    help_url: issue.helpUrl,
    wcag: issue.wcag,
    pages_count: issue.pagesCount ?? 1,
    nodes_total: issue.nodesTotal,
    examples: issue.nodes.slice(0, maxExamples).flatMap(({ page, html, fingerprint }) =>
      page?.scanId === undefined
        ? []
        : [
            {
              url: page.url,
              scan_id: page.scanId,
              fingerprint: page.fingerprint ?? fingerprint,
              html,
            },
          ],
    ),
  };
}
