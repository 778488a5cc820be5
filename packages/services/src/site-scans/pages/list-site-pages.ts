import type { Db } from '@curbcut/db';
import type { SkipReason } from '@curbcut/model/scan';
import type { SitePage } from '@curbcut/wire/scan';
import { sql } from 'kysely';
import { openBySeverity, openIssues } from '../../results/index.ts';

/** A site's scan, as far as its lists of pages depend on it. */
export interface ListedSite {
  id: string;
  hasEnded: boolean;
  /** The scan of the site before, that scores are compared with. */
  previousScanId: string | null;
}

export interface PageRange {
  offset: number;
  limit: number;
}

/** Which addresses: those that are or were to be scanned, or those that were not for one reason; null: of no known kind. */
export type PageChoice = 'wanted' | { skipped: SkipReason | null } | 'failed' | { at: number[] };

/**
 * A part of a site's pages. Once it has ended the worst score stands first and pages that failed last; before, those that
 * are being scanned stand first, then those that ended last, then those that wait.
 */
export async function listSitePages(
  db: Db,
  site: ListedSite,
  choice: PageChoice,
  { offset, limit }: PageRange,
): Promise<(SitePage & { position: number })[]> {
  const chosen = choose(
    db
      .selectFrom('site_pages')
      .leftJoin('scans', 'scans.id', 'site_pages.scan_id')
      .leftJoin('site_pages as before', (join) =>
        join
          .onRef('before.url', '=', 'site_pages.url')
          .on('before.site_scan_id', '=', site.previousScanId ?? '')
          .on('before.status', '=', 'completed'),
      )
      .leftJoin('scans as scanBefore', 'scanBefore.id', 'before.scan_id')
      .select([
        'site_pages.url',
        'site_pages.position',
        'site_pages.status',
        'site_pages.scan_id',
        'site_pages.reason',
        'site_pages.skip_reason',
        'site_pages.title',
        'site_pages.near_copy',
        'scans.status as scanStatus',
        'scans.overall_score',
        openIssues.as('issues_count'),
        'scans.severity_counts',
        'scans.ignored',
        'scanBefore.overall_score as previousScore',
      ])
      .where('site_pages.site_scan_id', '=', site.id),
    choice,
  );
  const ordered = site.hasEnded
    ? chosen
        .orderBy(sql`site_pages.status <> 'completed'`)
        .orderBy('scans.overall_score', (by) => by.asc().nullsLast())
        .orderBy(openIssues, (by) => by.desc().nullsLast())
    : chosen
        .orderBy(
          sql`case when scans.status = 'running' then 0 when site_pages.status = 'queued' then 1
                when site_pages.status = 'found' then 3 else 2 end`,
        )
        .orderBy('scans.finished_at', (by) => by.desc().nullsLast());
  const rows = await ordered
    .orderBy('site_pages.position')
    .orderBy('site_pages.url')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map((row) => {
    // Of one that leads to another page, nothing counts.
    const counts = row.status === 'completed';
    return {
      url: row.url,
      position: row.position,
      status: row.status === 'queued' && row.scanStatus === 'running' ? 'running' : row.status,
      scan_id: row.scan_id,
      overall_score: counts ? row.overall_score : null,
      issues_count: counts ? row.issues_count : null,
      title: row.title,
      severity_counts: counts ? openBySeverity(row) : null,
      previous_score: counts ? row.previousScore : null,
      near_copy: row.near_copy,
      reason: row.reason,
      skip_reason: row.skip_reason,
    };
  });
}

function choose<Query extends { where(condition: unknown): Query }>(
  query: Query,
  choice: PageChoice,
): Query {
  if (choice === 'wanted') return query.where(sql<boolean>`site_pages.status <> 'skipped'`);
  if (choice === 'failed') return query.where(sql<boolean>`site_pages.status = 'failed'`);
  if ('at' in choice) {
    return query.where(
      sql<boolean>`site_pages.status = 'completed' and site_pages.position = any(${choice.at}::int[])`,
    );
  }
  return query.where(
    sql<boolean>`site_pages.status = 'skipped' and site_pages.skip_reason is not distinct from ${choice.skipped}`,
  );
}
