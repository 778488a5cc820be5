import type { Issue } from '@curbcut/model/scan';
import { expect, test } from 'vitest';
import { makeIssue } from './issue.fixture.ts';
import { nextOpen, reviewQuestions } from './review-order.ts';

const verdict = (kind: 'problem' | 'no-problem' | 'not-sure', decidedAt: string) => ({
  id: kind,
  kind,
  reason: null,
  note: '',
  endsOn: null,
  scope: 'page' as const,
  author: 'Maya Okafor',
  decidedAt,
  elementsShown: 1,
});
const asks = (fingerprint: string, more: Partial<Issue> = {}) =>
  makeIssue({ fingerprint, outcome: 'needs-review', ...more });

const open = asks('open');
const unsure = asks('unsure', { verdict: verdict('not-sure', '2026-11-22T08:00:00Z') });
const fine = asks('fine', { verdict: verdict('no-problem', '2026-11-22T08:31:00Z') });
const confirmed = makeIssue({
  fingerprint: 'confirmed',
  outcome: 'failed',
  verdict: verdict('problem', '2026-11-22T09:00:00Z'),
});
const names = (issues: readonly Issue[]) => issues.map(({ fingerprint }) => fingerprint);

test('what nobody was sure of still waits, a problem is an issue by now', () => {
  const found = reviewQuestions([open, fine, unsure, confirmed, makeIssue({ outcome: 'failed' })]);
  expect(names(found.asked)).toEqual(['open', 'fine', 'unsure']);
  expect(names(found.decided)).toEqual(['confirmed', 'fine']);
  expect(found.open).toBe(2);
});

test('after an answer comes the next that waits, from the top after the last', () => {
  const asked = [open, fine, unsure];
  expect(nextOpen(asked, open)).toBe(unsure);
  expect(nextOpen(asked, unsure)).toBe(open);
  expect(nextOpen([open, fine], open)).toBeNull();
  // A confirmed problem has left the questions.
  expect(nextOpen(asked, confirmed)).toBe(open);
});

test('questions come in the order of who can answer them', () => {
  const takes = (fingerprint: string, verification: string) =>
    asks(fingerprint, { guide: { todo: '', techniques: [], verification } });
  const { asked } = reviewQuestions([
    takes('code', 'Inspect the cell in the developer tools.'),
    takes('keys', 'Press Tab until the element has the focus.'),
    takes('heard', 'Move to the field with Tab while a screen reader runs.'),
    takes('seen', 'Read the title on the tab of the browser.'),
  ]);
  expect(names(asked)).toEqual(['seen', 'keys', 'heard', 'code']);
});
