import { isDatabaseUnavailable } from '@curbcut/services/kernel';
import { pause } from './pause.ts';

/** A server that restarts is back within seconds; after a crash it may have to replay its log. */
const usualPatience = { retryIntervalMs: 500, patienceMs: 60_000 };

/**
 * Does the work again for as long as the database can't be reached, so that what a job has found is not thrown away.
 * The last error is thrown when that takes too long or the signal aborts. A commit whose answer was lost is done
 * twice: the work must bear that.
 */
export async function outlastOutage<T>(
  signal: AbortSignal,
  work: () => Promise<T>,
  { retryIntervalMs, patienceMs } = usualPatience,
): Promise<T> {
  const end = performance.now() + patienceMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseUnavailable(error) || signal.aborted || performance.now() > end) throw error;
    }
    await pause(retryIntervalMs, signal);
  }
}
