import type { Issue } from '@curbcut/model/scan';
import { expect, test } from 'vitest';
import { makeIssue } from './issue.fixture.ts';
import { criteriaFailedCount, reviewCount, severityToDo } from './work-counts.ts';

const verdict = (kind: NonNullable<Issue['verdict']>['kind']) => ({
  id: kind,
  kind,
  reason: null,
  note: '',
  endsOn: null,
  scope: 'page' as const,
  author: 'Maya Okafor',
  decidedAt: '2026-11-22T08:00:00Z',
  elementsShown: 1,
});

const issues = [
  makeIssue({ wcag: ['1.1.1'] }),
  makeIssue({ wcag: ['1.1.1', '4.1.2'] }),
  makeIssue({ wcag: ['1.4.3'], impact: 'serious' }),
  makeIssue({ wcag: ['2.4.4'], verdict: verdict('ignored') }),
  makeIssue({ wcag: ['2.4.6'], verdict: verdict('false-alarm') }),
  makeIssue({ wcag: ['1.4.6'], level: 'AAA', inStandard: false }),
];

test('what is ignored is counted nowhere as work', () => {
  expect(severityToDo(issues, 'critical')).toBe(2);
  expect(severityToDo(issues, 'serious')).toBe(1);
});

test('a criterion has failed as long as its issue is in the score, also one that is ignored', () => {
  expect(criteriaFailedCount({ issues }, '2.2-AA')).toBe(4);
  // An issue of two criteria counts by the one that the standard asks for.
  const two = [makeIssue({ wcag: ['2.4.7', '2.4.11'], level: 'AA' })];
  expect(criteriaFailedCount({ issues: two }, '2.1-AA')).toBe(1);
});

test('questions are counted, and once some are decided, how many of all are open', () => {
  const asks = (kind?: 'no-problem' | 'not-sure') =>
    makeIssue({ outcome: 'needs-review', ...(kind ? { verdict: verdict(kind) } : {}) });
  expect(reviewCount({ issues: [asks(), asks()], needsReviewCount: 2 })).toBe('2');
  expect(reviewCount({ issues: [asks(), asks('not-sure')], needsReviewCount: 2 })).toBe('2');
  const confirmed = makeIssue({ verdict: verdict('problem') });
  const some = [asks(), asks('not-sure'), asks('no-problem'), confirmed];
  expect(reviewCount({ issues: some, needsReviewCount: 2 })).toBe('2 of 4 open');
});
