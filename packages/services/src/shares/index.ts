/** Links that show one scan to whoever has them. */

export { createReportLink } from './create-report-link.ts';
export { createShare } from './create-share.ts';
export { deleteShare } from './delete-share.ts';
export { getSharedCriteria } from './get-shared-criteria.ts';
export { getSharedReport } from './get-shared-report.ts';
export { getSharedScan } from './get-shared-scan.ts';
export { getSharedScreenshot } from './get-shared-screenshot.ts';
export { getSharedStatePicture } from './get-shared-state-picture.ts';
export { isShared } from './is-shared.ts';
export { listShares } from './list-shares.ts';
