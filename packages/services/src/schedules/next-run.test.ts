import { describe, expect, test } from 'vitest';
import { dayOf, nextRun, type ScheduleRule } from './next-run.ts';

const daily = (time: string): ScheduleRule => ({ frequency: 'daily', time, day: null });
const weekly = (day: number, time: string): ScheduleRule => ({ frequency: 'weekly', time, day });
const monthly = (day: number, time: string): ScheduleRule => ({ frequency: 'monthly', time, day });

test.each<[string, ScheduleRule, string, string]>([
  ['later today', daily('09:00'), '2026-11-21T08:59:59.999Z', '2026-11-21T09:00:00Z'],
  ['the run itself is over', daily('09:00'), '2026-11-21T09:00:00Z', '2026-11-22T09:00:00Z'],
  ['the first minute of a day', daily('00:00'), '2026-11-21T23:59:59Z', '2026-11-22T00:00:00Z'],
  ['midnight is over at midnight', daily('00:00'), '2026-11-21T00:00:00Z', '2026-11-22T00:00:00Z'],
  ['the last minute of a year', daily('23:59'), '2026-12-31T23:59:30Z', '2027-01-01T23:59:00Z'],
  ['a day clocks change somewhere', daily('02:30'), '2026-03-29T00:00:00Z', '2026-03-29T02:30:00Z'],
  ['into a leap day', daily('09:00'), '2028-02-28T10:00:00Z', '2028-02-29T09:00:00Z'],

  ['today, a Saturday', weekly(6, '09:00'), '2026-11-21T08:00:00Z', '2026-11-21T09:00:00Z'],
  ['over for today', weekly(6, '09:00'), '2026-11-21T09:00:00Z', '2026-11-28T09:00:00Z'],
  ['Sunday is the 7th', weekly(7, '09:00'), '2026-11-21T10:00:00Z', '2026-11-22T09:00:00Z'],
  ['Monday after Sunday', weekly(1, '09:00'), '2026-11-22T23:00:00Z', '2026-11-23T09:00:00Z'],
  ['the day before', weekly(5, '09:00'), '2026-11-21T00:00:00Z', '2026-11-27T09:00:00Z'],
  ['over a year’s end', weekly(4, '06:15'), '2026-12-31T06:15:00Z', '2027-01-07T06:15:00Z'],

  ['later this month', monthly(25, '09:00'), '2026-11-21T10:00:00Z', '2026-11-25T09:00:00Z'],
  ['today, still to come', monthly(21, '09:00'), '2026-11-21T08:00:00Z', '2026-11-21T09:00:00Z'],
  ['today, over', monthly(21, '09:00'), '2026-11-21T09:00:00Z', '2026-12-21T09:00:00Z'],
  ['over a year’s end', monthly(1, '00:00'), '2026-12-01T00:00:00Z', '2027-01-01T00:00:00Z'],
  ['the 31st of November', monthly(31, '09:00'), '2026-11-21T10:00:00Z', '2026-11-30T09:00:00Z'],
  ['the 31st after that', monthly(31, '09:00'), '2026-11-30T09:00:00Z', '2026-12-31T09:00:00Z'],
  ['the 31st of February', monthly(31, '09:00'), '2027-01-31T09:00:00Z', '2027-02-28T09:00:00Z'],
  ['the 30th of February', monthly(30, '09:00'), '2027-01-30T09:00:00Z', '2027-02-28T09:00:00Z'],
  ['the 31st of a leap year', monthly(31, '09:00'), '2028-01-31T09:00:00Z', '2028-02-29T09:00:00Z'],
  ['the 29th, no leap year', monthly(29, '09:00'), '2027-02-01T00:00:00Z', '2027-02-28T09:00:00Z'],
  ['the 29th, a leap year', monthly(29, '09:00'), '2028-02-28T09:00:00Z', '2028-02-29T09:00:00Z'],
  ['no leap year in 2100', monthly(29, '09:00'), '2100-02-01T00:00:00Z', '2100-02-28T09:00:00Z'],
  ['the 31st after February', monthly(31, '09:00'), '2027-02-28T09:00:00Z', '2027-03-31T09:00:00Z'],
])('%s', (_name, rule, after, expected) => {
  expect(nextRun(rule, new Date(after))).toEqual(new Date(expected));
});

test('a monthly 31st comes once in each month of four years', () => {
  let moment = new Date('2026-12-31T23:00:00Z');
  const months: string[] = [];
  for (let count = 0; count < 48; count += 1) {
    moment = nextRun(monthly(31, '22:00'), moment);
    months.push(moment.toISOString().slice(0, 7));
  }
  const expected = Array.from(
    { length: 48 },
    (_, index) => `${2027 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`,
  );
  expect(months).toEqual(expected);
});

describe('the day of a rule that names none', () => {
  test.each([
    ['daily', '2026-11-21T10:00:00Z', null],
    ['weekly', '2026-11-21T10:00:00Z', 6],
    ['weekly', '2026-11-22T23:59:59Z', 7],
    ['weekly', '2026-11-23T00:00:00Z', 1],
    ['monthly', '2026-10-31T10:00:00Z', 31],
    ['monthly', '2028-02-29T10:00:00Z', 29],
  ] as const)('%s on %s', (frequency, date, expected) => {
    expect(dayOf(frequency, new Date(date))).toBe(expected);
  });
});
