import { amount, countOf, type SiteScanAnswer } from '@curbcut/contracts';

type Counts = Pick<SiteScanAnswer, 'found' | 'done' | 'failed' | 'skipped' | 'status'>;

/** How much of what is known is done, 0 to 100; a site that still runs is never whole. */
export function sitePercent({ found, done, failed, status }: Counts): number {
  if (status === 'completed') return 100;
  if (found === 0) return 0;
  return Math.min(99, Math.round((100 * (done + failed)) / found));
}

/** `12 of 40 pages scanned, 1 failed, 3 skipped`. */
export function siteSentence(counts: Counts): string {
  const { found, done, failed, skipped } = counts;
  if (counts.status === 'queued') return 'Waiting in the queue';
  if (found === 0) return 'Looking for the pages of the site';
  const parts = [`${amount(done)} of ${countOf(found, 'page')} scanned`];
  if (failed > 0) parts.push(`${failed} failed`);
  if (skipped > 0) parts.push(`${skipped} skipped`);
  return parts.join(', ');
}
