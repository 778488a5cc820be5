import { describe, expect, test } from 'vitest';
import { AppError } from '@curbcut/model/errors';
import { BusinessSummary } from '@curbcut/wire/report';
import { type ScanRecord } from '@curbcut/wire/scan';
import { failedScanRecord, goldenScanRecord, hostileScanRecord } from '@curbcut/testing';
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
  const summary = renderSummary(goldenScanRecord());

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
      goldenScanRecord().results?.best_fixes.map(({ title }) => title),
    );
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles).toHaveLength(10);
    expect(summary.recommendations.every(({ description }) => description !== '')).toBe(true);
  });
});

test('no single fix of a site has a figure of its own', () => {
  const { recommendations } = renderSummary({ ...goldenScanRecord(), scan_type: 'site' });
  expect(recommendations).toHaveLength(10);
  expect(recommendations.every((one) => one.score_gain === null)).toBe(true);
});

describe('the compliance percentage', () => {
  function recordOf(change: (record: ScanRecord) => void): ScanRecord {
    const record = goldenScanRecord();
    change(record);
    return record;
  }
  const withoutIssues = (record: ScanRecord) => {
    if (!record.results) return;
    record.results.lighthouse_issues = [];
    record.results.additional_issues = [];
  };

  test('is the share of assessed A and AA criteria without a failed issue', () => {
    // Failed: 1.1.1 1.3.1 1.3.5 1.4.3 1.4.10 2.4.4 2.5.8 3.1.1 4.1.2; undecided: 1.4.1; met: the other 12 of axe's 21.
    expect(compliancePercentage(goldenScanRecord())).toBe(Math.floor((100 * 12) / 21));
  });

  test('is 100 when nothing failed', () => {
    expect(compliancePercentage(recordOf(withoutIssues))).toBe(100);
  });

  test('does not count AAA, and counts what our own checks found', () => {
    const only = (wcag: string[]) =>
      recordOf((record) => {
        const [issue] = record.results?.additional_issues ?? [];
        withoutIssues(record);
        if (issue) record.results?.additional_issues.push({ ...issue, outcome: 'failed', wcag });
      });
    expect(compliancePercentage(only(['2.4.9', '4.1.1']))).toBe(100);
    expect(compliancePercentage(only(['2.4.3']))).toBe(Math.floor((100 * 22) / 23));
  });

  test('leaves out what an engine that failed would have assessed', () => {
    const record = recordOf((golden) => {
      withoutIssues(golden);
      for (const run of golden.metadata.engines) run.status = 'failed';
    });
    expect(compliancePercentage(record)).toBeNull();
  });
});

test('a scan without a result is refused as not ready', () => {
  expect(() => renderSummary(failedScanRecord())).toThrow(AppError);
});

test('hostile text stays a valid summary', () => {
  const summary = renderSummary(hostileScanRecord());
  expect(BusinessSummary.safeParse(summary).success).toBe(true);
  expect(summary.executive_summary).not.toContain('\u0000');
});
