import { expect, it } from 'vitest';
import { makeIssue } from './issue.fixture.ts';
import { groupByCategory, toIssueLists } from './issue-lists.ts';

it('keeps needs-review and what is beyond level AA out of the issues, and what only others detected apart', () => {
  const failed = makeIssue({ fingerprint: 'a' });
  const review = makeIssue({ fingerprint: 'b', outcome: 'needs-review' });
  const extra = makeIssue({ fingerprint: 'c', detectedBy: [{ engine: 'axe', rule: 'image-alt' }] });
  const both = makeIssue({
    fingerprint: 'd',
    detectedBy: [...extra.detectedBy, ...failed.detectedBy],
  });
  const enhanced = makeIssue({ fingerprint: 'e', level: 'AAA' });
  const advice = makeIssue({ fingerprint: 'f', level: 'best-practice' });
  const maybe = makeIssue({ fingerprint: 'g', level: 'AAA', outcome: 'needs-review' });
  expect(toIssueLists([failed, extra, both, enhanced, advice, review, maybe])).toEqual({
    lighthouse: [failed, both],
    additional: [extra],
    beyond: [enhanced, advice],
    needsReview: [review, maybe],
  });
});

it('groups by category in the order of the worst issue', () => {
  const groups = groupByCategory([
    makeIssue({ fingerprint: 'a', category: 'forms' }),
    makeIssue({ fingerprint: 'b', category: 'links' }),
    makeIssue({ fingerprint: 'c', category: 'forms' }),
  ]);
  expect(groups.map(({ category, issues }) => [category, issues.length])).toEqual([
    ['forms', 2],
    ['links', 1],
  ]);
});
