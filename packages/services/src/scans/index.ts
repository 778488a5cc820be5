/** Scans from their request to their end, and whoever may read, cancel, keep or delete them. */

export { beginScanRun } from './begin-scan-run.ts';
export { cancelScan } from './cancel-scan.ts';
export { deleteScan } from './delete-scan.ts';
export { etagOf } from './etag-of.ts';
export { failLostScans } from './fail-lost-scans.ts';
export { getScanStatus } from './get-scan-status.ts';
export { getScan } from './get-scan.ts';
export { getScreenshot } from './get-screenshot.ts';
export { getStatePicture } from './get-state-picture.ts';
export { giveWay } from './give-way.ts';
export { readLastIssues } from './read-last-issues.ts';
export { readDefaultStandard } from './read-default-standard.ts';
export { insertUserScan } from './insert-user-scan.ts';
export { keepScan } from './keep-scan.ts';
export { listRecentScans } from './list-recent-scans.ts';
export { listScans } from './list-scans.ts';
export { lockOwnScan, lockReadableScan } from './lock-readable-scan.ts';
export { readRunOrders, type RunOrders } from './read-run-orders.ts';
export { recordScanResult } from './record-scan-result.ts';
export { reportScanProgress } from './report-scan-progress.ts';
export { requestScan, type RequestScanInput } from './request-scan.ts';
