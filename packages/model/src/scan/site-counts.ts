import { amount, countOf } from '../text/count-of.ts';
import type { ScanStatus } from './scan-status.ts';

export interface SiteCounts {
  status: ScanStatus;
  /** The most pages that may be scanned. */
  pages_limit: number;
  /** Without those that were skipped. */
  found: number;
  done: number;
  failed: number;
  skipped: number;
  cancelled_pages: number;
}

/**
 * How far the scan of a site is, 0 to 100. Each page may bring further ones until the plan's last, so it is measured
 * against those from the start: against what is known by now it would run backwards. 100 only when it has a result.
 */
export function sitePercent(counts: SiteCounts): number {
  if (counts.status === 'completed') return 100;
  const ended = counts.done + counts.failed + counts.cancelled_pages;
  return Math.min(99, Math.floor((100 * ended) / Math.max(1, counts.pages_limit)));
}

/** `12 of at most 100 pages scanned (40 found so far), 1 failed`; `12 of 13 pages scanned, 1 failed` of one that ended. */
export function siteSentence(counts: SiteCounts): string {
  const { status, found, done, failed, cancelled_pages: cancelled, pages_limit: limit } = counts;
  if (status === 'queued') return 'Waiting in the queue';
  const hasEnded = status === 'completed' || status === 'failed';
  if (found === 0) return hasEnded ? 'No page was scanned' : 'Looking for the pages of the site';
  const parts = [
    hasEnded
      ? `${amount(done)} of ${countOf(found, 'page')} scanned`
      : found >= limit
        ? `${amount(done)} of ${countOf(limit, 'page')} scanned`
        : `${amount(done)} of at most ${countOf(limit, 'page')} scanned (${amount(found)} found so far)`,
  ];
  if (failed > 0) parts.push(`${amount(failed)} failed`);
  if (cancelled > 0) parts.push(`${amount(cancelled)} cancelled`);
  if (counts.skipped > 0) parts.push(`${amount(counts.skipped)} skipped`);
  return parts.join(', ');
}
