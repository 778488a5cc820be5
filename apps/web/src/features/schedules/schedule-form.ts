import { parseScanUrl, type Frequency, type Schedule } from '@curbcut/contracts';

export interface ScheduleForm {
  url: string;
  frequency: Frequency;
  /** HH:MM, UTC. */
  time: string;
  /** 1 (Monday) to 7, or the day of the month; null: the day on which it is created. */
  day: number | null;
}

export const emptyScheduleForm: ScheduleForm = {
  url: '',
  frequency: 'weekly',
  time: '09:00',
  day: null,
};

export function toScheduleForm(schedule: Schedule): ScheduleForm {
  const { url, frequency, time, day } = schedule;
  return { url, frequency, time, day };
}

export type ScheduleFormErrors = Partial<Record<'url' | 'time', string>>;

export function validateScheduleForm({ url, time }: ScheduleForm): ScheduleFormErrors {
  const parsed = parseScanUrl(url);
  return {
    ...(parsed.ok ? {} : { url: parsed.message }),
    ...(/^\d\d:\d\d$/.test(time) ? {} : { time: 'Enter a time from 00:00 to 23:59 (UTC).' }),
  };
}
