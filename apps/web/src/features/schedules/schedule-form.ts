import type { ScanType, Standard } from '@curbcut/model/scan';
import type { Frequency } from '@curbcut/model/schedules';
import type { Schedule } from '@curbcut/wire/schedule';
import { errorsOf, type FormErrors } from '../../lib/form-errors.ts';
import { typedUrlProblem } from '../../lib/typed-url-problem.ts';

export interface ScheduleForm {
  url: string;
  frequency: Frequency;
  /** HH:MM, UTC. */
  time: string;
  /** 1 (Monday) to 7, or the day of the month; null: the day on which it is created. */
  day: number | null;
  /** Null: that of the account when it is created. */
  standard: Standard | null;
  /** Whether its scans use the page. */
  interaction: boolean;
  scan_type: ScanType;
}

export const emptyScheduleForm: ScheduleForm = {
  url: '',
  frequency: 'weekly',
  time: '09:00',
  day: null,
  standard: null,
  interaction: true,
  scan_type: 'single_page',
};

export function toScheduleForm(schedule: Schedule): ScheduleForm {
  const { url, frequency, time, day, standard, interaction, scan_type } = schedule;
  return { url, frequency, time, day, standard, interaction, scan_type };
}

export function validateScheduleForm(form: ScheduleForm): FormErrors<ScheduleForm> {
  return errorsOf<ScheduleForm>({
    url: typedUrlProblem(form.url),
    time: /^\d\d:\d\d$/.test(form.time) ? null : 'Enter a time from 00:00 to 23:59 (UTC).',
  });
}
