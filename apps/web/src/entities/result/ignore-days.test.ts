import { expect, test } from 'vitest';
import { ignoreDays, lastDayProblem } from './ignore-days.ts';

const now = new Date('2026-11-30T23:59:00Z');

test('the first day is tomorrow, three months are offered and twelve allowed, a shorter month ends them sooner', () => {
  expect(ignoreDays(now)).toEqual({
    first: '2026-12-01',
    offered: '2027-02-28',
    last: '2027-11-30',
  });
});

test.each([
  ['', null],
  ['2026-12-01', null],
  ['2027-11-30', null],
  ['2026-11-30', 'Choose a day after today'],
  ['2026-11-29', 'Choose a day after today'],
  ['2027-12-01', 'Choose a day within the next 12 months'],
  ['2027-13-01', 'Give the last day as a whole date'],
  ['soon', 'Give the last day as a whole date'],
])('the last day %j: %s', (day, problem) => {
  expect(lastDayProblem(day, now)).toBe(problem);
});
