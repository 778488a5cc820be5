import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { categories } from '@curbcut/model/scan';
import { ScanRecord, toWireRecord } from '@curbcut/wire/scan';
import {
  comparedScanReport,
  failedScanReport,
  goldenScanRecord,
  goldenScanReport,
  goldenScreenshot,
  hostileScanReport,
  largeScanReport,
} from './golden-scan.ts';

test('the golden record equals golden/scan-record.json (UPDATE_GOLDEN=1 writes it)', () => {
  const file = new URL('./golden/scan-record.json', import.meta.url);
  const actual = `${JSON.stringify(goldenScanRecord(), null, 2)}\n`;
  if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(file, actual);
  expect(actual).toBe(readFileSync(file, 'utf8'));
});

test('the record of every report is a valid scan record', () => {
  for (const report of [
    goldenScanReport(),
    hostileScanReport(),
    failedScanReport(),
    largeScanReport(100),
    comparedScanReport(),
  ]) {
    const record = toWireRecord(report);
    expect(ScanRecord.parse(record)).toEqual(record);
  }
});

test('the golden record has a failed issue in every category', () => {
  const counts = goldenScanReport().result?.categories.map(({ issuesCount }) => issuesCount);
  expect(counts).toHaveLength(categories.length);
  expect(counts?.every((count) => count > 0)).toBe(true);
});

test('the picture is WebP', () => {
  const { bytes } = goldenScreenshot();
  expect(Buffer.from(bytes.slice(8, 12)).toString('latin1')).toBe('WEBP');
});

test('the hostile report is hostile in every free field', () => {
  const report = hostileScanReport();
  expect(report.url).toContain('<script>');
  expect(report.result?.page.title).toContain('\u202E');
  expect(report.result?.issues[0]?.nodes[0]?.target[0]).toContain('end-of-target');
});
