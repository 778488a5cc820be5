import { expect, it } from 'vitest';
import { saysNothing } from './tracking-query.ts';

it.each([
  ['', true],
  ['utm_source=x&utm_campaign=y&ref=z', true],
  ['gclid=1&fbclid=2', true],
  ['url=https%3A%2F%2Fexample.org', false],
  ['utm_source=x&job=abc', false],
  ['referrer=x', false],
])('%s', (query, expected) => {
  expect(saysNothing(query)).toBe(expected);
});
