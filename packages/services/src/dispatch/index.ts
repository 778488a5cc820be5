export { dueAt, patienceMs } from './dispatch-rules.ts';
export { dispatchScans, dispatchSoon } from './dispatch-scans.ts';
export { findPosition } from './find-position.ts';
export { insertScan } from './insert-scan.ts';
