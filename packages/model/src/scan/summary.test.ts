import { describe, expect, test } from 'vitest';
import type { Issue } from './issue.ts';
import type { NotAssessed } from './page-scan.ts';
import { scoreIssues } from './score.ts';
import { toScoreOutOf100 } from './score-band.ts';
import { bestFixes, countByImpact, summarize } from './summary.ts';

const issue = (title: string, rest: Partial<Issue> = {}): Issue => ({
  rule: title,
  outcome: 'failed',
  impact: 'moderate',
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
const summaryOf = (issues: Issue[]) => summarize(issues, scoreIssues(issues).overallScore);

describe('summarize', () => {
  test('a page where nothing failed', () => {
    expect(summaryOf([])).toBe(
      'No automatic check failed on this page. A person should still test it with the keyboard and a screen reader.',
    );
    expect(summaryOf([issue('a', { outcome: 'needs-review' })])).toMatch(
      / 1 finding must be checked by a person\.$/,
    );
  });

  test('a page with nothing to score', () => {
    const why: NotAssessed = {
      kind: 'content',
      target: [],
      code: 'NOTHING_SHOWN',
      message: 'The page shows nothing.',
    };
    expect(summarize([], null, [why])).toBe(
      'Nothing to score. No automatic check failed on what the page has. The page shows nothing.',
    );
    expect(summarize([issue('a'), issue('b', { outcome: 'needs-review' })], null, [why])).toBe(
      'Nothing to score. 1 issue failed an automatic check. 1 finding must be checked by a person. The page shows nothing.',
    );
  });

  test('one mild issue', () => {
    expect(summaryOf([issue('Empty heading')])).toBe(
      'This page scores 97 of 100 (Excellent). 1 issue failed an automatic check. The heaviest is “Empty heading” (Forms, 1 element).',
    );
  });

  test('what is beyond level AA is said apart, and is never among the issues', () => {
    const advice = issue('Skipped heading level', { level: 'best-practice' });
    expect(summaryOf([advice])).toBe(
      'No automatic check of WCAG 2.2 AA failed on this page. A person should still test it with the keyboard and a screen reader. 1 finding beyond WCAG 2.2 AA is listed apart as advice.',
    );
    const severeAdvice = issue('Access keys', { level: 'best-practice', impact: 'serious' });
    expect(summaryOf([advice, severeAdvice, issue('Mild')])).toMatch(
      / 1 issue failed an automatic check\. The heaviest is “Mild” .* 2 findings beyond WCAG 2\.2 AA are listed apart as advice\.$/,
    );
  });

  test('how much was out of sight stands with the score, and nothing else that was not assessed', () => {
    const part = { target: [], code: 'X' };
    const message = 'About 89 % of the page’s text was out of sight.';
    const notAssessed = [
      { ...part, kind: 'frame' as const, message: 'A frame was not judged.' },
      { ...part, kind: 'content' as const, message },
    ];
    expect(summarize([], 1, notAssessed)).toMatch(
      /^No automatic check failed.* screen reader\. About 89 % of the page’s text was out of sight\.$/,
    );
    expect(summarize([issue('Mild')], 0.97, notAssessed)).toMatch(
      /^This page scores 97.* out of sight\.$/,
    );
  });

  test('several issues, severe ones and findings to review', () => {
    const issues = [
      issue('Mild'),
      issue('No label', { impact: 'critical', nodesTotal: 4 }),
      issue('Pale', { impact: 'serious', category: 'visual-design' }),
      issue('Maybe', { impact: 'critical', outcome: 'needs-review' }),
      issue('Perhaps', { outcome: 'needs-review' }),
    ];
    expect(summaryOf(issues)).toMatch(
      /^This page scores \d+ of 100 \(\w+\)\. 3 issues failed an automatic check\. 2 of them are critical or serious\. The heaviest is “No label” \(Forms, 4 elements\)\. 2 findings must be checked by a person\.$/,
    );
  });
});

describe('bestFixes', () => {
  const issues = [
    issue('Mild'),
    issue('No label', { impact: 'critical', nodesTotal: 40 }),
    issue('Pale', { impact: 'serious', category: 'visual-design' }),
    issue('Maybe', { impact: 'critical', outcome: 'needs-review' }),
    issue('Advice', { level: 'best-practice', category: 'links' }),
  ];

  test('promises exactly what fixing that issue alone adds to the score shown', () => {
    const shown = (list: Issue[]) => toScoreOutOf100(scoreIssues(list).overallScore);
    for (const { fingerprint, gain } of bestFixes(issues, 10)) {
      const without = issues.filter((other) => other.fingerprint !== fingerprint);
      expect(gain).toBe(shown(without) - shown(issues));
    }
  });

  test('says where the fixes lead one after the other, in the words of the work', () => {
    const guide = { todo: 'Label the fields', verification: '', techniques: [] };
    const guided = issues.map((one) => (one.title === 'No label' ? { ...one, guide } : one));
    const fixes = bestFixes(guided);
    expect(fixes.map(({ todo }) => todo)).toEqual(['Label the fields', 'Pale', 'Mild']);
    const left = ['No label', 'Pale', 'Mild'].map((_, place, order) =>
      issues.filter(({ title }) => !order.slice(0, place + 1).includes(title)),
    );
    const [, , last] = left.map((list) => scoreIssues(list).overallScore);
    expect(fixes.map(({ scoreAfter }) => scoreAfter)).toEqual([0.88, 0.97, last]);
    expect(last).toBe(1);
  });

  test('names no score that rises by less than three points', () => {
    const bad = Array.from({ length: 20 }, (_, at) => issue(`${at}`, { impact: 'critical' }));
    expect(bestFixes(bad).map(({ scoreAfter }) => scoreAfter)).toEqual([null, null, null]);
  });

  test('lists what counts only, the worst first', () => {
    const fixes = bestFixes(issues, 10);
    expect(fixes.map(({ title }) => title)).toEqual(['No label', 'Pale', 'Mild']);
    expect(bestFixes(issues)).toEqual(fixes.slice(0, 3));
    expect(bestFixes([])).toEqual([]);
  });
});

test('every critical issue comes before what gains more, and the first is the heaviest', () => {
  const issues = [
    ...['Pale', 'Small', 'Vague', 'Crowded'].map((title, index) =>
      issue(title, { impact: 'serious', category: 'visual-design', nodesTotal: 40 - index }),
    ),
    issue('No language', { impact: 'critical', category: 'document-structure' }),
    issue('No name', { impact: 'critical', category: 'links', nodesTotal: 2 }),
    issue('No text', { impact: 'critical', category: 'image-accessibility' }),
  ];
  const fixes = bestFixes(issues);
  expect(fixes.map(({ title }) => title)).toEqual(['No name', 'No language', 'No text']);
  expect(summaryOf(issues)).toContain('The heaviest is “No name”');
});

test('countByImpact counts failed issues', () => {
  const issues = [
    issue('a'),
    issue('b'),
    issue('c', { outcome: 'needs-review', impact: 'critical' }),
  ];
  expect(countByImpact(issues)).toEqual({ critical: 0, serious: 0, moderate: 2, minor: 0 });
});
