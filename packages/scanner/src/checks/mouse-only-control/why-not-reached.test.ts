import { expect, test } from 'vitest';
import { whyNotReached } from './why-not-reached.ts';

const wordsFor = (attributes: Record<string, string>) =>
  whyNotReached({ attributes: new Map(Object.entries(attributes)) });

test('what has no tabindex', () => {
  expect(wordsFor({ class: 'tile' })).toBe('it is no button or link, and has no tabindex');
});

test('what has one that Tab passes over', () => {
  expect(wordsFor({ tabindex: '-1' })).toBe(
    'it is no button or link, and with tabindex="-1" only scripts give it the focus',
  );
});

test('what is a button by its role', () => {
  expect(wordsFor({ role: 'button' })).toBe('it has the role button, but no tabindex');
  expect(wordsFor({ role: 'link', tabindex: '-1' })).toBe(
    'it has the role link, but with tabindex="-1" only scripts give it the focus',
  );
});
