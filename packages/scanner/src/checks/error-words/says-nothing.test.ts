import { expect, test } from 'vitest';
import { emptyError } from './says-nothing.ts';

test.each([
  'Error',
  'Invalid input.',
  'Error 104',
  'Invalid input (E17)',
  'Erreur : E-12',
  'Fehler Nr. 7',
  "Ce champ n'est pas valide",
  '{{ error }}',
  'Error 4007: validation failed.',
  'Error 4012: pattern constraint not satisfied',
  'E1007',
  'Fehlercode 12',
  '¡Datos no válidos!',
  'Pattern mismatch',
  'خطأ',
  'Fel.',
  'Ugyldigt format',
  'Błąd!',
  'Geçersiz giriş',
  'Campo incorreto',
  'Not possible.',
  'Value does not match pattern',
  'Input did not match the expected pattern',
  'Invalid search criteria (code 12)',
  'Error: Invalid search criteria (code 12)',
  'Fehler 0815: Plausibilität verletzt',
  'Erreur 31 : contrainte non respectée',
  'Error 17: validación fallida',
])('“%s” says nothing', (message) => {
  expect(emptyError(message)).toBe('says-nothing');
});

test.each(['Something went wrong.', 'Oops! Something went wrong'])(
  '“%s” is any trouble',
  (message) => {
    expect(emptyError(message)).toBe('trouble');
  },
);

test.each([
  'Enter the date as in 24.12.2026',
  'Fehler 0815: IBAN unvollständig',
  'Fehler: Betrag fehlt',
  'Feld nicht ausgefüllt',
  'Error: Enter your name',
  'Invalid date',
  'Passwords do not match',
  'This must match the pattern 123-456',
  'Error 12: Enter the date as in 24.12.2026',
  'B12',
  'Required',
  '',
])('“%s” may tell', (message) => {
  expect(emptyError(message)).toBeNull();
});
