import { expect, test } from 'vitest';
import {
  criteriaSections,
  readCriteriaOrder,
  type StatedCriterion,
  writeCriteriaOrder,
} from './criteria-sections.ts';

const criterion = (number: string, state: StatedCriterion['state']): StatedCriterion => ({
  number,
  name: number,
  level: 'A',
  url: 'https://www.w3.org/',
  state,
  issues: [],
  by_person: false,
  rules: [],
  person: '',
  answer: null,
});

const four = [
  criterion('1.1.1', 'passed'),
  criterion('1.3.1', 'failed'),
  criterion('2.1.1', 'person'),
  criterion('2.4.4', 'failed'),
];

test('by number they stand under their principles', () => {
  const found = criteriaSections(four, 'number');
  expect(found.map(({ title, criteria }) => [title, criteria.map(({ number }) => number)])).toEqual(
    [
      ['1. Perceivable', ['1.1.1', '1.3.1']],
      ['2. Operable', ['2.1.1', '2.4.4']],
    ],
  );
});

test('the order stands in the address, and leaves what else is there', () => {
  const search = new URLSearchParams('view=criteria');
  const numbered = writeCriteriaOrder('number', search);
  expect(numbered.toString()).toBe('view=criteria&order=number');
  expect(readCriteriaOrder(numbered)).toBe('number');
  expect(readCriteriaOrder(new URLSearchParams('order=other'))).toBe('state');
  expect(writeCriteriaOrder('state', numbered).toString()).toBe('view=criteria');
});

test('what failed comes first, and states of no criterion are left out', () => {
  const found = criteriaSections(four, 'state');
  expect(found.map(({ title, criteria }) => [title, criteria.map(({ number }) => number)])).toEqual(
    [
      ['Failed', ['1.3.1', '2.4.4']],
      ['To be checked by a person', ['2.1.1']],
      ['Passed, automatic part', ['1.1.1']],
    ],
  );
});
