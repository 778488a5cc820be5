import type { ScanReport } from '@curbcut/model/scan';
import { toWireRecord } from '@curbcut/wire/scan';
import { limitElements } from '../size/limit-elements.ts';

/** Its names, braces and indentation. */
const bytesAroundElement = 450;
const bytesAroundIssue = 250;

/**
 * The record of the API as indented JSON, ending in a newline; of very many elements as many as 10 MB hold, or, with
 * `limit` none, all.
 */
export function renderJsonReport(
  report: ScanReport,
  { limit = '10 MB' }: { limit?: '10 MB' | 'none' } = {},
): string {
  const kept = limit === 'none' ? report : shorten(report);
  return `${JSON.stringify(toWireRecord(kept), null, 2)}\n`;
}

function shorten(report: ScanReport): ScanReport {
  return limitElements(report, {
    bytesOf: () => bytesAroundElement,
    issueBytesOf: (issue) =>
      bytesAroundIssue + Buffer.byteLength(JSON.stringify({ ...issue, nodes: [] })),
  });
}
