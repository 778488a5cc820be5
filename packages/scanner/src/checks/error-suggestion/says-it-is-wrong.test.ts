import { expect, test } from 'vitest';
import { saysItIsWrong } from './says-it-is-wrong.ts';

test.each(['Das ist keine gültige Nummer.', 'Kein gültiges Datum', 'This date is not valid.'])(
  '%s',
  (message) => {
    expect(saysItIsWrong(message)).toBe(true);
  },
);

test('a message that asks for an entry says nothing of it', () => {
  expect(saysItIsWrong('Bitte geben Sie eine gültige Nummer ein.')).toBe(false);
});
