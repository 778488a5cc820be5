import { describe, expect, test } from 'vitest';
import { AppError } from '@curbcut/model/errors';
import { BusinessSummary } from '@curbcut/wire/report';
import {
  countsInScore,
  effortText,
  fixEffort,
  type Outcome,
  type ScanReport,
  shutOutText,
  wcagCriteria,
} from '@curbcut/model/scan';
import { criteriaDetectedBy } from '@curbcut/rules';
import {
  failedScanReport,
  goldenScanReport,
  hostileScanReport,
  unscoredScanReport,
} from '@curbcut/testing';
import { compliancePercentage } from './compliance.ts';
import { priority } from './grades.ts';
import { renderSummary } from './render-summary.ts';

test.each([
  [{ critical: 1, serious: 0 }, 'High'],
  [{ critical: 0, serious: 1 }, 'Medium'],
  [{ critical: 0, serious: 0 }, 'Low'],
])('%o has a priority of %s', (counts, grade) => {
  expect(priority(counts)).toBe(grade);
});

describe('the summary of the golden scan', () => {
  const summary = renderSummary(goldenScanReport());

  test('follows its schema and the written rules', () => {
    expect(BusinessSummary.parse(summary)).toEqual(summary);
    expect(summary).toMatchObject({
      url: 'https://www.harbourline.example/',
      score: 0.36,
      total_violations: 12,
      critical_violations: 4,
      business_impact: { roi_potential: 'Low', user_impact_percentage: 64 },
      compliance_status: { wcag_level: 'WCAG 2.2 AA', overall_status: 'Failures found' },
      risk_assessment: {
        legal_risk_level: 'Medium',
        estimated_fix_time: '5 hours',
        priority_level: 'High',
      },
    });
    expect(summary.business_impact).not.toHaveProperty('conversion_improvement');
  });

  test('recommends what the result says to fix first, then the next worst, none twice', () => {
    const titles = summary.recommendations.map(({ title }) => title);
    expect(titles.slice(0, 3)).toEqual(
      goldenScanReport().result?.bestFixes.map(({ title }) => title),
    );
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles).toHaveLength(10);
    expect(summary.recommendations.every(({ description }) => description !== '')).toBe(true);
  });
});

test('says who is shut out, what each fix takes and where it leads, and what that rests on', () => {
  const report = goldenScanReport();
  const summary = renderSummary(report);
  expect(summary.who_is_shut_out).toBe(shutOutText(report.result?.issues ?? []));
  expect(summary.shut_out_ground).toBe('the WCAG criteria that 12 issues fail');
  expect(summary.recommendations[0]).toMatchObject({
    todo: 'Label the form fields',
    minutes: 15,
    minutes_ground:
      'words or an attribute, for 2 different elements: 10 minutes, and 5 for each further one',
    score_after: 0.4,
  });
  const scores = summary.recommendations
    .map(({ score_after: score }) => score)
    .filter((score) => score !== null);
  expect(scores.length).toBeGreaterThan(3);
  expect(scores).toEqual(scores.toSorted((a, b) => a - b));
  const all = (report.result?.issues ?? []).filter(countsInScore);
  const minutes = all.reduce((sum, issue) => sum + fixEffort(issue).minutes, 0);
  expect(summary.risk_assessment.estimated_fix_time).toBe(effortText(minutes));
});

test('what follows from a score is unknown where there is nothing to score', () => {
  const summary = renderSummary(unscoredScanReport());
  expect(BusinessSummary.parse(summary)).toEqual(summary);
  expect(summary.score).toBeNull();
  expect(summary.business_impact).toEqual({ roi_potential: null, user_impact_percentage: null });
  expect(summary.recommendations.every(({ score_gain: gain }) => !gain)).toBe(true);
});

test('no single fix of a site has a figure of its own', () => {
  const { recommendations } = renderSummary({ ...goldenScanReport(), scanType: 'site' });
  expect(recommendations).toHaveLength(10);
  expect(recommendations.every((one) => one.score_gain === null)).toBe(true);
  expect(recommendations.every((one) => one.score_after === null)).toBe(true);
});

describe('the compliance percentage', () => {
  function reportOf(change: (report: ScanReport) => void): ScanReport {
    const report = goldenScanReport();
    change(report);
    return report;
  }
  const withoutIssues = (report: ScanReport) => {
    if (!report.result) return;
    report.result.issues = [];
  };

  const runs = (outcome: Outcome, ...rules: string[]) =>
    rules.map((rule) => ({ rule, outcome, revision: 1 }));

  /** Rules for 1.1.1, 1.4.3, 2.4.4 and 4.1.2, 1.4.10, 3.1.1 and 1.4.1. */
  const tested = [
    ...runs('failed', 'image-alt', 'color-contrast'),
    ...runs('passed', 'link-name', 'reflow'),
    ...runs('inapplicable', 'html-has-lang', 'link-in-text-block'),
  ];

  const issuesOf = (report: ScanReport, ...rules: string[]) =>
    report.result?.issues.filter(({ rule }) => rules.includes(rule)) ?? [];

  test('is the share of assessed A and AA criteria without a failed issue', () => {
    const report = reportOf((golden) => {
      if (!golden.result) return;
      golden.result.rules = tested;
      golden.result.issues = issuesOf(golden, 'image-alt', 'color-contrast', 'link-in-text-block');
    });
    // Failed: 1.1.1 1.4.3; undecided: 1.4.1; met: 2.4.4 4.1.2 1.4.10 3.1.1.
    expect(compliancePercentage(report)).toBe(Math.floor((100 * 4) / 6));
  });

  test('leaves out what was not tested, AAA, and what is only tried out', () => {
    const report = reportOf((golden) => {
      if (!golden.result) return;
      golden.result.rules = [
        ...runs('untested', 'reflow', 'html-has-lang'),
        ...runs('passed', 'identical-links-same-purpose', 'css-orientation-lock', 'link-name'),
        ...runs('failed', 'image-alt'),
      ];
      golden.result.issues = issuesOf(golden, 'image-alt');
    });
    // Failed: 1.1.1; met: 2.4.4 4.1.2.
    expect(compliancePercentage(report)).toBe(Math.floor((100 * 2) / 3));
  });

  test('of a scan that did not record its rules rests on what its engines cover', () => {
    const report = reportOf((golden) => {
      if (!golden.result) return;
      golden.result.rules = [];
      golden.result.issues = issuesOf(golden, 'image-alt');
    });
    const covered = [...new Set(['axe', 'lighthouse', 'curbcut'].flatMap(criteriaDetectedBy))];
    const counted = covered.filter((criterion) => wcagCriteria[criterion]?.level !== 'AAA').length;
    expect(compliancePercentage(report)).toBe(Math.floor((100 * (counted - 1)) / counted));
  });

  test('is 100 when nothing failed', () => {
    expect(compliancePercentage(reportOf(withoutIssues))).toBe(100);
  });

  test('does not count AAA, and counts what our own checks found', () => {
    const only = (wcag: string[]) =>
      reportOf((report) => {
        const [issue] = report.result?.issues ?? [];
        withoutIssues(report);
        if (!issue || !report.result) return;
        report.result.rules = tested;
        report.result.issues.push({ ...issue, outcome: 'failed', wcag });
      });
    expect(compliancePercentage(only(['2.4.9', '4.1.1']))).toBe(100);
    expect(compliancePercentage(only(['2.4.3']))).toBe(Math.floor((100 * 7) / 8));
  });

  test('leaves out what an engine that failed would have assessed', () => {
    const report = reportOf((golden) => {
      withoutIssues(golden);
      if (!golden.result) return;
      for (const run of golden.result.engines) run.status = 'failed';
      for (const run of golden.result.rules) run.outcome = 'untested';
    });
    expect(compliancePercentage(report)).toBeNull();
  });
});

test('a scan without a result is refused as not ready', () => {
  expect(() => renderSummary(failedScanReport())).toThrow(AppError);
});

test('hostile text stays a valid summary', () => {
  const summary = renderSummary(hostileScanReport());
  expect(BusinessSummary.safeParse(summary).success).toBe(true);
  expect(summary.executive_summary).not.toContain('\u0000');
});
