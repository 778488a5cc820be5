import { amount, countOf, type ScanProgress } from '@curbcut/contracts';
import type { Db, ScanRow } from '@curbcut/db';
import { countPages } from './count-pages.ts';

/** The progress of a whole site: of the pages that are known, how many are final. As it is for one page. */
export async function withSiteProgress(
  db: Db,
  scan: Pick<ScanRow, 'id' | 'scan_type' | 'status'>,
  progress: ScanProgress,
): Promise<ScanProgress> {
  if (scan.scan_type !== 'site' || scan.status !== 'running') return progress;
  const { found, done, failed, cancelled } = await countPages(db, scan.id);
  if (found === 0) return { ...progress, text: 'Looking for the pages of the site' };
  const ended = done + failed + cancelled;
  const text = `${amount(ended)} of ${countOf(found, 'page')} scanned`;
  return {
    ...progress,
    text,
    // The last page is followed by the sum of all.
    percent: Math.min(99, Math.round((100 * ended) / found)),
    stages: progress.stages.map((stage) =>
      stage.status === 'current' ? { ...stage, detail: text } : stage,
    ),
  };
}
