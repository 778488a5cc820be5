import { goldenScanReport, largeScanReport } from '@curbcut/testing';
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
  const scan = largeScanReport(issues);
  for (const { nodes } of scan.result?.issues ?? []) {
    for (const node of nodes) node.html = '"\u4e00'.repeat(500);
  }
  return scan;
}

describe.each(formats)('%s', { timeout: 30_000 }, (_name, render) => {
  test('2,000 issues of 20 elements stay under 10 MB, every issue with an element, and it says so', () => {
    for (const scan of [largeScanReport(2_000), heaviestRecord(200)]) {
      const report = render(scan);
      expect(Buffer.byteLength(report)).toBeLessThan(10_000_000);
      expect(report).toMatch(warning);
    }
    const report = render(largeScanReport(2_000));
    for (const issue of [1, 1_000, 2_000]) expect(report).toContain(`(${issue})`);
  });

  test('uses its room: what is left out would not have fitted', () => {
    expect(Buffer.byteLength(render(largeScanReport(2_000)))).toBeGreaterThan(5_000_000);
  });

  test('what fits is whole', () => {
    const report = render(largeScanReport(100));
    expect(report).not.toMatch(warning);
    expect(report.split('nth-child(20)').length - 1).toBeGreaterThanOrEqual(100);
  });
});

test('a scan that fits is the same scan; the counts of a shortened one are those of the scan', () => {
  const bytes = { bytesOf: () => 100, issueBytesOf: () => 100 };
  const golden = goldenScanReport();
  expect(limitElements(golden, bytes)).toBe(golden);
  const large = largeScanReport(2_000);
  const limited = limitElements(large, bytes);
  expect(limited.result?.issues[0]?.nodesTotal).toBe(25);
  expect(large.result?.issues[0]?.nodes).toHaveLength(20);
});
