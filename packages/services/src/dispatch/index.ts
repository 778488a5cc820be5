/** Scans that wait, the order of their turns, and who gives up a browser for them. */

export { dueAt, patienceMs } from './dispatch-rules.ts';
export { dispatchScans, dispatchSoon } from './dispatch-scans.ts';
export { findPosition } from './find-position.ts';
export { insertScan } from './insert-scan.ts';
