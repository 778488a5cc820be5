import { expect, test } from 'vitest';
import {
  criteriaSections,
  readCriteriaOrder,
  sectionCount,
  stateCounts,
  stateTitle,
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
  left_alone: [],
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
  expect(readCriteriaOrder(writeCriteriaOrder('rule', search))).toBe('rule');
  expect(readCriteriaOrder(new URLSearchParams('order=other'))).toBe('state');
  expect(writeCriteriaOrder('state', numbered).toString()).toBe('view=criteria');
});

test('what people check comes first, then what failed, and states of no criterion are left out', () => {
  const found = criteriaSections(four, 'state');
  expect(found.map(({ title, criteria }) => [title, criteria.map(({ number }) => number)])).toEqual(
    [
      ['To be checked by a person', ['2.1.1']],
      ['Failed', ['1.3.1', '2.4.4']],
      ['Passed, automatic part', ['1.1.1']],
    ],
  );
});

const answered = (
  number: string,
  state: StatedCriterion['state'],
  kind: 'passed' | 'failed' | 'not-sure',
): StatedCriterion => ({
  ...criterion(number, state),
  answer: {
    answer: kind,
    note: '',
    author: 'Maya Okafor',
    answered_at: '2026-11-26T09:00:00Z',
    revision: 1,
  },
});

test('what a person has found counts as that, and hides no failure', () => {
  const criteria = [
    criterion('1.2.3', 'person'),
    answered('1.2.4', 'person', 'passed'),
    answered('1.2.5', 'person', 'failed'),
    answered('1.3.3', 'person', 'not-sure'),
    answered('1.4.3', 'failed', 'passed'),
  ];
  expect(criteria.map(stateTitle)).toEqual([
    'To be checked by a person',
    'Passed, checked by a person',
    'Failed, checked by a person',
    'To be checked by a person',
    'Failed',
  ]);
  expect(
    stateCounts(criteria).map(({ title, count, section }) => `${count} ${title}, ${section}`),
  ).toEqual([
    '1 Failed, failed',
    '2 To be checked by a person, person',
    '1 Failed, checked by a person, person',
    '1 Passed, checked by a person, person',
  ]);
  expect(sectionCount('person', criteria.slice(0, 4))).toBe('2 of 4 checked');
  expect(sectionCount('failed', criteria.slice(4))).toBe('1 criterion');
});
