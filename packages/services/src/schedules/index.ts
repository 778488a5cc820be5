/** Scans that are asked for daily, weekly or monthly. */

export { applyPlanToSchedules } from './apply-plan-to-schedules.ts';
export { countSchedules } from './count-schedules.ts';
export { createSchedule } from './create-schedule.ts';
export { deleteSchedule } from './delete-schedule.ts';
export { listSchedules } from './list-schedules.ts';
export { runDueSchedules } from './run-due-schedules.ts';
export { updateSchedule } from './update-schedule.ts';
