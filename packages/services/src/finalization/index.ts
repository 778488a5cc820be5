export { closeScan } from './close-scan.ts';
export { recordScheduleFailure } from './record-schedule-failure.ts';
