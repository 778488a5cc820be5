import { expect, it } from 'vitest';
import { recordIssue } from './record-issue.fixture.ts';
import { groupByCategory, toIssueLists } from './issue-lists.ts';

it('keeps needs-review and engine trouble out of the issues', () => {
  const failed = recordIssue({ fingerprint: 'a' });
  const review = recordIssue({ fingerprint: 'b', outcome: 'needs-review' });
  const trouble = recordIssue({ type: 'lighthouse_error', outcome: 'needs-review' });
  const extra = recordIssue({ fingerprint: 'c' });
  const lists = toIssueLists({
    lighthouse_issues: [trouble, failed],
    additional_issues: [extra, review],
  });
  expect(lists).toEqual({
    lighthouse: [failed],
    additional: [extra],
    needsReview: [review],
    engineErrors: [trouble],
  });
});

it('groups by category in the order of the worst issue', () => {
  const groups = groupByCategory([
    recordIssue({ fingerprint: 'a', category: 'forms' }),
    recordIssue({ fingerprint: 'b', category: 'links' }),
    recordIssue({ fingerprint: 'c', category: 'forms' }),
  ]);
  expect(groups.map(({ category, issues }) => [category, issues.length])).toEqual([
    ['forms', 2],
    ['links', 1],
  ]);
});
