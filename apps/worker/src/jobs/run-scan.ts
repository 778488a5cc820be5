import type { PageOutline, PageScan } from '@curbcut/model/scan';
import type { JobRun } from '@curbcut/queue';
import type { Scanner } from '@curbcut/scanner';
import {
  beginScanRun,
  giveWay,
  readLastIssues,
  recordScanResult,
  reportScanProgress,
} from '@curbcut/services/scans';
import type { ServiceContext } from '@curbcut/services/kernel';
import type { UseBudget } from '@curbcut/services/site-scans';
import { outlastOutage } from '../outlast-outage.ts';
import { throttleProgress } from '../throttle-progress.ts';
import { watchRun } from '../watch-run.ts';

export interface RunScanParts {
  ctx: ServiceContext;
  scanner: Pick<Scanner, 'scanPage'>;
  workerId: string;
  /** For how long pages are used; left out, the pages of a site share nothing. */
  useBudget?: UseBudget;
  /** Called when a scan failed because of our browser. */
  onBrowserFailed?: () => void;
}

/** Scans one page, telling its stages as they happen, and hands the result over. */
export function runScan({ ctx, scanner, workerId, useBudget, onBrowserFailed }: RunScanParts) {
  return async ({ payload, signal }: JobRun<{ scanId: string }>): Promise<void> => {
    const { scanId } = payload;
    const run = await outlastOutage(signal, () =>
      beginScanRun({ ctx, input: { scanId, workerId, useBudget } }),
    );
    if (!run) return;
    const lastIssues = await outlastOutage(signal, () =>
      readLastIssues({ ctx, input: { scanId } }),
    );
    const { url, schemeAssumed, standard, interaction, useIsSpent, attempt, isPageOfSite } = run;
    let links: string[] = [];
    let outline: PageOutline | null = null;
    let usedMs: number | undefined = 0;
    const log = (fields: object, message: string) =>
      ctx.log.info({ scanId, attempt, page: withoutQuery(url), ...fields }, message);
    log({}, 'Scan begun');
    const progress = throttleProgress({
      write: (event) => reportScanProgress({ ctx, input: { scanId, attempt, event } }),
      onError: (error) => ctx.log.warn({ error, scanId }, 'Progress could not be stored'),
    });
    const watched = watchRun({ ctx, scanId, attempt, signal });
    const { pageScan, screenshot, pictures } = await scanner
      .scanPage(url, {
        signal: watched.signal,
        onProgress: (event) => {
          watched.observe(event);
          progress.report(event);
        },
        schemeAssumed,
        standard,
        interaction,
        useIsSpent,
        lastIssues,
        onUsed: (_, ms) => (usedMs = ms),
        ...(isPageOfSite
          ? { onLinks: (found) => (links = found), onOutline: (read) => (outline = read) }
          : {}),
      })
      .finally(watched.stop);
    if (pageScan.status === 'failed' && pageScan.error.code === 'BROWSER_FAILED')
      onBrowserFailed?.();
    await progress.finish();
    // The scan is not over: its job was given to another worker, or goes back to the queue.
    if (signal.aborted) throw new Error('The run was stopped before its scan had ended');
    const reason = watched.reason();
    if (reason === 'unwanted')
      return log({}, 'Scan dropped: it was cancelled, deleted or taken over');
    if (reason === 'gives-way' && isCancelled(pageScan)) {
      const given = await outlastOutage(signal, () => giveWay({ ctx, input: { scanId, attempt } }));
      return log({ outcome: given }, 'Scan put back: its page did not come and others wait');
    }
    const outcome = await outlastOutage(signal, () =>
      recordScanResult({
        ctx,
        input: { scanId, attempt, pageScan, screenshot, pictures, links, outline, usedMs },
      }),
    );
    log(
      {
        outcome,
        status: pageScan.status,
        durationMs: Math.round(pageScan.durationMs),
        ...(pageScan.status === 'failed' ? { code: pageScan.error.code } : {}),
      },
      'Scan ended',
    );
  };
}

/** One that ended by itself in the same moment has its result. */
function isCancelled(pageScan: PageScan): boolean {
  return pageScan.status === 'failed' && pageScan.error.code === 'CANCELLED';
}

/** A query may hold what only the requester should know. */
function withoutQuery(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}
