import { unpackCausePages, unpackResult, type Transaction } from '@curbcut/db';
import { outcomeAsScanned } from '@curbcut/model/causes';
import type { IssueOutcome } from '@curbcut/model/scan';
import { sql } from 'kysely';
import { isKept } from '../results/index.ts';
import { readable } from './readable.ts';
import { refreshPagesApart, type DecidedPage } from './refresh-pages-apart.ts';
import { refreshScan } from './refresh-scan.ts';

/** Of one host; scans of sites before these keep what was counted then. */
const maxSites = 20;

/** What a verdict on a cause is about. */
export interface DecidedRule {
  userId: string;
  host: string;
  /** Scans that ended then or later. */
  since: Date;
  rule: string;
  outcome: IssueOutcome;
}

interface OutdatedPages {
  /** In the order in which they ended. */
  sites: string[];
  /** Of their pages. */
  urls: string[];
}

/**
 * Marks the pages, of the person's sites on that host, that have what a verdict on a cause is about, without reading a
 * page's result. Elements of one kind can stand among several causes
 * of their rule, so all of these are looked at.
 */
export async function markOutdatedPages(
  trx: Transaction,
  decided: DecidedRule,
): Promise<OutdatedPages> {
  const sites = await trx
    .selectFrom('scans')
    .innerJoin('site_scans', 'site_scans.scan_id', 'scans.id')
    .innerJoin('scan_results', 'scan_results.scan_id', 'scans.id')
    .select(['scans.id', 'scan_results.bytes'])
    .where('scans.user_id', '=', decided.userId)
    .where('scans.status', '=', 'completed')
    .where('scans.finished_at', '>=', decided.since)
    .where('site_scans.host', '=', decided.host)
    .where(isKept)
    .orderBy('scans.finished_at', 'desc')
    .limit(maxSites)
    // Held before their pages are, as who deletes a site does; one that is being deleted is left alone.
    .forUpdate('scans')
    .skipLocked()
    .execute();
  const urls = new Set<string>();
  for (const site of sites) {
    const positions = await findPositions(trx, site, decided);
    const marked = await trx
      .updateTable('site_pages')
      .from('scans')
      .set({ score_outdated: true })
      .whereRef('scans.id', '=', 'site_pages.scan_id')
      .where('site_pages.site_scan_id', '=', site.id)
      .where('site_pages.status', '=', 'completed')
      .where('site_pages.position', '=', sql<number>`any(${positions}::int[])`)
      .returning('scans.url')
      .execute();
    for (const { url } of marked) urls.add(url);
  }
  return { sites: sites.map(({ id }) => id).reverse(), urls: [...urls] };
}

/** Leaves a page's site to `refreshOutdatedSites`. */
export async function markPage(trx: Transaction, siteScanId: string, url: string): Promise<void> {
  await trx
    .updateTable('site_pages')
    .set({ score_outdated: true })
    .where('site_scan_id', '=', siteScanId)
    .where('url', 'in', (eb) =>
      eb
        .selectFrom('site_pages as page')
        .innerJoin('scans', 'scans.id', 'page.scan_id')
        .select('page.url')
        .where('page.site_scan_id', '=', siteScanId)
        .where('scans.url', '=', url)
        .forUpdate('page')
        .skipLocked(),
    )
    .execute();
}

async function findPositions(
  trx: Transaction,
  site: { id: string; bytes: Buffer },
  { rule, outcome }: DecidedRule,
): Promise<number[]> {
  const result = await readable(() => unpackResult(site.bytes));
  if (result?.status !== 'completed') return [];
  const causes = result.issues.filter(
    (issue) => issue.rule === rule && outcomeAsScanned(issue) === outcome,
  );
  if (causes.length === 0) return [];
  const rows = await trx
    .selectFrom('site_causes')
    .select('bytes')
    .where('site_scan_id', '=', site.id)
    .where(
      'fingerprint',
      'in',
      causes.map(({ fingerprint }) => fingerprint),
    )
    .execute();
  const lists = await Promise.all(rows.map(({ bytes }) => readable(() => unpackCausePages(bytes))));
  return [...new Set(lists.flatMap((list) => list?.pages.map(({ position }) => position) ?? []))];
}

/** Brings up to date at most `limit` marked pages of a site, the worst first. Returns how many it were. */
export async function refreshOutdatedPages(
  trx: Transaction,
  siteScanId: string,
  limit: number,
): Promise<number> {
  const pages = await trx
    .selectFrom('site_pages')
    .innerJoin('scans', 'scans.id', 'site_pages.scan_id')
    .select(['site_pages.url', 'scans.id', 'scans.previous_scan_id'])
    .where('site_pages.site_scan_id', '=', siteScanId)
    .where('site_pages.score_outdated', '=', true)
    .orderBy('scans.overall_score')
    .orderBy('site_pages.position')
    .limit(limit)
    .execute();
  const decided: DecidedPage[] = [];
  for (const page of pages) {
    const { id } = page;
    const pageScan = await refreshScan(trx, page);
    if (pageScan) decided.push({ scanId: id, pageScan });
  }
  await refreshPagesApart(trx, siteScanId, decided);
  await trx
    .updateTable('site_pages')
    .set({ score_outdated: false })
    .where('site_scan_id', '=', siteScanId)
    .where('url', '=', sql<string>`any(${pages.map(({ url }) => url)}::text[])`)
    .execute();
  return pages.length;
}
