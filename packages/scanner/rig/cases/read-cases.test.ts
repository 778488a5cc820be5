import { describe, expect, test } from 'vitest';
import { checks } from '../../src/checks/index.ts';
import { checksIn } from './case-groups.ts';
import { type Case, countExpected, readCases } from './read-cases.ts';

const known = new Set(checks.map(({ rule }) => rule));
const readOnly = new Set([...checksIn('read'), ...checksIn('timed')].map(({ rule }) => rule));

describe.each(checks.map(({ rule }) => ({ rule, cases: readCases(rule) })))(
  '$rule',
  ({ rule, cases }) => {
    test('has a case that passes, one that fails and one that it does not apply to', () => {
      const outcomes = new Set(cases.map(({ outcome }) => outcome));
      expect([...outcomes]).toEqual(expect.arrayContaining(['passed', 'inapplicable']));
      expect(outcomes.has('failed') || outcomes.has('needs-review')).toBe(true);
    });

    test('marks elements where some are found, and only there', () => {
      const isFound = ({ outcome }: Case) => outcome === 'failed' || outcome === 'needs-review';
      const wrong = cases.filter((one) => countExpected(one) > 0 !== isFound(one));
      expect(wrong.map(({ name }) => name)).toEqual([]);
    });

    test('names other checks, in alphabetical order, where these judge its cases', () => {
      for (const { alsoFails } of cases) {
        expect(alsoFails).toEqual([...alsoFails].sort());
        expect(alsoFails.filter((other) => !known.has(other))).toEqual([]);
        if (!readOnly.has(rule)) expect(alsoFails).toEqual([]);
      }
    });
  },
);

test('a document is kept as it is written', () => {
  const [first] = readCases('dialog-modal');
  expect(first?.html).toMatch(/^<!doctype html>\n[^]*<\/html>\n$/);
});
