import { expect, test } from 'vitest';
import { localTimeHint, whenText } from './schedule-time.ts';

test.each([
  [{ frequency: 'daily', time: '09:00', day: null }, 'Every day at 09:00 UTC'],
  [{ frequency: 'weekly', time: '06:30', day: 7 }, 'Every Sunday at 06:30 UTC'],
  [{ frequency: 'monthly', time: '09:00', day: 15 }, 'On day 15 of each month, at 09:00 UTC'],
  [
    { frequency: 'monthly', time: '09:00', day: 31 },
    'On day 31 of each month, or on the last day of a shorter month, at 09:00 UTC',
  ],
] as const)('%o', (schedule, text) => {
  expect(whenText(schedule)).toBe(text);
});

const winter = new Date('2026-11-21T12:00:00Z');

test.each([
  ['09:00', 'America/Toronto', '04:00 in Toronto'],
  ['09:00', 'Asia/Ho_Chi_Minh', '16:00 in Ho Chi Minh'],
  ['02:00', 'America/New_York', '21:00 in New York, the day before'],
  ['20:00', 'Asia/Tokyo', '05:00 in Tokyo, the day after'],
  ['09:00', 'UTC', null],
  ['', 'Asia/Tokyo', null],
])('%s UTC in %s is %s', (time, zone, hint) => {
  expect(localTimeHint(time, zone, winter)).toBe(hint);
});

test('the last day of a month goes over into the next one', () => {
  expect(localTimeHint('20:00', 'Asia/Tokyo', new Date('2026-11-30T12:00:00Z'))).toBe(
    '05:00 in Tokyo, the day after',
  );
});
