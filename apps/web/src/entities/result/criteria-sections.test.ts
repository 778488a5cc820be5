import { expect, test } from 'vitest';
import { criteriaSections, type StatedCriterion } from './criteria-sections.ts';

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

test('what failed comes first, and states of no criterion are left out', () => {
  const found = criteriaSections([
    criterion('1.1.1', 'passed'),
    criterion('1.3.1', 'failed'),
    criterion('2.1.1', 'person'),
    criterion('2.4.4', 'failed'),
  ]);
  expect(found.map(({ title, criteria }) => [title, criteria.map(({ number }) => number)])).toEqual(
    [
      ['Failed', ['1.3.1', '2.4.4']],
      ['To be checked by a person', ['2.1.1']],
      ['Passed, automatic part', ['1.1.1']],
    ],
  );
});
