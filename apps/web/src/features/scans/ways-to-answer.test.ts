import type { Issue } from '@curbcut/model/scan';
import { expect, test } from 'vitest';
import { makeIssue } from '../../entities/result/issue.fixture.ts';
import { waysToAnswer, type WayToAnswer } from './ways-to-answer.ts';

const component = { pattern: 'nav a', colors: null };
const asked = makeIssue({ outcome: 'needs-review', component, pagesCount: 3 });
const shown = makeIssue({ outcome: 'needs-review' });
const wider = makeIssue({ outcome: 'needs-review', nodesTotal: 2 });
const answered = {
  id: 'v1',
  kind: 'not-sure',
  reason: null,
  note: '',
  endsOn: null,
  scope: 'page',
  author: 'Maya',
  decidedAt: '2026-11-01T00:00:00.000Z',
  elementsShown: 1,
} as const;

test.each<[string, Issue, Issue | null, WayToAnswer[]]>([
  ['elements of one kind on several pages', asked, shown, ['all', 'page']],
  ['one page', { ...asked, pagesCount: 1 }, shown, ['page']],
  ['a page that asks about other elements as well', asked, wider, ['all']],
  ['elements of many kinds', { ...asked, component: undefined }, shown, ['page']],
  ['many kinds, and more on the page', { ...asked, component: undefined }, wider, []],
  ['an answer on a page', { ...asked, verdict: answered }, shown, ['page']],
  ['what is not known of the page', asked, null, ['all']],
  [
    'what only the pages together show',
    { ...asked, component: undefined, detectedBy: [{ engine: 'site', rule: 'multiple-ways' }] },
    null,
    ['all'],
  ],
  ['a failure', { ...asked, outcome: 'failed' }, shown, []],
])('%s', (_what, cause, own, ways) => {
  expect(waysToAnswer(cause, { own, shown })).toEqual(ways);
});
