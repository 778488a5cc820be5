import type { ScanReport } from '@curbcut/model/scan';
import { visibleText } from './visible-text.ts';

const longestName = 200;

/**
 * The scanned page as a report is headed with it: host, in its safe ASCII form, and path, for example
 * `www.example.org/contact`; the host alone for a home page. Not yet escaped.
 */
export function pageName(report: Pick<ScanReport, 'url'>): string {
  const url = URL.parse(report.url);
  if (!url?.host) return visibleText(report.url, longestName);
  const rest = `${url.pathname}${url.search}`;
  return visibleText(rest === '/' ? url.host : `${url.host}${rest}`, longestName);
}
