import { expect, test } from 'vitest';
import { countOf } from './count-of.ts';

test('one is one, and thousands are parted', () => {
  expect([0, 1, 2, 1_348].map((count) => countOf(count, 'issue'))).toEqual([
    '0 issues',
    '1 issue',
    '2 issues',
    '1,348 issues',
  ]);
  expect(countOf(2, 'address', 'addresses')).toBe('2 addresses');
});
