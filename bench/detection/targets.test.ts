import { expect, test } from 'vitest';
import { missedTargets } from './targets.ts';
import type { JudgedCase } from './suite-figures.ts';

interface CaseFacts {
  expected: JudgedCase['of']['expected'];
  verdict: JudgedCase['result']['verdict'];
  group?: string;
  noise?: number;
}

function casesOf(facts: readonly CaseFacts[]): JudgedCase[] {
  return facts.map(({ expected, verdict, group = '', noise }) => ({
    of: { expected, group } as JudgedCase['of'],
    result: {
      verdict,
      error: null,
      noise: noise === undefined ? null : Array.from({ length: noise }, () => ({ level: 'AA' })),
    } as JudgedCase['result'],
  }));
}

const times = (count: number, facts: CaseFacts) => Array.from({ length: count }, () => facts);

test('what falls below what is to be reached is named', () => {
  const act = casesOf([
    ...times(7, { expected: 'failed', verdict: 'found' }),
    ...times(3, { expected: 'failed', verdict: 'missed' }),
    ...times(9, { expected: 'passed', verdict: 'quiet' }),
    ...times(1, { expected: 'passed', verdict: 'false-alarm' }),
  ]);
  const govuk = casesOf([
    ...times(7, { expected: 'failed', verdict: 'found', noise: 1 }),
    ...times(3, { expected: 'failed', verdict: 'review' }),
  ]);
  const realistic = casesOf([
    ...times(9, { expected: 'failed', verdict: 'found', group: 'markup' }),
    ...times(3, { expected: 'failed', verdict: 'missed', group: 'keys' }),
  ]);
  const suites = Object.entries({ act, govuk, realistic }).map(([id, cases]) => ({ id, cases }));
  expect(missedTargets(suites)).toEqual([
    'act: 70.0 % found of 72 %',
    'act: 10.0 % false alarms, at most 3 %',
    'govuk: 1.00 failures about nothing a page, at most 0.3',
    'realistic, keys: 0.0 % found of 65 %',
  ]);
});

test('what is reached is not', () => {
  const act = casesOf([
    ...times(72, { expected: 'failed', verdict: 'found' }),
    ...times(28, { expected: 'failed', verdict: 'missed' }),
    ...times(97, { expected: 'passed', verdict: 'quiet' }),
    ...times(3, { expected: 'passed', verdict: 'false-alarm' }),
  ]);
  expect(missedTargets([{ id: 'act', cases: act }])).toEqual([]);
});
