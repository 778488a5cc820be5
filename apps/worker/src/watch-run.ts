import type { ScanProgressEvent } from '@curbcut/model/scan';
import { patienceMs } from '@curbcut/services/dispatch';
import { readRunOrders } from '@curbcut/services/scans';
import type { ServiceContext } from '@curbcut/services/kernel';
import { repeat } from './repeat.ts';

/** Somebody may wait for the browser of a page that does not come, so it is looked for more often until it has. */
const lookIntervalMs = { whileLoading: 250, usual: 1_000 } as const;

export interface WatchedRun {
  /** Aborts when the job's own signal does, when the run is not wanted any more, or when it is to give way. */
  signal: AbortSignal;
  /** To be told what the scanner tells. */
  observe(event: ScanProgressEvent): void;
  /** Why the run was ended from here; null when it was not. */
  reason(): 'unwanted' | 'gives-way' | null;
  stop(): Promise<void>;
}

/**
 * Looks again and again whether a scan's run should go on: a person may cancel or delete the scan meanwhile, and
 * somebody may wait for the browser of a page that does not come. How long such a page is waited for is counted from
 * when it was asked for, and never cut short.
 */
export function watchRun({
  ctx,
  scanId,
  attempt,
  signal,
}: {
  ctx: ServiceContext;
  scanId: string;
  attempt: number;
  signal: AbortSignal;
}): WatchedRun {
  const ending = new AbortController();
  const page: { askedMs: number | null; document: ScanProgressEvent['document'] } = {
    askedMs: null,
    document: undefined,
  };
  let reason: ReturnType<WatchedRun['reason']> = null;
  const isOverdue = (): boolean => {
    if (page.askedMs === null || page.document === 'parsed') return false;
    const patience = page.document === 'answered' ? patienceMs.parsed : patienceMs.answered;
    return performance.now() - page.askedMs >= patience;
  };
  const end = (why: 'unwanted' | 'gives-way'): void => {
    reason ??= why;
    ending.abort();
  };
  const looking = repeat(
    () => (page.document === 'parsed' ? lookIntervalMs.usual : lookIntervalMs.whileLoading),
    async () => {
      const { isWanted, givesWay } = await readRunOrders({ ctx, input: { scanId, attempt } });
      if (!isWanted) end('unwanted');
      else if (givesWay && isOverdue()) end('gives-way');
    },
    (error) => ctx.log.warn({ error, scanId }, 'Whether a scan was cancelled is not known'),
  );
  return {
    signal: AbortSignal.any([signal, ending.signal]),
    observe: ({ document }) => {
      page.askedMs ??= performance.now();
      page.document = document ?? page.document;
    },
    reason: () => reason,
    stop: () => looking.stop(),
  };
}
