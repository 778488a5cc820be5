import { goldenPageScan } from '@curbcut/testing';
import { expect, test } from 'vitest';
import { nothingToScore } from './score-band.ts';
import { defaultStandard } from './standard.ts';
import { siteEngine } from './site-engine.ts';
import { scoreOfSite, summarizeSite, withSiteFigures } from './site-figures.ts';

const golden = goldenPageScan();
const failed = golden.issues.filter(({ outcome, level }) => outcome === 'failed' && level === 'A');
const site = { ...golden, issues: failed, summary: 'As it was scanned.' };

test('a result of a site has the scores of its pages, and its sentence says so', () => {
  const result = withSiteFigures(site, {
    overallScore: 0.71,
    categoryScores: { 'image-accessibility': 0.5 },
    pages: 1_200,
  });
  expect(result.overallScore).toBe(0.71);
  expect(result.summary).toMatch(
    /^The 1,200 pages scanned of this site score 71 of 100 on average/,
  );
  expect(result.categories.find(({ slug }) => slug === 'image-accessibility')?.score).toBe(0.5);
  expect(result.categories.filter(({ score }) => score !== null)).toHaveLength(1);
  expect(result.issues).toBe(site.issues);
});

test('what only the pages together show keeps a site from 100, until it is a false alarm', () => {
  const [issue] = failed;
  if (!issue) throw new Error('The golden scan has no failed issue');
  const together = { ...issue, detectedBy: [{ engine: siteEngine, rule: issue.rule }] };
  expect(scoreOfSite(1, [issue])).toBe(1);
  expect(scoreOfSite(1, [together])).toBe(0.99);
  expect(scoreOfSite(0.4, [together])).toBe(0.4);
  expect(scoreOfSite(null, [together])).toBeNull();
  const verdict = { kind: 'false-alarm' as const } as NonNullable<typeof issue.verdict>;
  expect(scoreOfSite(1, [{ ...together, verdict }])).toBe(1);
});

test('a site without anything to score says so', () => {
  const about = { issues: [], standard: defaultStandard };
  expect(summarizeSite({ ...about, pages: 1, overallScore: null })).toMatch(
    new RegExp(`^${nothingToScore}: the 1 page scanned of this site shows nothing`),
  );
  expect(summarizeSite({ ...about, pages: 2, overallScore: 1 })).toContain('on the 2 pages');
});
