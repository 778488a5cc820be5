import type { IssueVerdict, VerdictKind } from '@curbcut/model/scan';
import { expect, test } from 'vitest';
import { countApart, toIssueLists } from './issue-lists.ts';
import { makeIssue } from './issue.fixture.ts';

test('work, advice and questions stand apart', () => {
  const failed = makeIssue({ level: 'AA' });
  const advice = makeIssue({ level: 'AAA' });
  const question = makeIssue({ outcome: 'needs-review' });
  expect(toIssueLists({ issues: [question, failed, advice] })).toEqual({
    work: [failed],
    beyond: [advice],
    needsReview: [question],
    settled: [],
  });
});

const decided = (kind: VerdictKind): IssueVerdict => ({
  id: 'v1',
  kind,
  reason: null,
  note: 'None.',
  endsOn: null,
  scope: 'page',
  author: 'Maya',
  decidedAt: '2026-11-01T00:00:00.000Z',
  elementsShown: 2,
});

test('what people have set aside is no work', () => {
  const alarm = makeIssue({ level: 'AA', verdict: decided('false-alarm') });
  const ignored = makeIssue({ level: 'AAA', verdict: decided('ignored') });
  const answered = makeIssue({ outcome: 'needs-review', verdict: decided('no-problem') });
  const open = makeIssue({ outcome: 'needs-review', verdict: decided('not-sure') });
  expect(toIssueLists({ issues: [alarm, ignored, answered, open] })).toEqual({
    work: [],
    beyond: [],
    needsReview: [open],
    settled: [alarm, ignored],
  });
  expect(toIssueLists({ issues: [answered, open] }, true).settled).toEqual([answered]);
});

test('what is in no list of work is counted as it is listed', () => {
  const lists = toIssueLists({
    issues: [makeIssue({ level: 'AAA' }), makeIssue({ verdict: decided('ignored') })],
  });
  const failure = { engine: 'axe', name: 'axe-core', message: null };
  expect(countApart(lists, { notAssessed: [], engineFailures: [failure] })).toBe(3);
});
