import { expect, test } from 'vitest';
import { speaksOfTakingPart } from './speaks-of-taking-part.ts';

test.each([
  'Sign up',
  'Subscribe to the newsletter',
  'Post comment',
  'Book an appointment',
  'Registrieren',
  'Termin verbindlich buchen',
  "S'inscrire",
  'Reservar mesa',
  'Pedir una cita',
  'Prenota',
  '投稿する',
  '予約する',
  '注册',
])('%s only takes part', (words) => {
  expect(speaksOfTakingPart(words)).toBe(true);
});

test.each([
  'Send',
  'Book and pay',
  'Subscribe and accept',
  'Delete post',
  'Register and order',
  'Zahlungspflichtig buchen',
  'Sign in',
  'Pedir pizza',
  'Pagar la reserva',
  '予約して支払う',
])('%s does not, or does more', (words) => {
  expect(speaksOfTakingPart(words)).toBe(false);
});
