import { readHealth, type BackendHealth } from '@curbcut/contracts';
import { useQuery } from '@tanstack/react-query';
import { ApiError, callApi } from '../../../lib/api-client.ts';

const timeoutMs = 5_000;
const refreshMs = 30_000;

export type BackendState =
  | { state: 'checking' }
  | { state: 'connected'; version: string; database: string }
  | { state: 'error' }
  | { state: 'disconnected' };

/** What `GET /health` says, asked again every 30 seconds. */
export function useHealth(): { backend: BackendState; check: () => void } {
  const query = useQuery({
    queryKey: ['health'],
    queryFn: () => callApi({ path: '/health', timeoutMs }, readHealth),
    refetchInterval: refreshMs,
  });
  return { backend: toBackendState(query), check: () => void query.refetch() };
}

export function toBackendState(query: {
  data: BackendHealth | undefined;
  error: Error | null;
}): BackendState {
  if (query.error) {
    const isAnswered = query.error instanceof ApiError && query.error.kind !== 'network';
    return { state: isAnswered ? 'error' : 'disconnected' };
  }
  if (!query.data) return { state: 'checking' };
  const { version, database } = query.data;
  return { state: 'connected', version, database };
}
