import { limits } from '@curbcut/model/limits';
import { statusServices } from '@curbcut/model/site';
import { type QueueInfo, type StatusHistory } from '@curbcut/wire/health';
import { useQueries, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.ts';
import { readBackendInfo, type BackendInfo } from '../backend-info.ts';
import type { CheckedService } from '../overall-status.ts';
import { checkService } from './check-service.ts';
import { getQueueInfo } from './get-queue-info.ts';

const refreshMs = 30_000;
const always = { refetchInterval: refreshMs, staleTime: 0, retry: false } as const;

export interface Loaded<T> {
  /** Null: not there yet, or it failed. */
  data: T | null;
  hasFailed: boolean;
}

export interface Status {
  services: readonly CheckedService[];
  /** Milliseconds since 1970; null: not checked yet. */
  checkedAt: number | null;
  info: Loaded<BackendInfo>;
  /** Null: not asked yet. */
  queue: QueueInfo | null;
  history: Loaded<StatusHistory>;
  isChecking: boolean;
  refresh: () => void;
}

/** Checks every service from here, now, every 30 seconds and on demand, and asks what the server has measured. */
export function useStatus(): Status {
  const checks = useQueries({
    queries: statusServices.map(({ id, path }) => ({
      ...always,
      queryKey: ['status', 'service', id],
      queryFn: ({ signal }: { signal: AbortSignal }) => checkService(path, signal),
    })),
  });
  const info = useQuery({
    ...always,
    queryKey: ['status', 'info'],
    queryFn: () => callApi({ path: '/health', timeoutMs: limits.statusCheckMs }, readBackendInfo),
  });
  const queue = useQuery({ ...always, queryKey: ['status', 'queue'], queryFn: getQueueInfo });
  const history = useQuery({
    ...always,
    queryKey: ['status', 'history'],
    queryFn: () => callApi({ path: '/api/status', timeoutMs: limits.statusCheckMs }, readHistory),
  });
  const all = [...checks, info, queue, history];
  const checkedAt = Math.max(...checks.map(({ dataUpdatedAt }) => dataUpdatedAt));
  return {
    services: statusServices.map(({ name }, index) => ({
      name,
      state: checks[index]?.data?.state ?? 'checking',
      responseMs: checks[index]?.data?.responseMs ?? null,
    })),
    checkedAt: checkedAt === 0 ? null : checkedAt,
    info: loaded(info),
    queue: queue.data ?? null,
    history: loaded(history),
    isChecking: all.some(({ isFetching }) => isFetching),
    refresh: () => all.forEach((query) => void query.refetch()),
  };
}

function loaded<T>({ data, error }: { data: T | undefined; error: Error | null }): Loaded<T> {
  return { data: error === null ? (data ?? null) : null, hasFailed: error !== null };
}

/** Its shape is the server's own; anything else is no history. */
function readHistory(answer: unknown): StatusHistory | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const { services, incidents } = answer as { services?: unknown; incidents?: unknown };
  return Array.isArray(services) && Array.isArray(incidents) ? (answer as StatusHistory) : null;
}
