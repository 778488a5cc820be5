import type { Screenshot } from '@curbcut/model/scan';
import type { ScanReport } from '@curbcut/model/scan';
import { largeScanReport } from '@curbcut/testing';

const picturesCount = 200;

/** A report of many issues of many elements, 200 of them with an element that is on the picture. */
export function makeLargeReport({
  issuesCount,
  elements,
  screenshot,
}: {
  issuesCount: number;
  elements: number;
  screenshot: Screenshot;
}): ScanReport {
  const report = largeScanReport(issuesCount);
  if (!report.result) throw new Error('The report has no result.');
  for (const [index, issue] of report.result.issues.entries()) {
    issue.nodes = issue.nodes.slice(0, elements);
    const [first] = issue.nodes;
    if (!first || index >= picturesCount) continue;
    first.marker = 1;
    first.box = { x: 20 + (index % 10) * 100, y: 20 + index * 40, width: 90, height: 30 };
  }
  const { width, height, scale, truncated } = screenshot;
  return { ...report, screenshot: { url: '/', width, height, scale, truncated } };
}
