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
  say('  worker error: The queue had an error (again)');
  expect(said.at(-1)).toBe('  worker error: The queue had an error (again)');
});
