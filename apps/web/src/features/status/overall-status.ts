import type { MeasuredState } from '@curbcut/model/site';

export type ServiceState = MeasuredState | 'checking';
export type OverallState =
  | 'operational'
  | 'partial_outage'
  | 'major_outage'
  | 'checking'
  | 'unknown';

export interface CheckedService {
  name: string;
  state: ServiceState;
  /** Until the answer began; null: not known. */
  responseMs: number | null;
}

/** The worst of all services; `unknown` where this device is offline, as every check then fails because of it. */
export function overallState(
  services: readonly Pick<CheckedService, 'state'>[],
  { isOnline }: { isOnline: boolean },
): OverallState {
  if (!isOnline) return 'unknown';
  const has = (wanted: ServiceState) => services.some(({ state }) => state === wanted);
  if (has('down')) return 'major_outage';
  if (has('degraded')) return 'partial_outage';
  return has('checking') ? 'checking' : 'operational';
}

export const overallTitles: Readonly<Record<OverallState, string>> = {
  operational: 'All Systems Operational',
  partial_outage: 'Partial Service Disruption',
  major_outage: 'Service Disruption',
  checking: 'Checking System Status',
  unknown: 'Status Unknown',
};

export function overallMessage(state: OverallState, services: readonly CheckedService[]): string {
  const named = (wanted: ServiceState) =>
    services
      .filter((service) => service.state === wanted)
      .map(({ name }) => name)
      .join(', ');
  switch (state) {
    case 'operational':
      return 'Every service answers without errors.';
    case 'partial_outage':
      return `Answering with errors: ${named('degraded')}.`;
    case 'major_outage':
      return `Not answering: ${named('down')}.`;
    case 'checking':
      return 'Asking each service whether it works.';
    case 'unknown':
      return 'Your device is offline, so nothing can be checked.';
  }
}

export interface StatusFigures {
  /** Rounded; `--` when no service has answered. */
  averageResponse: string;
  /** Operational services of all, one decimal; `--` while checking. */
  uptime: string;
  /** For example `4/4`. */
  active: string;
}

export function statusFigures(services: readonly CheckedService[]): StatusFigures {
  const times = services.flatMap(({ responseMs }) => responseMs ?? []);
  const active = services.filter(({ state }) => state === 'operational').length;
  const isChecking = services.every(({ state }) => state === 'checking');
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  return {
    averageResponse: times.length === 0 ? '--' : String(Math.round(mean)),
    uptime: isChecking ? '--' : ((active / services.length) * 100).toFixed(1),
    active: `${active}/${services.length}`,
  };
}
