import { expect, it } from 'vitest';
import {
  formatDuration,
  amount,
  formatDayOfYear,
  formatLocalDate,
  formatLocalTime,
  formatNearUtcTime,
  formatSeconds,
  formatShortDay,
  formatShortDuration,
  formatUtcTime,
  formatWait,
  hostOf,
  plural,
  signed,
} from './format.ts';

it('writes times in UTC with seconds', () => {
  expect(formatUtcTime('2026-11-21T08:02:04.500Z')).toBe('21 November 2026, 08:02:04 UTC');
  expect(formatNearUtcTime('2026-11-23T09:00:00Z')).toBe('Mon 23 November, 09:00 UTC');
});

it('writes times and days in the time zone of the reader', () => {
  const noon = '2026-11-21T12:00:00';
  expect(formatLocalTime(noon)).toBe('21 November 2026, 12:00');
  expect(formatLocalDate(noon)).toBe('21 November 2026');
  expect(formatDayOfYear(noon)).toBe('21 November');
  expect(formatShortDay(noon)).toBe('21 Nov');
});

it.each(['', 'yesterday'])('says that the date "%s" is not known', (text) => {
  for (const format of [
    formatLocalTime,
    formatLocalDate,
    formatDayOfYear,
    formatUtcTime,
    formatNearUtcTime,
  ]) {
    expect(format(text)).toBe('Unknown date');
  }
  expect(formatShortDay(text)).toBe('');
});

it('writes amounts and changes', () => {
  expect(amount(1348)).toBe('1,348');
  expect([signed(6), signed(-5), signed(0)]).toEqual(['+6', '−5', '0']);
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

it('says a long time as people say it', () => {
  expect(formatDuration(null)).toBe('N/A');
  expect(formatDuration(41_632)).toBe('41.6 seconds');
  expect(formatDuration(119_900)).toBe('119.9 seconds');
  expect(formatDuration(232_400)).toBe('3 minutes 52 seconds');
  expect(formatDuration(3_601_400)).toBe('60 minutes 1 second');
  expect(formatDuration(7_530_000)).toBe('2 hours 5 minutes');
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
