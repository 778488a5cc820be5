import { resource } from '../resource.ts';
import { createScheduleRoute } from './create-schedule.ts';
import { deleteScheduleRoute } from './delete-schedule.ts';
import { listSchedulesRoute } from './list-schedules.ts';
import { updateScheduleRoute } from './update-schedule.ts';

/** Scans that are asked for daily, weekly or monthly. */
export const schedules = resource({ prefix: '/schedules', access: 'user', tag: 'Schedules' }, [
  createScheduleRoute,
  listSchedulesRoute,
  updateScheduleRoute,
  deleteScheduleRoute,
]);
