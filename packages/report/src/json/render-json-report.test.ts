import { expect, test } from 'vitest';
import { goldenScanRecord, goldenScanReport } from '@curbcut/testing';
import { renderJsonReport } from './render-json-report.ts';

test('is the record, indented', () => {
  const text = renderJsonReport(goldenScanReport());
  expect(JSON.parse(text)).toEqual(goldenScanRecord());
  expect(text).toMatch(/^\{\n {2}"scan_id": "/);
});
