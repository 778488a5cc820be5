import type { PageScan } from '@curbcut/contracts';
import { escapeControls } from './escape-controls.ts';

/** One JSON object on one line: the form in which scans are compared and scored. */
export function toNdjsonLine(scan: PageScan): string {
  const line =
    scan.status === 'failed'
      ? { url: scan.url, finalUrl: scan.finalUrl, status: scan.status, error: scan.error }
      : {
          url: scan.url,
          finalUrl: scan.finalUrl,
          status: scan.status,
          overallScore: scan.overallScore,
          lighthouseScore: scan.lighthouseScore,
          issues: scan.issues,
          notAssessed: scan.notAssessed,
          warnings: scan.warnings,
          timings: scan.timings,
        };
  return `${escapeControls(JSON.stringify(line))}\n`;
}
