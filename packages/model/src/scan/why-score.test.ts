import { expect, test } from 'vitest';
import type { Issue } from './issue.ts';
import type { ScanResult } from './scan-report.ts';
import { scoreIssues } from './score.ts';
import { whyScore, type SiteScores } from './why-score.ts';

const issue = (title: string, rest: Partial<Issue> = {}): Issue => ({
  rule: title,
  outcome: 'failed',
  impact: 'serious',
  category: 'forms',
  title,
  description: 'Description.',
  help: 'Do this.',
  helpUrl: '',
  fingerprint: title,
  wcag: [],
  level: 'A',
  actRules: [],
  tags: [],
  detectedBy: [{ engine: 'axe', rule: title }],
  nodes: [],
  nodesTotal: 1,
  fix: null,
  ...rest,
});

function why(
  issues: Issue[],
  rest: Partial<Pick<ScanResult, 'overallScore' | 'engineScores'>> = {},
  scanType: 'single_page' | 'site' = 'single_page',
  site: SiteScores | null = null,
): string {
  const { overallScore } = scoreIssues(issues);
  return whyScore({ scanType }, { issues, overallScore, engineScores: [], ...rest }, site).join(
    ' ',
  );
}

const lighthouse = (score: number) => [
  { engine: 'lighthouse', name: 'Lighthouse', version: null, score },
];

test('the issue without which the score would be best takes the most', () => {
  const issues = [
    issue('Few', { impact: 'moderate' }),
    issue('Most', { impact: 'critical' }),
    issue('A false alarm', {
      impact: 'critical',
      nodesTotal: 256,
      verdict: {
        id: 'a'.repeat(32),
        kind: 'false-alarm',
        reason: null,
        note: '',
        endsOn: null,
        scope: 'page',
        author: 'Maya Okafor',
        decidedAt: '2026-11-22T08:31:00.000Z',
        elementsShown: 1,
      },
    }),
  ];
  expect(why(issues)).toBe('“Most” (Forms) costs the most. Fix it and the score rises to 97.');
});

test('a rise of less than three points is not named', () => {
  const issues = Array.from({ length: 20 }, (_, place) =>
    issue(`${place}`, { impact: 'critical' }),
  );
  expect(why(issues)).toBe('“0” (Forms) costs the most.');
});

test('nothing is said of what a score of an older formula would be', () => {
  expect(why([issue('Most')], { overallScore: 0.5 })).toBe('“Most” (Forms) costs the most.');
});

test('a page where nothing failed, and one with nothing to score', () => {
  expect(why([])).toBe('Nothing failed that counts.');
  expect(why([issue('Most')], { overallScore: null, engineScores: lighthouse(0.8) })).toBe('');
});

test('Lighthouse is explained where its score is another one', () => {
  expect(why([], { engineScores: lighthouse(0.8) })).toBe(
    'Nothing failed that counts. Lighthouse scores it 80 because it counts only its own rules.',
  );
  expect(why([], { engineScores: lighthouse(1) })).toBe('Nothing failed that counts.');
  const other = [{ engine: 'other', name: 'Other', version: null, score: 0.8 }];
  expect(why([], { engineScores: other })).toBe('Nothing failed that counts.');
});

test('the score of a site is no sum of its issues', () => {
  expect(why([issue('Most')], {}, 'site')).toBe('It is the mean of the scores of the pages.');
  const site = { pages: 12, worst: { name: '/fares', score: 0.31 } };
  expect(why([issue('Most')], {}, 'site', site)).toBe(
    'It is the mean of 12 pages. The worst is /fares with 31.',
  );
  expect(why([issue('Most')], {}, 'site', { ...site, pages: 1 })).toBe('It is the mean of 1 page.');
});
