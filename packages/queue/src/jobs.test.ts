import { expect, test } from 'vitest';
import { jobs } from './jobs.ts';

const hourSeconds = 3_600;

test('a mail outlasts most of a day without a mail server, and no more than two', () => {
  const { retryLimit, retryDelaySeconds, retryDelayMaxSeconds } = jobs.sendMail;
  // The queue waits between so much and twice as much before each retry, up to the limit.
  const shortest = Array.from({ length: retryLimit }, (_, retry) =>
    Math.min(retryDelayMaxSeconds, retryDelaySeconds * 2 ** retry),
  );
  const seconds = shortest.reduce((sum, delay) => sum + delay, 0);
  expect(seconds).toBeGreaterThan(20 * hourSeconds);
  expect(seconds).toBeLessThan(48 * hourSeconds);
});
