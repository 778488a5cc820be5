import { resource } from '../resource.ts';
import { createReportLinkRoute } from './create-report-link.ts';
import { downloadReportRoute } from './download-report.ts';
import { getHtmlReportRoute } from './get-html-report.ts';
import { getScanReportRoute } from './get-scan-report.ts';
import { getSummaryRoute } from './get-summary.ts';

/** A scan as a file or a summary. */
export const reports = resource({ access: 'visitor', tag: 'Reports' }, [
  getScanReportRoute,
  downloadReportRoute,
  getHtmlReportRoute,
  getSummaryRoute,
  createReportLinkRoute,
]);
