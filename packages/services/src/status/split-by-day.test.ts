import { expect, test } from 'vitest';
import { splitByDay } from './split-by-day.ts';

const at = (text: string) => new Date(`2026-11-${text}Z`);

test('the minutes between two checks, by day', () => {
  expect(splitByDay(at('20T10:00:00'), at('20T10:10:00'))).toEqual([
    { day: '2026-11-20', minutes: 9 },
  ]);
  expect(splitByDay(at('20T23:50:00'), at('22T00:11:00'))).toEqual([
    { day: '2026-11-20', minutes: 10 },
    { day: '2026-11-21', minutes: 1_440 },
    { day: '2026-11-22', minutes: 10 },
  ]);
  expect(splitByDay(at('20T10:00:00'), at('20T10:01:00'))).toEqual([]);
});

test('a year without checks is not more than 90 days', () => {
  const days = splitByDay(new Date('2025-01-01T00:00:00Z'), at('20T10:00:00'));
  expect(days.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(90 * 1_440);
});
