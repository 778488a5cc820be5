import { expect, test } from 'vitest';
import { colorStatement } from './color-statements.ts';

test.each([
  ['The green seats are free.', 'green'],
  ['Blue days are still open', 'blue'],
  ['Die roten Plätze sind vergeben.', 'red'],
  ['Les places vertes sont libres.', 'green'],
  ['Las plazas azules están libres.', 'blue'],
  ['I posti gialli sono prenotati.', 'yellow'],
  ['Os lugares verdes estão livres.', 'green'],
  ['De groene plaatsen zijn vrij.', 'green'],
  ['De gröna platserna är lediga.', 'green'],
  ['Zielone miejsca są wolne.', 'green'],
  ['Зелёные места свободны.', 'green'],
  ['الأماكن الخضراء شاغرة.', 'green'],
])('%s', (sentence, color) => {
  expect(colorStatement(sentence)?.color).toBe(color);
});

test.each([
  'Free seats have a green edge and a number.',
  'The green seats, with a tick, are free.',
  'The seats are free.',
  'In the green valley the seats are free and the water is cold.',
  'Die Plätze mit Häkchen sind frei.',
])('nothing is told by color alone: %s', (sentence) => {
  expect(colorStatement(sentence)).toBeNull();
});
