import type { Issue, Outcome } from '@curbcut/model/scan';
import { expect, test } from 'vitest';
import { rules } from '../catalogue.ts';
import { countByOutcome, ruleDetails } from './rule-details.ts';

const bestPractice = rules.find(({ level }) => level === 'best-practice')?.id ?? '';
const beyond = rules.find(({ level }) => level === 'AAA')?.id ?? '';

function issue(rule: string, more: Partial<Issue> = {}): Issue {
  return { rule, fingerprint: `of-${rule}`, outcome: 'failed', wcag: [], ...more } as Issue;
}

function detailsOf(outcomeOf: Readonly<Record<string, Outcome>>, issues: Issue[] = []) {
  const runs = Object.entries(outcomeOf).map(([rule, outcome]) => ({ rule, outcome, revision: 1 }));
  return ruleDetails({ issues, rules: runs }, '2.2-AA');
}

test('rules of no criterion and of AAA stand among the others', () => {
  const details = detailsOf({ [bestPractice]: 'passed', [beyond]: 'inapplicable' });
  const one = (wanted: string) => details.find(({ id }) => id === wanted);
  expect(one(bestPractice)).toMatchObject({ outcome: 'passed', criteria: [], inStandard: false });
  expect(one(beyond)).toMatchObject({ outcome: 'inapplicable', level: 'AAA', inStandard: false });
  expect(one('image-alt')).toMatchObject({ outcome: 'untested', inStandard: true });
  expect(one('image-alt')?.actRules.length).toBeGreaterThan(0);
});

test('a rule that failed leads to its issues, and has not failed where a person says so', () => {
  const failed = issue('image-alt');
  const before = detailsOf({ 'image-alt': 'failed' }, [failed]);
  expect(before.find(({ id }) => id === 'image-alt')).toMatchObject({
    outcome: 'failed',
    issues: ['of-image-alt'],
  });
  const verdict = { kind: 'false-alarm' } as Issue['verdict'];
  const after = detailsOf({ 'image-alt': 'failed' }, [{ ...failed, verdict }]);
  expect(after.find(({ id }) => id === 'image-alt')?.outcome).toBe('passed');
});

test('each rule counts once', () => {
  const details = detailsOf({ 'image-alt': 'passed', [bestPractice]: 'passed' });
  const counts = countByOutcome(details);
  expect(counts.passed).toBe(2);
  expect(counts.untested).toBe(details.length - 2);
});

test('a scan that did not record its rules says nothing of them', () => {
  expect(detailsOf({})).toEqual([]);
});
