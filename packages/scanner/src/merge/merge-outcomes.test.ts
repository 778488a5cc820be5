import type { Outcome } from '@curbcut/model/scan';
import { rules as catalogue } from '@curbcut/rules';
import { expect, test } from 'vitest';
import { mergeOutcomes } from './merge-outcomes.ts';

const [row] = catalogue;
if (!row) throw new Error('The catalogue is empty');

const rules = [
  { ...row, id: 'both', revision: 3, detectedBy: { first: ['a'], second: ['b'] } },
  { ...row, id: 'one', revision: 2, detectedBy: { second: ['c'] } },
  { ...row, id: 'none', detectedBy: {} },
  { ...row, id: 'elsewhere', detectedBy: { third: ['d'] } },
];

function merge(
  first: [string, Outcome][] | null,
  second: [string, Outcome][] | null,
  issues: { rule: string; outcome: 'failed' | 'needs-review' }[] = [],
) {
  const run = (id: string, outcomes: [string, Outcome][] | null) => ({
    engine: { id },
    output: outcomes && { outcomes: new Map(outcomes) },
  });
  return mergeOutcomes(rules, [run('first', first), run('second', second)], issues).map(
    ({ rule, outcome, revision }) => [rule, outcome, revision],
  );
}

test('the worst that an engine reports is the outcome of the rule', () => {
  expect(merge([['both', 'passed']], [['both', 'needs-review']])).toEqual([
    ['both', 'needs-review', 3],
    ['one', 'untested', 2],
  ]);
  expect(merge([['both', 'inapplicable']], [['both', 'passed']])[0]).toEqual(['both', 'passed', 3]);
});

test('a rule that no engine ran is untested, also when its engine failed', () => {
  expect(merge([['both', 'inapplicable']], null)).toEqual([
    ['both', 'inapplicable', 3],
    ['one', 'untested', 2],
  ]);
});

test('rules that no engine of the scan looks for are left out', () => {
  expect(merge(null, null).map(([rule]) => rule)).toEqual(['both', 'one']);
});

test('what engines only find together has failed', () => {
  const agreed = [{ rule: 'both', outcome: 'failed' as const }];
  expect(merge([['both', 'needs-review']], [['both', 'needs-review']], agreed)[0]).toEqual([
    'both',
    'failed',
    3,
  ]);
});
