import { type CompareAnswer } from '@curbcut/wire/dashboard';
import { expect, test } from 'vitest';
import { changesSentence, comparedFigures } from './compared-figures.ts';

type Subject = CompareAnswer['subjects'][number];

function subject(id: string | null, score: number | null, issues: number): Subject {
  return {
    url: 'https://example.org/',
    scan:
      id === null
        ? null
        : ({ scan_id: id, overall_score: score, issues_count: issues } as Subject['scan']),
    categories: [{ slug: 'forms', score: score ?? 0 }],
    standard: null,
    severity_counts: { critical: issues, serious: 0, moderate: 0, minor: 0 },
  };
}

const issue = {
  fingerprint: 'f',
  title: 'Buttons have no name',
  place: null,
  impact: 'critical' as const,
  category: 'forms' as const,
  wcag: [],
  nodes_total: 4,
};
const difference: NonNullable<CompareAnswer['difference']> = {
  older_scan_id: 'old',
  newer_scan_id: 'new',
  new: [issue],
  came_back: [],
  fixed: [],
  unchanged: [
    { ...issue, nodes_total_before: 7 },
    { ...issue, nodes_total_before: 4 },
  ],
  older_elements: 20,
  newer_elements: 12,
  notes: [],
};

function figuresOf(...parameters: Parameters<typeof comparedFigures>) {
  return Object.fromEntries(
    comparedFigures(...parameters).map(({ name, values, difference: by }) => [name, [values, by]]),
  );
}

test('two scans: from the older to the newer one, in whichever order they stand', () => {
  const [older, newer] = [subject('old', 0.5, 6), subject('new', 0.72, 4)];
  expect(figuresOf([older, newer], difference)).toMatchObject({
    Score: [[50, 72], 22],
    Issues: [[6, 4], -2],
    'Critical issues': [[6, 4], -2],
    'Affected elements': [[20, 12], -8],
    Forms: [[50, 72], 22],
    Links: [[null, null], null],
  });
  expect(figuresOf([newer, older], difference)).toMatchObject({
    Score: [[72, 50], 22],
    'Affected elements': [[12, 20], -8],
  });
});

test('two websites: from the first to the second; what is not known makes no difference', () => {
  const [one, other] = [subject('a', 0.5, 6), subject('b', 0.4, 8)];
  expect(figuresOf([one, other], null)).toMatchObject({
    Score: [[50, 40], -10],
    Issues: [[6, 8], 2],
  });
  expect(figuresOf([one, other], null)).not.toHaveProperty('Affected elements');
  expect(figuresOf([one, subject(null, null, 0)], null)).toMatchObject({
    Score: [[50, null], null],
    Issues: [[6, null], null],
  });
});

test('more websites have no one difference', () => {
  const three = ['a', 'b', 'c'].map((id) => subject(id, 0.5, 1));
  expect(comparedFigures(three, null).every((figure) => figure.difference === null)).toBe(true);
});

test('the changes in one sentence', () => {
  expect(changesSentence(difference)).toBe('1 new, 0 fixed, 2 still there.');
  const changed = [
    { ...issue, new_elements: 2, fixed_elements: 1 },
    { ...issue, came_back_elements: 1 },
  ];
  expect(changesSentence({ ...difference, unchanged: changed })).toBe(
    '2 new, 1 came back, 1 fixed, 2 still there.',
  );
});
