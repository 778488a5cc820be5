/** How one scan ends: its outcome, its comparison, its quota, its schedule and its mail, in one transaction. */

export { closeScan } from './close-scan.ts';
export { recordScheduleFailure } from './record-schedule-failure.ts';
