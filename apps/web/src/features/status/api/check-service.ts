import { limits } from '@curbcut/model/limits';
import { type MeasuredState } from '@curbcut/model/site';
import { apiUrl } from '../../../lib/api-client.ts';

export interface ServiceCheck {
  state: MeasuredState;
  /** Until the answer began; null: none came. */
  responseMs: number | null;
}

/** Asks one service whether it works; only whether the answer is OK counts, its body is not read. */
export async function checkService(path: string, signal: AbortSignal): Promise<ServiceCheck> {
  const startedMs = performance.now();
  try {
    const response = await fetch(apiUrl(path), {
      headers: { Accept: 'application/json' },
      cache: 'no-store',
      signal: AbortSignal.any([signal, AbortSignal.timeout(limits.statusCheckMs)]),
    });
    const responseMs = Math.round(performance.now() - startedMs);
    return { state: response.ok ? 'operational' : 'degraded', responseMs };
  } catch {
    signal.throwIfAborted();
    return { state: 'down', responseMs: null };
  }
}
