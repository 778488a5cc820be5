export { DatabaseUnreachableError } from '@curbcut/db';
export { getAreaHealth, type HealthArea } from './health/get-area-health.ts';
export { getHealth } from './health/get-health.ts';
export { getQueueInfo } from './health/get-queue-info.ts';
export { beginMail, type MailToSend } from './mails/begin-mail.ts';
export { listOutbox, type OutboxEntry } from './mails/list-outbox.ts';
export { readOutboxMail, type OutboxMail } from './mails/read-outbox-mail.ts';
export { recordMailFailure } from './mails/record-mail-failure.ts';
export { recordMailSent } from './mails/record-mail-sent.ts';
export { suppressRecipient } from './mails/suppress-recipient.ts';
export { openLogStream } from './program/open-log-stream.ts';
export { startProblem } from './program/start-problem.ts';
export { stopOnSignal } from './program/stop-on-signal.ts';
export { failReportFile } from './reports/fail-report-file.ts';
export {
  getReport,
  reportFormats,
  type ReportAnswer,
  type ReportFormat,
} from './reports/get-report.ts';
export { readReportInput, type ReportInput } from './reports/read-report-input.ts';
export { storeReportFile } from './reports/store-report-file.ts';
export { beginScanRun } from './scans/begin-scan-run.ts';
export { deleteExpiredScans } from './scans/delete-expired-scans.ts';
export { failLostScans } from './scans/fail-lost-scans.ts';
export { getScan } from './scans/get-scan.ts';
export { getScanStatus } from './scans/get-scan-status.ts';
export { getScreenshot } from './scans/get-screenshot.ts';
export { recordScanResult } from './scans/record-scan-result.ts';
export { reportScanProgress } from './scans/report-scan-progress.ts';
export { requestScan, type RequestScanInput } from './scans/request-scan.ts';
export { closeServices } from './service-context/close-services.ts';
export { openServices } from './service-context/open-services.ts';
export { readTargetPolicy } from './service-context/read-target-policy.ts';
export type { ServiceContext, ServicesConfig } from './service-context/service-context.ts';
export { recordWorkerHeartbeat } from './workers/record-worker-heartbeat.ts';
export { removeWorker } from './workers/remove-worker.ts';
