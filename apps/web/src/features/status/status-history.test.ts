import type { ServiceHistory, StatusDay, StatusHistory } from '@curbcut/wire/health';
import { expect, test } from 'vitest';
import { dayBars, describeDay, formatPercent, uptimeOf } from './status-history.ts';

const day = (name: string, more: Partial<StatusDay> = {}): StatusDay => ({
  day: name,
  operational: 1_440,
  degraded: 0,
  down: 0,
  unmeasured: 0,
  mean_response_ms: 12,
  ...more,
});

const service = (days: StatusDay[]): ServiceHistory => ({
  service: 'auth',
  state: 'operational',
  response_ms: 10,
  checked_at: '2026-11-21T08:00:00.000Z',
  uptime_percent: 100,
  mean_response_ms: 12,
  days,
});

test('an outage never reads as 100 %', () => {
  expect(formatPercent(100)).toBe('100%');
  expect(formatPercent(99.999)).toBe('99.99%');
  expect(formatPercent(0)).toBe('0.00%');
});

test('every day of the span has a bar, also those before measuring began', () => {
  const bars = dayBars(
    service([
      day('2026-11-19', { operational: 720, down: 720 }),
      day('2026-11-20', { operational: 1_080, unmeasured: 360 }),
      day('2026-11-21'),
    ]),
    '2026-11-21',
    4,
  );
  expect(bars).toEqual([
    { day: '2026-11-18', look: 'none', share: 0 },
    { day: '2026-11-19', look: 'bad', share: 0.5 },
    { day: '2026-11-20', look: 'some', share: 0.75 },
    { day: '2026-11-21', look: 'good', share: 1 },
  ]);
});

test('a day in words', () => {
  expect(describeDay(day('2026-11-21'))).toBe('Operational');
  expect(describeDay(day('2026-11-21', { degraded: 1, down: 2, unmeasured: 3 }))).toBe(
    '1 minute degraded, 2 minutes down, 3 minutes not measured',
  );
  expect(describeDay(undefined)).toBe('Not measured');
});

test('the uptime of all services', () => {
  const history: StatusHistory = {
    measured_since: '2026-11-20T00:00:00.000Z',
    history_days: 90,
    services: [
      service([day('2026-11-21')]),
      service([day('2026-11-21', { operational: 1_425, down: 15 })]),
    ],
    incidents: [],
  };
  const on = (day: string) => new Date(`${day}T12:00:00Z`);
  expect(uptimeOf(history, on('2026-11-21'))).toEqual({
    percent: '99.47%',
    span: 'since 20 November 2026',
  });
  expect(uptimeOf(history, on('2027-02-19'))?.span).toBe('in the last 90 days');
  expect(uptimeOf({ ...history, services: [service([])] }, on('2026-11-21'))).toBeNull();
});
