import { isRunWanted, type ServiceContext } from '@curbcut/services';
import { repeat } from './repeat.ts';

const lookIntervalMs = 1_000;

export interface WatchedRun {
  /** Aborts when the job's own signal does, or when the run is not wanted any more. */
  signal: AbortSignal;
  /** True when the run is not wanted any more. */
  isUnwanted(): boolean;
  stop(): Promise<void>;
}

/** Looks every second whether somebody still wants a scan's run: a person may cancel or delete the scan meanwhile. */
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
  const unwanted = new AbortController();
  const looking = repeat(
    lookIntervalMs,
    async () => {
      if (!(await isRunWanted({ ctx, input: { scanId, attempt } }))) unwanted.abort();
    },
    (error) => ctx.log.warn({ error, scanId }, 'Whether a scan was cancelled is not known'),
  );
  return {
    signal: AbortSignal.any([signal, unwanted.signal]),
    isUnwanted: () => unwanted.signal.aborted,
    stop: () => looking.stop(),
  };
}
