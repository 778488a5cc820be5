import type { Api } from '../api.ts';
import { changeEmailRoute } from './auth/change-email.ts';
import { changePasswordRoute } from './auth/change-password.ts';
import { confirmEmailRoute } from './auth/confirm-email.ts';
import { deleteAccountRoute } from './auth/delete-account.ts';
import { endSessionRoute } from './auth/end-session.ts';
import { exportAccountRoute } from './auth/export-account.ts';
import { forgotPasswordRoute } from './auth/forgot-password.ts';
import { getProfileRoute } from './auth/get-profile.ts';
import { listSessionsRoute } from './auth/list-sessions.ts';
import { logInRoute } from './auth/log-in.ts';
import { logOutRoute } from './auth/log-out.ts';
import { refreshSessionRoute } from './auth/refresh-session.ts';
import { registerRoute } from './auth/register.ts';
import { resendVerificationRoute } from './auth/resend-verification.ts';
import { resetPasswordRoute } from './auth/reset-password.ts';
import { updateProfileRoute } from './auth/update-profile.ts';
import { verifyEmailRoute } from './auth/verify-email.ts';
import { sendMessageRoute } from './contact/send-message.ts';
import { compareScansRoute } from './dashboard/compare-scans.ts';
import { getDashboardScanRoute } from './dashboard/get-dashboard-scan.ts';
import { getDashboardStatsRoute } from './dashboard/get-dashboard-stats.ts';
import { getWebsiteTrendRoute } from './dashboard/get-website-trend.ts';
import { listWebsitesRoute } from './dashboard/list-websites.ts';
import { docsPageRoute } from './docs/docs-page.ts';
import { issueFormTokenRoute } from './forms/issue-form-token.ts';
import { getAreaHealthRoutes } from './health/get-area-health.ts';
import { getHealthRoute } from './health/get-health.ts';
import { notMePageRoute } from './mail/not-me-page.ts';
import { suppressRecipientRoute } from './mail/suppress-recipient.ts';
import { unsubscribePageRoute } from './mail/unsubscribe-page.ts';
import { unsubscribeRoute } from './mail/unsubscribe.ts';
import { subscribeRoute } from './newsletter/subscribe.ts';
import { subscriptionLinksRoutes } from './newsletter/subscription-links.ts';
import { listOutboxRoute } from './outbox/list-outbox.ts';
import { readOutboxMailRoute } from './outbox/read-outbox-mail.ts';
import { cancelSubscriptionRoute } from './payments/cancel-subscription.ts';
import { changePlanRoute } from './payments/change-plan.ts';
import { createCustomerRoute } from './payments/create-customer.ts';
import { createPaymentIntentRoute } from './payments/create-payment-intent.ts';
import { createSubscriptionRoute } from './payments/create-subscription.ts';
import { getPricingRoute } from './payments/get-pricing.ts';
import { getSubscriptionStatusRoutes } from './payments/get-subscription-status.ts';
import { listPlanChangesRoute } from './payments/list-plan-changes.ts';
import { openBillingPortalRoute } from './payments/open-billing-portal.ts';
import { receiveEventRoute } from './payments/receive-event.ts';
import { resumeSubscriptionRoute } from './payments/resume-subscription.ts';
import { syncSubscriptionRoute } from './payments/sync-subscription.ts';
import { downloadReportRoute } from './reports/download-report.ts';
import { getHtmlReportRoute } from './reports/get-html-report.ts';
import { getSummaryRoute } from './reports/get-summary.ts';
import type { RouteParts } from './route-parts.ts';
import { cancelScanRoute } from './scans/cancel-scan.ts';
import { deleteScanRoute } from './scans/delete-scan.ts';
import { getQueueInfoRoute } from './scans/get-queue-info.ts';
import { getScanReportRoute } from './scans/get-scan-report.ts';
import { getScanStatusRoute } from './scans/get-scan-status.ts';
import { getScanRoute } from './scans/get-scan.ts';
import { getScreenshotRoute } from './scans/get-screenshot.ts';
import { getSiteScanRoute } from './scans/get-site-scan.ts';
import { keepScanRoute } from './scans/keep-scan.ts';
import { listRecentScansRoute } from './scans/list-recent-scans.ts';
import { listUserScansRoutes } from './scans/list-user-scans.ts';
import { requestScanRoute } from './scans/request-scan.ts';
import { createScheduleRoute } from './schedules/create-schedule.ts';
import { deleteScheduleRoute } from './schedules/delete-schedule.ts';
import { listSchedulesRoute } from './schedules/list-schedules.ts';
import { updateScheduleRoute } from './schedules/update-schedule.ts';
import { createReportLinkRoute } from './shares/create-report-link.ts';
import { createShareRoute } from './shares/create-share.ts';
import { deleteShareRoute } from './shares/delete-share.ts';
import { getSharedReportRoute } from './shares/get-shared-report.ts';
import { getSharedScanRoute } from './shares/get-shared-scan.ts';
import { getSharedScreenshotRoute } from './shares/get-shared-screenshot.ts';
import { listSharesRoute } from './shares/list-shares.ts';
import { robotsRoute } from './site/robots.ts';
import { siteConfigRoute } from './site/site-config.ts';
import { siteFilesRoute } from './site/site-files.ts';
import { serverPagesStylesheetRoute } from './site/server-pages-stylesheet.ts';
import { webAppPagesRoute } from './site/web-app-pages.ts';
import { getStatusHistoryRoute } from './status/get-status-history.ts';

const routes: readonly ((api: Api, parts: RouteParts) => void)[] = [
  requestScanRoute,
  getScanStatusRoute,
  getQueueInfoRoute,
  getScanRoute,
  getScreenshotRoute,
  getSiteScanRoute,
  cancelScanRoute,
  deleteScanRoute,
  keepScanRoute,
  getScanReportRoute,
  downloadReportRoute,
  getHtmlReportRoute,
  getSummaryRoute,
  createReportLinkRoute,
  createShareRoute,
  listSharesRoute,
  deleteShareRoute,
  getSharedScanRoute,
  getSharedScreenshotRoute,
  getSharedReportRoute,
  listUserScansRoutes,
  listRecentScansRoute,
  getDashboardScanRoute,
  getDashboardStatsRoute,
  listWebsitesRoute,
  getWebsiteTrendRoute,
  compareScansRoute,
  createScheduleRoute,
  listSchedulesRoute,
  updateScheduleRoute,
  deleteScheduleRoute,
  getPricingRoute,
  getSubscriptionStatusRoutes,
  listPlanChangesRoute,
  createCustomerRoute,
  createPaymentIntentRoute,
  createSubscriptionRoute,
  changePlanRoute,
  syncSubscriptionRoute,
  cancelSubscriptionRoute,
  resumeSubscriptionRoute,
  openBillingPortalRoute,
  receiveEventRoute,
  registerRoute,
  logInRoute,
  getProfileRoute,
  updateProfileRoute,
  refreshSessionRoute,
  logOutRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
  verifyEmailRoute,
  resendVerificationRoute,
  changePasswordRoute,
  changeEmailRoute,
  confirmEmailRoute,
  listSessionsRoute,
  endSessionRoute,
  exportAccountRoute,
  deleteAccountRoute,
  getHealthRoute,
  getAreaHealthRoutes,
  getStatusHistoryRoute,
  issueFormTokenRoute,
  sendMessageRoute,
  subscribeRoute,
  subscriptionLinksRoutes,
  suppressRecipientRoute,
  notMePageRoute,
  unsubscribeRoute,
  unsubscribePageRoute,
  listOutboxRoute,
  readOutboxMailRoute,
  docsPageRoute,
  robotsRoute,
  siteConfigRoute,
  siteFilesRoute,
  serverPagesStylesheetRoute,
  webAppPagesRoute,
];

/** Every call and page of the server, in the order in which the documentation shows them. */
export function registerRoutes(api: Api, parts: RouteParts): void {
  let isOpen = true;
  api.addHook('onRoute', ({ method, url, config }) => {
    if (isOpen && config?.access === undefined) {
      throw new Error(`${String(method)} ${url} does not say who may call it (config.access)`);
    }
  });
  for (const route of routes) route(api, parts);
  isOpen = false;
}
