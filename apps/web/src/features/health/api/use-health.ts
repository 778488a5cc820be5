import { readHealth, type BackendHealth } from '@curbcut/wire/read';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError, callApiRaw, healthPath, onCall } from '../../../lib/api-client.ts';
import { useIsOnline } from '../../../lib/use-is-online.ts';

const timeoutMs = 5_000;
const refreshMs = 30_000;

export type BackendState =
  | { state: 'checking' }
  /** Empty texts: the server does not tell. */
  | { state: 'connected'; version: string; database: string }
  | { state: 'error' }
  | { state: 'disconnected'; isDeviceOffline: boolean };

/**
 * Whether the server works: asked every 30 seconds, and at once when this device is back online or when a call says
 * otherwise than the last check.
 */
export function useHealth(): { backend: BackendState; check: () => void } {
  const isOnline = useIsOnline();
  const query = useQuery({
    queryKey: ['health'],
    queryFn: askHealth,
    refetchInterval: refreshMs,
  });
  const backend = toBackendState(query, isOnline);
  const { refetch } = query;
  const { state } = backend;
  useEffect(
    () =>
      onCall((isReached) => {
        const isKnown = state === 'checking' || isReached === (state !== 'disconnected');
        if (!isKnown) void refetch({ cancelRefetch: false });
      }),
    [state, refetch],
  );
  useEffect(() => {
    const again = () => void refetch();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [refetch]);
  return { backend, check: () => void refetch() };
}

/** Only whether the answer is OK counts; what it says besides is shown where it can be read. */
async function askHealth(): Promise<BackendHealth> {
  const nothing = { version: '', database: '', scheduler: '' };
  try {
    return readHealth(await callApiRaw({ path: healthPath, timeoutMs })) ?? nothing;
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'unreadable') return nothing;
    throw error;
  }
}

export function toBackendState(
  query: { data: BackendHealth | undefined; error: Error | null },
  isOnline: boolean,
): BackendState {
  if (!isOnline) return { state: 'disconnected', isDeviceOffline: true };
  if (query.error) {
    const isAnswered = query.error instanceof ApiError && query.error.kind !== 'network';
    return isAnswered ? { state: 'error' } : { state: 'disconnected', isDeviceOffline: false };
  }
  if (!query.data) return { state: 'checking' };
  const { version, database } = query.data;
  return { state: 'connected', version, database };
}
