import type { IssueVerdict, VerdictKind, VerdictScope } from '@curbcut/model/scan';
import { expect, test } from 'vitest';
import { makeIssue } from '../../entities/result/issue.fixture.ts';
import { isDecidable, isRepairedOnce, reachOfRepair } from './site-causes.ts';

const decided = (kind: VerdictKind, scope: VerdictScope = 'website'): IssueVerdict => ({
  id: 'v1',
  kind,
  reason: null,
  note: 'None.',
  endsOn: null,
  scope,
  author: 'Maya',
  decidedAt: '2026-11-01T00:00:00.000Z',
  elementsShown: 2,
});

test('a cause is decided about as a whole where its elements are of one kind', () => {
  const component = { pattern: 'nav a', colors: null };
  expect(isDecidable(makeIssue({ component }))).toBe(true);
  expect(isDecidable(makeIssue({ component, verdict: decided('ignored') }))).toBe(true);
  expect(isDecidable(makeIssue({}))).toBe(false);
  expect(isDecidable(makeIssue({ component, outcome: 'needs-review' }))).toBe(false);
  expect(isDecidable(makeIssue({ component, verdict: decided('ignored', 'page') }))).toBe(false);
  const together = { detectedBy: [{ engine: 'site', rule: 'page-title-unique' }] };
  expect(isDecidable(makeIssue(together))).toBe(true);
  expect(isDecidable(makeIssue({ ...together, outcome: 'needs-review' }))).toBe(false);
});

test.each<[string, Parameters<typeof makeIssue>[0], boolean, RegExp | null]>([
  [
    'a logo',
    { pagesCount: 10, nodesTotal: 10, differentElements: 1 },
    true,
    /same element on all 10/,
  ],
  ['a menu', { pagesCount: 3, nodesTotal: 15, differentElements: 5 }, true, /same 5 elements/],
  [
    'pictures',
    { pagesCount: 3, nodesTotal: 5, differentElements: 5 },
    false,
    /5 different elements/,
  ],
  ['one page', { pagesCount: 1, nodesTotal: 5, differentElements: 5 }, false, null],
  ['a result of before', { pagesCount: 3, nodesTotal: 3 }, false, null],
  [
    'a pair of colors',
    {
      pagesCount: 3,
      nodesTotal: 40,
      differentElements: 30,
      component: { pattern: 'p', colors: '#999999 on #ffffff' },
    },
    true,
    /one pair of colors/,
  ],
  [
    'the focus',
    {
      pagesCount: 3,
      nodesTotal: 40,
      differentElements: 30,
      component: { pattern: ':focus-visible', colors: null, reach: 'every' },
    },
    true,
    /one rule in a style sheet/,
  ],
])('%s: says how far one repair goes', (_, cause, isOnce, words) => {
  const issue = makeIssue({ component: { pattern: 'nav a', colors: null }, ...cause });
  expect(isRepairedOnce(issue)).toBe(isOnce);
  if (words === null) expect(reachOfRepair(issue)).toBeNull();
  else expect(reachOfRepair(issue)).toMatch(words);
});
