import { goldenScanRecord, largeScanRecord } from '@curbcut/testing';
import { describe, expect, test } from 'vitest';
import { renderCsvReport, renderJsonReport, renderSarifReport } from '../index.ts';
import { limitElements } from './limit-elements.ts';

const formats = [
  ['JSON', renderJsonReport],
  ['CSV', renderCsvReport],
  ['SARIF', renderSarifReport],
] as const;

const warning = /this report lists at most (?:one element|\d+ elements) of an issue/;

/** Every element with markup and sentences of the greatest length, in letters of three bytes. */
function heaviestRecord(issues: number) {
  const record = largeScanRecord(issues);
  const { lighthouse_issues: first = [], additional_issues: others = [] } = record.results ?? {};
  for (const { nodes } of [...first, ...others]) {
    for (const node of nodes) node.html = '"\u4e00'.repeat(500);
  }
  return record;
}

describe.each(formats)('%s', { timeout: 30_000 }, (_name, render) => {
  test('2,000 issues of 20 elements stay under 10 MB, every issue with an element, and it says so', () => {
    for (const record of [largeScanRecord(2_000), heaviestRecord(200)]) {
      const report = render(record);
      expect(Buffer.byteLength(report)).toBeLessThan(10_000_000);
      expect(report).toMatch(warning);
    }
    const report = render(largeScanRecord(2_000));
    for (const issue of [1, 1_000, 2_000]) expect(report).toContain(`(${issue})`);
  });

  test('uses its room: what is left out would not have fitted', () => {
    expect(Buffer.byteLength(render(largeScanRecord(2_000)))).toBeGreaterThan(5_000_000);
  });

  test('what fits is whole', () => {
    const report = render(largeScanRecord(100));
    expect(report).not.toMatch(warning);
    expect(report.split('nth-child(20)').length - 1).toBeGreaterThanOrEqual(100);
  });
});

test('a record that fits is the same record; the counts of a shortened one are those of the scan', () => {
  const bytes = { bytesOf: () => 100, issueBytesOf: () => 100 };
  const golden = goldenScanRecord();
  expect(limitElements(golden, bytes)).toBe(golden);
  const large = largeScanRecord(2_000);
  const limited = limitElements(large, bytes);
  expect(limited.results?.additional_issues[0]?.nodes_total).toBe(25);
  expect(large.results?.additional_issues[0]?.nodes).toHaveLength(20);
});
