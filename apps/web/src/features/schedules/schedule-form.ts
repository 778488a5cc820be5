import type { Standard } from '@curbcut/model/scan';
import type { Frequency } from '@curbcut/model/schedules';
import { amount } from '@curbcut/model/text';
import type { Schedule } from '@curbcut/wire/schedule';
import type { Extent } from '../../entities/scan/components/scan-extent.tsx';
import { errorsOf, type FormErrors } from '../../lib/form-errors.ts';
import { typedUrlProblem } from '../../lib/typed-url-problem.ts';

export interface ScheduleForm {
  extent: Extent;
  /** Unless there is a list. */
  url: string;
  /** The pages of a list, one on each line. */
  addresses: string;
  frequency: Frequency;
  /** HH:MM, UTC. */
  time: string;
  /** 1 (Monday) to 7, or the day of the month; null: the day on which it is created. */
  day: number | null;
  /** Null: that of the account when it is created. */
  standard: Standard | null;
  /** Whether its scans use the page. */
  interaction: boolean;
}

export const emptyScheduleForm: ScheduleForm = {
  extent: 'single_page',
  url: '',
  addresses: '',
  frequency: 'weekly',
  time: '09:00',
  day: null,
  standard: null,
  interaction: true,
};

export function toScheduleForm(schedule: Schedule): ScheduleForm {
  const { url, frequency, time, day, standard, interaction, scan_type, addresses } = schedule;
  return {
    extent: addresses ? 'addresses' : scan_type,
    url,
    addresses: (addresses ?? []).join('\n'),
    frequency,
    time,
    day,
    standard,
    interaction,
  };
}

/** What is scanned, as the API takes it. */
export function toTarget({
  extent,
  url,
  addresses,
}: Pick<ScheduleForm, 'extent' | 'url' | 'addresses'>) {
  const lines = linesOf(addresses);
  return extent === 'addresses'
    ? { scan_type: 'site' as const, url: lines[0] ?? '', addresses: lines }
    : { scan_type: extent, url: url.trim(), addresses: null };
}

export function validateScheduleForm(form: ScheduleForm): FormErrors<ScheduleForm> {
  const isList = form.extent === 'addresses';
  return errorsOf<ScheduleForm>({
    url: isList ? null : typedUrlProblem(form.url),
    addresses: isList ? listProblem(form.addresses) : null,
    time: /^\d\d:\d\d$/.test(form.time) ? null : 'Enter a time from 00:00 to 23:59 (UTC).',
  });
}

/** The first line that is no address, and what is wrong with it. */
function listProblem(text: string): string | null {
  if (text.trim() === '') return 'Enter the addresses of the pages, one on each line.';
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const problem = typedUrlProblem(line);
    if (problem !== null) return `Line ${amount(at + 1)}: ${problem}`;
  }
  return null;
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
