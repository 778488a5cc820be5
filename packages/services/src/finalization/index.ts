/** How one scan ends: its outcome, its comparison, its quota, its schedule and its mail, in one transaction. */

export { compareWith, holdLastScan } from './compare-with-last-scan.ts';
export { finalizeScan } from './finalize-scan.ts';
export { recordScheduleFailure } from './record-schedule-failure.ts';
export { summarizeOutcome, toChange } from './summarize-outcome.ts';
