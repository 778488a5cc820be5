import { expect, it } from 'vitest';
import {
  formatSeconds,
  formatShortDuration,
  formatUtcTime,
  formatWait,
  hostOf,
  plural,
} from './format.ts';

it('writes times in UTC with seconds', () => {
  expect(formatUtcTime('2026-11-21T08:02:04.500Z')).toBe('21 November 2026, 08:02:04 UTC');
});

it('counts', () => {
  expect(plural(1, 'issue')).toBe('1 issue');
  expect(plural(0, 'issue')).toBe('0 issues');
});

it('writes durations', () => {
  expect(formatShortDuration(840)).toBe('0.8 s');
  expect(formatShortDuration(12_400)).toBe('12 s');
  expect(formatSeconds(41.632)).toBe('41.6 seconds');
  expect(formatSeconds(41.632, 2)).toBe('41.63 seconds');
  expect(formatSeconds(null)).toBe('N/A');
});

it('rounds a wait up', () => {
  expect(formatWait(0.2)).toBe('1 second');
  expect(formatWait(61)).toBe('61 seconds');
  expect(formatWait(601)).toBe('11 minutes');
});

it('shortens an address to its host', () => {
  expect(hostOf('https://www.example.org:8443/a?b')).toBe('www.example.org:8443');
  expect(hostOf('not an address')).toBe('not an address');
});
