import type { Db, ScanRow } from '@curbcut/db';
import { sitePercent, siteSentence, type ScanProgress } from '@curbcut/model/scan';
import { countPages } from './count-pages.ts';

/** The progress of a whole site, counted in pages. As it is for one page. */
export async function withSiteProgress(
  db: Db,
  scan: Pick<ScanRow, 'id' | 'scan_type' | 'status'>,
  progress: ScanProgress,
): Promise<ScanProgress> {
  if (scan.scan_type !== 'site' || scan.status !== 'running') return progress;
  const site = await db
    .selectFrom('site_scans')
    .select('pages_limit')
    .where('scan_id', '=', scan.id)
    .executeTakeFirstOrThrow();
  const { cancelled, ...pages } = await countPages(db, scan.id);
  const counts = { ...pages, ...site, cancelled_pages: cancelled, status: scan.status };
  const text = siteSentence(counts);
  return {
    ...progress,
    text,
    percent: sitePercent(counts),
    stages: progress.stages.map((stage) =>
      stage.status === 'current' ? { ...stage, detail: text } : stage,
    ),
  };
}
