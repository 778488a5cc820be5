import { describe, expect, test } from 'vitest';
import { AppError } from '@curbcut/model/errors';
import { BusinessSummary } from '@curbcut/wire/report';
import { type ScanReport } from '@curbcut/model/scan';
import { failedScanReport, goldenScanReport, hostileScanReport } from '@curbcut/testing';
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
      score: 0.62,
      total_violations: 14,
      critical_violations: 4,
      business_impact: { roi_potential: 'Medium', user_impact_percentage: 38 },
      compliance_status: { wcag_level: 'WCAG 2.1 AA', overall_status: 'Failures found' },
      risk_assessment: {
        legal_risk_level: 'Medium',
        estimated_fix_time: '2 days',
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

test('no single fix of a site has a figure of its own', () => {
  const { recommendations } = renderSummary({ ...goldenScanReport(), scanType: 'site' });
  expect(recommendations).toHaveLength(10);
  expect(recommendations.every((one) => one.score_gain === null)).toBe(true);
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

  test('is the share of assessed A and AA criteria without a failed issue', () => {
    // Failed: 1.1.1 1.3.1 1.3.5 1.4.3 1.4.10 2.4.4 2.5.8 3.1.1 4.1.2; undecided: 1.4.1; met: the other 12 of axe's 21.
    expect(compliancePercentage(goldenScanReport())).toBe(Math.floor((100 * 12) / 21));
  });

  test('is 100 when nothing failed', () => {
    expect(compliancePercentage(reportOf(withoutIssues))).toBe(100);
  });

  test('does not count AAA, and counts what our own checks found', () => {
    const only = (wcag: string[]) =>
      reportOf((report) => {
        const [issue] = report.result?.issues ?? [];
        withoutIssues(report);
        if (issue) report.result?.issues.push({ ...issue, outcome: 'failed', wcag });
      });
    expect(compliancePercentage(only(['2.4.9', '4.1.1']))).toBe(100);
    expect(compliancePercentage(only(['2.4.3']))).toBe(Math.floor((100 * 22) / 23));
  });

  test('leaves out what an engine that failed would have assessed', () => {
    const report = reportOf((golden) => {
      withoutIssues(golden);
      for (const run of golden.result?.engines ?? []) run.status = 'failed';
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
