import { readHealth } from '@curbcut/wire/read';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.ts';

const timeoutMs = 5_000;
const refreshMs = 30_000;

export type PartState = 'checking' | 'operational' | 'down';

export interface SystemSummary {
  'Web Services': PartState;
  'Scanning Engine': PartState;
  Dashboard: PartState;
}

interface Check<T> {
  data: T | undefined;
  error: Error | null;
}

/** The three parts of the summary, asked again every 30 seconds. */
export function useSystemSummary(): SystemSummary {
  const health = useQuery({
    queryKey: ['help', 'health'],
    queryFn: () => callApi({ path: '/health', timeoutMs }, readScanningHealth),
    refetchInterval: refreshMs,
  });
  const dashboard = useQuery({
    queryKey: ['help', 'dashboard-health'],
    queryFn: () => callApi({ path: '/dashboard/health', timeoutMs }, readArea),
    refetchInterval: refreshMs,
  });
  return toSystemSummary(health, dashboard);
}

export function toSystemSummary(
  health: Check<{ canScan: boolean }>,
  dashboard: Check<object>,
): SystemSummary {
  const web = toState(health);
  return {
    'Web Services': web,
    'Scanning Engine': web === 'operational' && !health.data?.canScan ? 'down' : web,
    Dashboard: toState(dashboard),
  };
}

function toState({ data, error }: Check<object>): PartState {
  if (error) return 'down';
  return data ? 'operational' : 'checking';
}

/** Whether a worker with a browser is there, and the queue that gives it work; null for an answer that is none. */
export function readScanningHealth(answer: unknown): { canScan: boolean } | null {
  if (!readHealth(answer)) return null;
  const { services } = answer as { services?: { browser?: unknown; task_queue?: unknown } };
  // A part that is not told is not said to be down.
  const isDown = services?.browser === 'unavailable' || services?.task_queue === 'disconnected';
  return { canScan: !isDown };
}

function readArea(answer: unknown): object | null {
  return typeof answer === 'object' && answer !== null && 'status' in answer ? answer : null;
}
