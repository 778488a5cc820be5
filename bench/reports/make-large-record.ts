import type { Screenshot } from '@curbcut/model/scan';
import type { ScanRecord } from '@curbcut/wire/scan';
import { largeScanRecord } from '@curbcut/testing';

/** As many as the product numbers. */
const markersCount = 200;

/** A record of many issues of many elements, 200 of them numbered on the picture. */
export function makeLargeRecord({
  issuesCount,
  elements,
  screenshot,
}: {
  issuesCount: number;
  elements: number;
  screenshot: Screenshot;
}): ScanRecord {
  const record = largeScanRecord(issuesCount);
  const { results } = record;
  if (!results) throw new Error('The record has no result.');
  const issues = [...results.lighthouse_issues, ...results.additional_issues];
  for (const [index, issue] of issues.entries()) {
    issue.nodes = issue.nodes.slice(0, elements);
    const [first] = issue.nodes;
    if (!first || index >= markersCount) continue;
    first.marker = index + 1;
    first.box = { x: 20 + (index % 10) * 100, y: 20 + index * 40, width: 90, height: 30 };
  }
  const { width, height, scale, truncated } = screenshot;
  return { ...record, screenshot: { url: '/', width, height, scale, truncated } };
}
