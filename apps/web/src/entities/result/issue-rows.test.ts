import { expect, test } from 'vitest';
import { makeIssue } from './issue.fixture.ts';
import { nameOfFamily, toIssueRows } from './issue-rows.ts';

const cause = (fingerprint: string, rule: string, more: Parameters<typeof makeIssue>[0] = {}) =>
  makeIssue({ fingerprint, rule, pagesCount: 1, ...more });

function rowsOf(...causes: ReturnType<typeof cause>[]) {
  return toIssueRows(causes).map(({ kind, issues: some }) => [
    kind,
    some.map(({ fingerprint }) => fingerprint).join(''),
  ]);
}

test('what one rule finds in several places is one row, where the worst of it stands', () => {
  expect(
    rowsOf(
      cause('a', 'label', { pagesCount: 3 }),
      cause('b', 'image-alt', { pagesCount: 10 }),
      cause('c', 'label'),
      cause('d', 'image-alt'),
    ),
  ).toEqual([
    ['rule', 'ac'],
    ['rule', 'bd'],
  ]);
});

test('what rules of one category find on one page or two stands together', () => {
  const aria = { category: 'aria-labels' } as const;
  expect(
    rowsOf(
      cause('a', 'aria-required-attr', aria),
      cause('b', 'button-name', { ...aria, pagesCount: 10 }),
      cause('c', 'aria-roles', { ...aria, pagesCount: 2 }),
      cause('d', 'frame-title', { category: 'document-structure' }),
    ),
  ).toEqual([
    ['family', 'ac'],
    ['issue', 'b'],
    ['issue', 'd'],
  ]);
});

test('outcomes and levels of a rule stay apart', () => {
  const twice = [
    cause('a', 'color-contrast', { level: 'AA', pagesCount: 3 }),
    cause('b', 'color-contrast', { level: 'AAA', pagesCount: 3 }),
  ];
  expect(rowsOf(...twice)).toEqual([
    ['issue', 'a'],
    ['issue', 'b'],
  ]);
});

test('of a page, what rules of one category find at one element each stands together', () => {
  const aria = { category: 'aria-labels', pagesCount: undefined } as const;
  expect(
    rowsOf(
      cause('a', 'aria-required-attr', { ...aria, nodesTotal: 1 }),
      cause('b', 'button-name', { ...aria, nodesTotal: 2 }),
      cause('c', 'aria-roles', { ...aria, nodesTotal: 1 }),
    ),
  ).toEqual([
    ['family', 'ac'],
    ['issue', 'b'],
  ]);
});

test('a family is called by what is said of it: no two lists have the same heading', () => {
  const names = [
    makeIssue({ level: 'A' }),
    makeIssue({ level: 'best-practice' }),
    makeIssue({ outcome: 'needs-review' }),
  ].map((first) => nameOfFamily('content-structure', first));
  expect(names).toEqual([
    'Mistakes of structure',
    'Advice on structure',
    'Questions about structure',
  ]);
});
