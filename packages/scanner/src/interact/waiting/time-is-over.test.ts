import { expect, test } from 'vitest';
import { saysThatTimeIsOver, onlyLeaves } from './time-is-over.ts';

test.each([
  'Your session has expired.',
  'You have been signed out',
  'Your time is up',
  'Ihre Sitzung ist abgelaufen.',
  'Votre session a expiré',
  'La sesión ha caducado',
  'Se acabó el tiempo.',
  'Time’s up!',
  'Le temps est écoulé',
  'انتهت الجلسة',
])('“%s” says that the time is over', (words) => {
  expect(saysThatTimeIsOver(words)).toBe(true);
});

test.each([
  'Your session expires in two minutes',
  'This offer has expired',
  'Auction ended',
  'The course starts at ten',
  'Sitzung verlängern',
])('“%s” does not', (words) => {
  expect(saysThatTimeIsOver(words)).toBe(false);
});

test.each([
  [['Log out'], true],
  [['Abmelden', 'Sign me out'], true],
  [['Don’t log me out'], false],
  [['Cancel sign out'], false],
  [['Nicht abmelden'], false],
  [['Ne pas me déconnecter'], false],
  [['Log out', 'Stay'], false],
  [[], false],
])('what only leaves: %s', (controls, leaves) => {
  expect(onlyLeaves(controls)).toBe(leaves);
});
