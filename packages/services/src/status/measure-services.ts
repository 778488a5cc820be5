import { limits } from '@curbcut/model/limits';
import { statusServices, type MeasuredState, type StatusServiceId } from '@curbcut/model/site';

export interface Measurement {
  service: StatusServiceId;
  state: MeasuredState;
  /** Until the answer began; null: none came. */
  responseMs: number | null;
  /** What went wrong, as a sentence; null: nothing. */
  problem: string | null;
}

/** Calls the health URL of every service over HTTP, as a visitor does. */
export async function measureServices(
  baseUrl: string,
  { signal, timeoutMs = limits.statusCheckMs }: { signal: AbortSignal; timeoutMs?: number },
): Promise<Measurement[]> {
  return Promise.all(
    statusServices.map(async ({ id, name, path }) => {
      const measured = await measure(`${baseUrl}${path}`, { signal, timeoutMs });
      const problem = measured.problem === null ? null : `${name} ${measured.problem}.`;
      return { service: id, ...measured, problem };
    }),
  );
}

async function measure(
  url: string,
  { signal, timeoutMs }: { signal: AbortSignal; timeoutMs: number },
): Promise<Omit<Measurement, 'service'>> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const startedMs = performance.now();
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.any([signal, timeout]),
    });
    const responseMs = Math.round(performance.now() - startedMs);
    await response.body?.cancel();
    if (response.ok) return { state: 'operational', responseMs, problem: null };
    return { state: 'degraded', responseMs, problem: `answered with HTTP ${response.status}` };
  } catch {
    signal.throwIfAborted();
    const problem = timeout.aborted
      ? `did not answer within ${timeoutMs / 1_000} seconds`
      : 'did not answer';
    return { state: 'down', responseMs: null, problem };
  }
}
