import { type Transaction, unpackCausePages } from '@curbcut/db';
import type { VerdictScope } from '@curbcut/model/scan';
import { sql } from 'kysely';
import type { Viewer } from '../kernel/context/viewer.ts';
import {
  compareWith,
  findPagesLookedAgain,
  summarizeOutcome,
  toChange,
} from '../finalization/index.ts';
import { findCompletedScan, hostOf, hostOfUrl } from '../results/index.ts';
import { deletePrintedReports } from './delete-printed-reports.ts';
import type { HeldScan } from './hold-scan.ts';

/** Of one page; each costs about as much as opening it. */
const maxScans = 200;

/**
 * Brings up to date what lists, trends and statistics show of the scan and of later ones of the same page, and takes away
 * printed reports that say something else now. To be called after a verdict was stored, within its transaction.
 */
export async function refreshScans(
  trx: Transaction,
  { userId }: Viewer,
  held: Pick<HeldScan, 'scanId' | 'url' | 'appliesFrom' | 'isSite' | 'stored'>,
  { scope, cause }: { scope: VerdictScope; cause: string },
): Promise<void> {
  const { url, appliesFrom, stored } = held;
  const urls = held.isSite ? await urlsOfCause(trx, held.scanId, cause) : [url];
  const later = await trx
    .selectFrom('scans')
    .select(['id', 'previous_scan_id'])
    .where('user_id', '=', userId)
    .where('url', '=', sql<string>`any(${urls})`)
    .where('status', '=', 'completed')
    .where('scan_type', '=', 'single_page')
    .where('finished_at', '>=', appliesFrom)
    .orderBy('finished_at', 'desc')
    .limit(maxScans)
    .execute();
  for (const scan of later) await refreshScan(trx, scan);
  if (held.isSite) await refreshSite(trx, held.scanId);
  if (scope === 'website') await refreshWebsite(trx, userId, url);
  await deletePrintedReports(trx, {
    userId,
    url,
    endedAt: appliesFrom,
    scope,
    finalUrl: stored.finalUrl,
  });
}

/** Of the worst pages that a cause of a site is on; without any where the site ended before they were stored. */
async function urlsOfCause(trx: Transaction, siteScanId: string, cause: string): Promise<string[]> {
  const stored = await trx
    .selectFrom('site_causes')
    .select('bytes')
    .where('site_scan_id', '=', siteScanId)
    .where('fingerprint', '=', cause)
    .executeTakeFirst();
  if (!stored) return [];
  const { pages } = await unpackCausePages(stored.bytes);
  const positions = pages.slice(0, maxScans).map(({ position }) => position);
  const rows = await trx
    .selectFrom('site_pages')
    .innerJoin('scans', 'scans.id', 'site_pages.scan_id')
    .select('scans.url')
    .where('site_pages.site_scan_id', '=', siteScanId)
    .where('site_pages.position', '=', sql<number>`any(${positions})`)
    .execute();
  return rows.map((row) => row.url);
}

/** Its score stays that of its pages as they were scanned. */
async function refreshSite(trx: Transaction, siteScanId: string): Promise<void> {
  const site = await findCompletedScan(trx, siteScanId);
  if (!site) return;
  const { issues_count, severity_counts, ignored_critical_until } = summarizeOutcome(site.pageScan);
  const { previous_scan_id: lastId } = await trx
    .selectFrom('scans')
    .select('previous_scan_id')
    .where('id', '=', siteScanId)
    .executeTakeFirstOrThrow();
  const last = lastId === null ? null : await findCompletedScan(trx, lastId);
  const change =
    last &&
    toChange(
      compareWith(last, site.pageScan, await findPagesLookedAgain(trx, last.scanId, siteScanId)),
    );
  await trx
    .updateTable('scans')
    .set({ issues_count, severity_counts, ignored_critical_until, ...change })
    .where('id', '=', siteScanId)
    .execute();
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
    const { ignored_critical_until } = summarizeOutcome(scan.pageScan);
    await trx.updateTable('scans').set({ ignored_critical_until }).where('id', '=', id).execute();
  }
}

async function refreshScan(
  trx: Transaction,
  scan: { id: string; previous_scan_id: string | null },
): Promise<void> {
  const now = await findCompletedScan(trx, scan.id);
  if (!now) return;
  const { previous_scan_id: lastId } = scan;
  const last = lastId === null ? null : await findCompletedScan(trx, lastId);
  const { overall_score, issues_count, category_scores, severity_counts, ignored_critical_until } =
    summarizeOutcome(now.pageScan);
  await trx
    .updateTable('scans')
    .set({
      overall_score,
      issues_count,
      category_scores,
      severity_counts,
      ignored_critical_until,
      ...(last ? toChange(compareWith(last, now.pageScan)) : {}),
    })
    .where('id', '=', scan.id)
    .execute();
}
