import { expect, test } from 'vitest';
import { isEnglishName } from './english-names.ts';

test.each([
  ['Close dialog window', 'es'],
  ['Next slide', 'de'],
  ['Toggle navigation', 'fr'],
  ['Chat messages to all', 'ar'],
  ['Skip to main content', 'pl'],
])('“%s” is English in %s', (name, language) => {
  expect(isEnglishName(name, language)).toBe(true);
});

test.each([
  ['Close dialog window', 'en'],
  ['Open menu', 'nl'],
  ['Pause video', 'fr'],
  ['Navigation', 'de'],
  ['Menu principal', 'fr'],
  ['Next', 'de'],
  ['Skip Bo', 'de'],
  ['Video chat', 'es'],
])('“%s” may be right in %s', (name, language) => {
  expect(isEnglishName(name, language)).toBe(false);
});
