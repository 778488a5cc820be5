import { expect, test } from 'vitest';
import { groupIssues, groupings, readGrouping, writeGrouping } from './issue-groups.ts';
import { makeIssue } from './issue.fixture.ts';

const own = [{ engine: 'curbcut', rule: 'x' }];
const issues = [
  makeIssue({ fingerprint: 'a', category: 'forms', wcag: ['4.1.2'], detectedBy: own }),
  makeIssue({ fingerprint: 'b', category: 'links', wcag: ['2.4.4'] }),
  makeIssue({ fingerprint: 'c', category: 'forms', wcag: ['1.4.10'] }),
  makeIssue({ fingerprint: 'd', category: 'forms', wcag: ['1.4.3'], detectedBy: own }),
];
const groups = (grouping: (typeof groupings)[number]) =>
  groupIssues(issues, grouping).map(({ heading, issues: members }) => [
    heading,
    members.map(({ fingerprint }) => fingerprint).join(''),
  ]);

test('one list in order of work', () => {
  expect(groups('work')).toEqual([['Issues in order of work', 'abcd']]);
});

test('by category in the order of the worst, by criterion in the order of WCAG', () => {
  expect(groups('category')).toEqual([
    ['Forms', 'acd'],
    ['Links', 'b'],
  ]);
  expect(groups('criterion')).toEqual([
    ['1.4.3 Contrast (Minimum) (AA)', 'd'],
    ['1.4.10 Reflow (AA)', 'c'],
    ['2.4.4 Link Purpose (In Context) (A)', 'b'],
    ['4.1.2 Name, Role, Value (A)', 'a'],
  ]);
});

test('by source under the two specified headings', () => {
  expect(groups('source')).toEqual([
    ['Lighthouse Accessibility Issues', 'bc'],
    ['Additional Issues', 'ad'],
  ]);
});

test.each(groupings)('the grouping %s stands in the address', (grouping) => {
  const search = writeGrouping(grouping, new URLSearchParams('q=cart&group=nonsense'));
  expect(readGrouping(search)).toBe(grouping);
  expect(search.get('q')).toBe('cart');
});
