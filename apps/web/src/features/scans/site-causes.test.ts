import { expect, test } from 'vitest';
import { makeIssue } from '../../entities/result/issue.fixture.ts';
import { causeAnchor, causeOfHash, placeOfCause, toCauseLists } from './site-causes.ts';

test('work, advice and questions stand apart', () => {
  const failed = makeIssue({ level: 'AA' });
  const advice = makeIssue({ level: 'AAA' });
  const question = makeIssue({ outcome: 'needs-review' });
  expect(toCauseLists({ issues: [question, failed, advice] })).toEqual({
    work: [failed],
    beyond: [advice],
    needsReview: [question],
  });
});

test('a cause says where it comes from', () => {
  const component = { pattern: 'nav a', colors: null };
  expect(placeOfCause(makeIssue({ component }))).toBe('Links in the navigation');
  expect(placeOfCause(makeIssue({ pagesCount: 3, nodesTotal: 4 }))).toBe('In various places');
  expect(placeOfCause(makeIssue({ pagesCount: 3, nodesTotal: 0 }))).toBeNull();
});

test('its address leads to it', () => {
  expect(causeOfHash(`#${causeAnchor('abc')}`)).toBe('abc');
  expect(causeOfHash('#pages')).toBeNull();
});
