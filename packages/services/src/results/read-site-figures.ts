import type { Db, ScanRow } from '@curbcut/db';
import {
  categorySlugs,
  withSiteFigures,
  type CompletedPageScan,
  type SiteFigures,
} from '@curbcut/model/scan';
import { sql } from 'kysely';
import { withPagesApart } from './with-pages-apart.ts';

/**
 * A site’s result as its pages stand by now: with what was decided on single ones of them, and with the scores that its row
 * has, which follow what people decide in the transaction that stores it. The scan of one page as it is.
 */
export async function withFiguresOfPages(
  db: Db,
  scan: Pick<ScanRow, 'id' | 'scan_type' | 'overall_score' | 'category_scores'>,
  pageScan: CompletedPageScan,
): Promise<CompletedPageScan> {
  if (scan.scan_type !== 'site') return pageScan;
  const { pages } = await db
    .selectFrom('site_pages')
    .select(sql<number>`count(*)::int`.as('pages'))
    .where('site_scan_id', '=', scan.id)
    .where('status', '=', 'completed')
    .executeTakeFirstOrThrow();
  const { overall_score: overallScore, category_scores: categoryScores } = scan;
  return withSiteFigures(await withPagesApart(db, scan, pageScan), {
    overallScore,
    categoryScores: categoryScores ?? {},
    pages,
  });
}

/** The means of its pages' scores as their rows have them by now, cut to hundredths; no result is read. */
export async function readSiteFigures(db: Db, siteScanId: string): Promise<SiteFigures> {
  const mean = (slug: string) =>
    sql<number | null>`avg((scans.category_scores ->> ${sql.lit(slug)})::float8)`;
  const row = await db
    .selectFrom('site_pages')
    .innerJoin('scans', 'scans.id', 'site_pages.scan_id')
    .select([
      sql<number>`count(*)::int`.as('pages'),
      sql<number | null>`avg(scans.overall_score::float8)`.as('overall'),
      ...categorySlugs.map((slug) => mean(slug).as(slug)),
    ])
    .where('site_pages.site_scan_id', '=', siteScanId)
    .where('site_pages.status', '=', 'completed')
    .executeTakeFirstOrThrow();
  const categoryScores: SiteFigures['categoryScores'] = {};
  for (const slug of categorySlugs) {
    const score = row[slug];
    if (score !== null) categoryScores[slug] = cut(score);
  }
  return {
    pages: row.pages,
    overallScore: row.overall === null ? null : cut(row.overall),
    categoryScores,
  };
}

/** Down, so that a failed issue on a page never shows 100. */
function cut(score: number): number {
  return Math.floor(Math.min(1, score) * 100 + 1e-6) / 100;
}
