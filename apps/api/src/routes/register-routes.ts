import type { Api } from '../api.ts';
import { docsPageRoute } from './docs/docs-page.ts';
import { getAreaHealthRoutes } from './health/get-area-health.ts';
import { getHealthRoute } from './health/get-health.ts';
import { notMePageRoute } from './mail/not-me-page.ts';
import { suppressRecipientRoute } from './mail/suppress-recipient.ts';
import { listOutboxRoute } from './outbox/list-outbox.ts';
import { readOutboxMailRoute } from './outbox/read-outbox-mail.ts';
import { downloadReportRoute } from './reports/download-report.ts';
import { getHtmlReportRoute } from './reports/get-html-report.ts';
import { getSummaryRoute } from './reports/get-summary.ts';
import type { RouteParts } from './route-parts.ts';
import { getQueueInfoRoute } from './scans/get-queue-info.ts';
import { getScanReportRoute } from './scans/get-scan-report.ts';
import { getScanStatusRoute } from './scans/get-scan-status.ts';
import { getScanRoute } from './scans/get-scan.ts';
import { getScreenshotRoute } from './scans/get-screenshot.ts';
import { requestScanRoute } from './scans/request-scan.ts';
import { robotsRoute } from './site/robots.ts';
import { serverPagesStylesheetRoute } from './site/server-pages-stylesheet.ts';
import { webAppPagesRoute } from './site/web-app-pages.ts';

const routes: readonly ((api: Api, parts: RouteParts) => void)[] = [
  requestScanRoute,
  getScanStatusRoute,
  getQueueInfoRoute,
  getScanRoute,
  getScreenshotRoute,
  getScanReportRoute,
  downloadReportRoute,
  getHtmlReportRoute,
  getSummaryRoute,
  getHealthRoute,
  getAreaHealthRoutes,
  suppressRecipientRoute,
  notMePageRoute,
  listOutboxRoute,
  readOutboxMailRoute,
  docsPageRoute,
  robotsRoute,
  serverPagesStylesheetRoute,
  webAppPagesRoute,
];

/** Every call and page of the server, in the order in which the documentation shows them. */
export function registerRoutes(api: Api, parts: RouteParts): void {
  for (const route of routes) route(api, parts);
}
