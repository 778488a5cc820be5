import { expect, test } from 'vitest';
import { emptyError, onlyPoints } from './says-nothing.ts';

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

test.each([
  'Something went wrong.',
  'Oops! Something went wrong',
  'Oei, er ging iets mis',
  'Ups! Něco se pokazilo.',
  'Sorry, something went wrong',
  'Hoppsan! Något gick fel.',
])('“%s” is any trouble', (message) => {
  expect(emptyError(message)).toBe('trouble');
});

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

test.each([
  'Please correct the fields in red.',
  'Fix the highlighted fields',
  'Bitte korrigieren Sie die rot markierten Felder!',
  'Bitte die markierten Felder prüfen',
  'Veuillez corriger les champs en rouge.',
  'Corrija los campos en rojo',
  'Corrija os campos em vermelho.',
  'Correggi i campi evidenziati in rosso',
  'Popraw pola oznaczone na czerwono',
  'Opravte červeně označená pole',
  'Rätta de rödmarkerade fälten',
  'Lütfen kırmızı alanları düzeltin',
  'Исправьте поля, выделенные красным',
  'נא לתקן את השדות המסומנים באדום',
  '赤い項目を修正してください',
])('“%s” only points', (message) => {
  expect(onlyPoints(message)).toBe(true);
});

test.each([
  'Please correct the red fields: street and town',
  'Enter your name in the red box',
  'Please correct the dates',
  'The field “Street” in red is empty',
  'Bitte prüfen Sie die Angaben zur Straße',
])('“%s” says more than that', (message) => {
  expect(onlyPoints(message)).toBe(false);
});
