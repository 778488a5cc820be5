import type { Transaction } from '@curbcut/db';
import type { IssueOutcome, VerdictScope } from '@curbcut/model/scan';
import { sql } from 'kysely';
import type { Viewer } from '../kernel/context/viewer.ts';
import { summarizeOutcome } from '../finalization/index.ts';
import { findCompletedScan, hostOf, hostOfUrl } from '../results/index.ts';
import { deletePrintedReports, deletePrintedReportsOf } from './delete-printed-reports.ts';
import type { HeldScan } from './hold-scan.ts';
import { markOutdatedPages, markPage, refreshOutdatedPages } from './outdated-pages.ts';
import { refreshPagesApart } from './refresh-pages-apart.ts';
import { refreshScan, refreshSite } from './refresh-scan.ts';

/** Of one page; each costs about as much as opening it. */
const maxScans = 200;
/** Of the pages of sites, while somebody waits for the answer. */
const pagesAtOnce = 50;

/**
 * Brings up to date what lists, trends and statistics show of the scan, of later ones of the same page and of the sites
 * that these are pages of, and takes away printed reports that say something else now. A verdict on a cause does so for all
 * of its pages: for the worst at once, for the others by `refreshOutdatedSites`. To be called after a verdict was stored,
 * within its transaction.
 */
export async function refreshScans(
  trx: Transaction,
  { userId }: Viewer,
  held: Pick<HeldScan, 'url' | 'appliesFrom' | 'stored'>,
  verdict: { scope: VerdictScope; isOnCause: boolean; rule: string; outcome: IssueOutcome },
): Promise<void> {
  const { url, appliesFrom, stored } = held;
  const host = hostOf(stored.finalUrl);
  const { scope, rule, outcome } = verdict;
  const ofCause =
    verdict.isOnCause || scope === 'website'
      ? await markOutdatedPages(trx, { userId, host, since: appliesFrom, rule, outcome })
      : { sites: [], urls: [] };
  let left = pagesAtOnce;
  for (const site of ofCause.sites.toReversed()) {
    left -= await refreshOutdatedPages(trx, site, left);
  }
  const later = await refreshLater(trx, userId, appliesFrom, { url, others: ofCause.urls });
  const touched = [...new Set([...ofCause.sites, ...later.sites])];
  for (const site of touched) {
    if (!(await refreshSite(trx, site))) await markPage(trx, site, url);
  }
  if (scope === 'website') await refreshWebsite(trx, userId, url);
  await deletePrintedReports(trx, {
    userId,
    url,
    endedAt: appliesFrom,
    scope,
    finalUrl: stored.finalUrl,
  });
  await deletePrintedReportsOf(trx, touched);
}

/**
 * Scans of the page, and of others by themselves, that ended since then; the newest. Returns the sites that they are pages
 * of, in the order in which these were asked for.
 */
async function refreshLater(
  trx: Transaction,
  userId: string,
  since: Date,
  { url, others }: { url: string; others: readonly string[] },
): Promise<{ sites: string[] }> {
  const later = await trx
    .selectFrom('scans')
    .leftJoin('scans as parent', 'parent.id', 'scans.parent_id')
    .select(['scans.id', 'scans.previous_scan_id', 'scans.parent_id', 'parent.requested_at'])
    .where('scans.user_id', '=', userId)
    .where((eb) =>
      eb.or([
        eb('scans.url', '=', url),
        eb.and([
          eb('scans.url', '=', sql<string>`any(${others}::text[])`),
          eb('scans.parent_id', 'is', null),
        ]),
      ]),
    )
    .where('scans.status', '=', 'completed')
    .where('scans.scan_type', '=', 'single_page')
    .where('scans.finished_at', '>=', since)
    .orderBy('scans.finished_at', 'desc')
    .limit(maxScans)
    .execute();
  for (const scan of later) {
    const pageScan = await refreshScan(trx, scan);
    const { id: scanId, parent_id: site } = scan;
    if (pageScan && site !== null) await refreshPagesApart(trx, site, [{ scanId, pageScan }]);
  }
  const parents = later
    .flatMap(({ parent_id: id, requested_at: at }) =>
      id !== null && at !== null ? [{ id, at }] : [],
    )
    .sort((a, b) => a.at.getTime() - b.at.getTime());
  return { sites: [...new Set(parents.map(({ id }) => id))] };
}

/** What is ignored on all pages is open on none: of each address the newest scan says how it stands. */
async function refreshWebsite(trx: Transaction, userId: string, url: string): Promise<void> {
  const newest = await trx
    .selectFrom('scans')
    .distinctOn('url')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'completed')
    .where('parent_id', 'is', null)
    .where(hostOfUrl('scans.url'), '=', hostOf(url))
    .orderBy('url')
    .orderBy('finished_at', 'desc')
    .limit(maxScans)
    .execute();
  for (const { id } of newest) {
    const scan = await findCompletedScan(trx, id);
    if (!scan) continue;
    const { issues_count, severity_counts, ignored } = summarizeOutcome(scan.pageScan);
    await trx
      .updateTable('scans')
      .set({ issues_count, severity_counts, ignored })
      .where('id', '=', id)
      .execute();
  }
}
