/** How one scan ends: its outcome, its comparison, its quota, its schedule and its mail, in one transaction. */

export { finalizeScan } from './finalize-scan.ts';
export { recordScheduleFailure } from './record-schedule-failure.ts';
