import { standardName, standards, standardScope } from '@curbcut/model/scan';
import { failedScanReport, goldenScanReport } from '@curbcut/testing';
import { describe, expect, test } from 'vitest';
import { renderCsvReport, renderHtmlReport, renderSarifReport, renderSummary } from './index.ts';

const generatedAt = new Date('2026-11-21T09:00:00Z');

function textOf(report: string): string {
  return report
    .replace(/<style>[\s\S]*<\/style>/, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

describe.each(standards)('a report of a scan that was judged by %s', (standard) => {
  const report = goldenScanReport(standard);
  const name = standardName(standard);
  const others = standards.filter((other) => other !== standard).map(standardName);

  test('names that standard and no other', () => {
    const page = textOf(renderHtmlReport({ report, generatedAt, medium: 'print' }));
    expect(page).toContain(`Standard: ${standardScope(standard)}.`);
    expect(page).toContain(`Standard ${name} `);
    expect(page).toContain(`Beyond ${name} `);
    // A longer name holds a shorter one.
    for (const other of others) expect(page).not.toMatch(new RegExp(`${other}(?!A)`));
    expect(renderCsvReport(report)).toContain(`"${name}","","",""\r\n`);
    expect(renderSarifReport(report)).toContain(`"standard": "${name}"`);
    expect(renderSummary(report).compliance_status.wcag_level).toBe(name);
  });

  test('has a row for each of its criteria, and counts by them', () => {
    const page = textOf(renderHtmlReport({ report, generatedAt, medium: 'print' }));
    const [, rows] = /: (\d+) criteria/.exec(page) ?? [];
    expect(Number(rows)).toBe(report.criteriaTested?.total);
    expect(page).toContain(` of ${rows} `);
  });
});

test('what is beyond the standard is a note in SARIF, and what it asks for is not', () => {
  const levelOf = (standard: '2.2-AA' | '2.1-AA', rule: string) => {
    const log = JSON.parse(renderSarifReport(goldenScanReport(standard))) as {
      runs: { results: { ruleId: string; level: string }[] }[];
    };
    return log.runs[0]?.results.find(({ ruleId }) => ruleId === rule)?.level;
  };
  expect(levelOf('2.2-AA', 'target-size')).toBe('error');
  expect(levelOf('2.1-AA', 'target-size')).toBe('note');
});

test('a scan without a result names its standard too', () => {
  const page = renderHtmlReport({ report: failedScanReport(), generatedAt, medium: 'screen' });
  expect(textOf(page)).toContain('Standard: WCAG 2.2, level A and AA.');
});
