import { expect, test } from 'vitest';
import { exampleIn } from './example-in.ts';

test.each([
  ['Ten digits, for example 06 12 34 56 78', '06 12 34 56 78'],
  ['Écrivez deux lettres et six chiffres, par exemple HB204518.', 'HB204518'],
  ['e.g. “mara@example.com”', 'mara@example.com'],
  ['z. B. 12.05.1990, wie im Ausweis', '12.05.1990'],
  ['For example, AB1 or AB2', 'AB1'],
  ['例：100-0001', '100-0001'],
])('%s: %s', (words, entry) => {
  expect(exampleIn(words)).toBe(entry);
});

test('there may be none', () => {
  expect(exampleIn('As on your pass')).toBeNull();
  expect(
    exampleIn('For example what you have seen there and whom you have told of it since'),
  ).toBeNull();
});
