import { expect, test } from 'vitest';
import { usedMsOf } from './used-ms-of.ts';

test('the time of all uses of a page is told, unless one of them broke off', () => {
  const ended = { output: { usedMs: 3_000 } };
  expect(usedMsOf([ended, { output: { usedMs: 500 } }])).toBe(3_500);
  expect(usedMsOf([ended, { output: {} }])).toBeUndefined();
  expect(usedMsOf([{ output: null }])).toBeUndefined();
});
