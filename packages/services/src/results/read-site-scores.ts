import type { Db, ScanRow } from '@curbcut/db';
import type { SiteScores } from '@curbcut/model/scan';
import { sql } from 'kysely';
import { openIssues } from './open-issues.ts';

/** Of how many pages the score of a site is the mean, and the worst of them; null for the scan of one page. */
export async function readSiteScores(
  db: Db,
  scan: Pick<ScanRow, 'id' | 'scan_type'>,
): Promise<SiteScores | null> {
  if (scan.scan_type !== 'site') return null;
  const worst = await db
    .selectFrom('site_pages')
    .innerJoin('scans', 'scans.id', 'site_pages.scan_id')
    .select([
      'site_pages.title',
      'site_pages.url',
      'scans.overall_score as score',
      sql<number>`(count(*) over ())::int`.as('pages'),
    ])
    .where('site_pages.site_scan_id', '=', scan.id)
    .where('site_pages.status', '=', 'completed')
    .where('scans.overall_score', 'is not', null)
    .orderBy('scans.overall_score')
    .orderBy(openIssues, (by) => by.desc().nullsLast())
    .orderBy('site_pages.position')
    .orderBy('site_pages.url')
    .limit(1)
    .executeTakeFirst();
  if (!worst || worst.score === null) return null;
  const { title, url, score, pages } = worst;
  return { pages, worst: { name: title ?? pathOf(url), score } };
}

function pathOf(url: string): string {
  const parsed = URL.parse(url);
  return parsed ? `${parsed.pathname}${parsed.search}` : url;
}
