import { expect, test } from 'vitest';
import {
  overallMessage,
  overallState,
  overallTitles,
  statusFigures,
  type CheckedService,
  type ServiceState,
} from './overall-status.ts';

const online = { isOnline: true };
const services = (...states: ServiceState[]): CheckedService[] =>
  states.map((state, index) => ({
    name: `S${index + 1}`,
    state,
    responseMs: state === 'operational' ? 100 + index : null,
  }));

test.each<[ServiceState[], string]>([
  [['operational', 'operational'], 'All Systems Operational'],
  [['operational', 'degraded'], 'Partial Service Disruption'],
  [['degraded', 'down'], 'Service Disruption'],
  [['checking', 'operational'], 'Checking System Status'],
  [['checking', 'down'], 'Service Disruption'],
])('%j is "%s"', (states, title) => {
  expect(overallTitles[overallState(services(...states), online)]).toBe(title);
});

test('offline, nobody can tell', () => {
  const state = overallState(services('down', 'down'), { isOnline: false });
  expect(overallTitles[state]).toBe('Status Unknown');
});

test('that every service answers claims no more: a health call says nothing of workers', () => {
  expect(overallMessage('operational', services('operational', 'operational'))).toBe(
    'Every service answers without errors.',
  );
});

test('the message names what does not work', () => {
  expect(overallMessage('major_outage', services('operational', 'down', 'down'))).toBe(
    'Not answering: S2, S3.',
  );
});

test('the three figures', () => {
  expect(statusFigures(services('checking', 'checking'))).toEqual({
    averageResponse: '--',
    uptime: '--',
    active: '0/2',
  });
  expect(statusFigures(services('operational', 'down', 'operational'))).toEqual({
    averageResponse: '101',
    uptime: '66.7',
    active: '2/3',
  });
});
