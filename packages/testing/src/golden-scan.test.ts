import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { categories } from '@curbcut/model/scan';
import { ScanRecord } from '@curbcut/wire/scan';
import {
  failedScanRecord,
  goldenScanRecord,
  goldenScreenshot,
  hostileScanRecord,
  largeScanRecord,
} from './golden-scan.ts';

test('the golden record equals golden/scan-record.json (UPDATE_GOLDEN=1 writes it)', () => {
  const file = new URL('./golden/scan-record.json', import.meta.url);
  const actual = `${JSON.stringify(goldenScanRecord(), null, 2)}\n`;
  if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(file, actual);
  expect(actual).toBe(readFileSync(file, 'utf8'));
});

test('every record is a valid scan record', () => {
  for (const record of [
    goldenScanRecord(),
    hostileScanRecord(),
    failedScanRecord(),
    largeScanRecord(100),
  ]) {
    expect(ScanRecord.parse(record)).toEqual(record);
  }
});

test('the golden record has a failed issue in every category', () => {
  const counts = goldenScanRecord().results?.categories.map(({ issues_count }) => issues_count);
  expect(counts).toHaveLength(categories.length);
  expect(counts?.every((count) => count > 0)).toBe(true);
});

test('the picture is WebP', () => {
  const { bytes } = goldenScreenshot();
  expect(Buffer.from(bytes.slice(8, 12)).toString('latin1')).toBe('WEBP');
});

test('the hostile record is hostile in every free field', () => {
  const record = hostileScanRecord();
  expect(record.url).toContain('<script>');
  expect(record.metadata.page_title).toContain('\u202E');
  expect(record.results?.additional_issues[0]?.nodes[0]?.target[0]).toContain('end-of-target');
});
