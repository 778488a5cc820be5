import { expect, test } from 'vitest';
import { whyNotReached } from './why-not-reached.ts';

test('what has no tabindex', () => {
  expect(whyNotReached('', undefined)).toBe('it is no button or link, and has no tabindex');
});

test('what has one that Tab passes over', () => {
  expect(whyNotReached('', '-1')).toBe(
    'it is no button or link, and with tabindex="-1" only scripts give it the focus',
  );
});

test('what is a button by its role', () => {
  expect(whyNotReached('button', undefined)).toBe('it has the role button, but no tabindex');
  expect(whyNotReached('link', '-1')).toBe(
    'it has the role link, but with tabindex="-1" only scripts give it the focus',
  );
});
