import { expect, test } from 'vitest';
import { goldenScanRecord } from '@curbcut/testing';
import { renderJsonReport } from './render-json-report.ts';

test('is the record, indented', () => {
  const text = renderJsonReport(goldenScanRecord());
  expect(JSON.parse(text)).toEqual(goldenScanRecord());
  expect(text).toMatch(/^\{\n {2}"scan_id": "/);
});
