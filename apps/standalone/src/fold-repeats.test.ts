import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { foldRepeats } from './fold-repeats.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what differs only in its cause is said once, then counted', () => {
  const said: string[] = [];
  const say = foldRepeats((line) => said.push(line), 10_000);
  say('  worker error: The queue had an error (connect ECONNREFUSED)');
  say('  api: node: out of memory');
  say('  worker error: The queue had an error (the system is starting up (Queue: send-mail))');
  say('  worker error: The queue had an error');
  expect(said).toEqual([
    '  worker error: The queue had an error (connect ECONNREFUSED)',
    '  api: node: out of memory',
  ]);
  vi.advanceTimersByTime(10_000);
  expect(said.slice(2)).toEqual(['  worker error: The queue had an error (2 more in 10 s)']);
});

test('what goes on is counted for longer each time, and said anew when it had ended', () => {
  const said: string[] = [];
  const say = foldRepeats((line) => said.push(line), 10_000);
  for (let second = 0; second < 75; second += 1) {
    say(`  api error: The queue does not answer (${second})`);
    vi.advanceTimersByTime(1_000);
  }
  const sentence = '  api error: The queue does not answer';
  expect(said).toEqual([
    `${sentence} (0)`,
    `${sentence} (9 more in 10 s)`,
    `${sentence} (20 more in 20 s)`,
    `${sentence} (40 more in 40 s)`,
  ]);
  // Five came in the window that is open, and none in the next one.
  vi.advanceTimersByTime(80_000 + 160_000);
  say(`${sentence} (again)`);
  expect(said.slice(4)).toEqual([`${sentence} (5 more in 80 s)`, `${sentence} (again)`]);
});

test('an outage of hours is told every few minutes', () => {
  const said: string[] = [];
  const say = foldRepeats((line) => said.push(line), 10_000);
  for (let second = 0; second < 3_600; second += 1) {
    say('  worker error: The queue had an error');
    vi.advanceTimersByTime(1_000);
  }
  expect(said.length).toBeLessThan(20);
  expect(said.at(-1)).toMatch(/\(320 more in 320 s\)$/);
});
