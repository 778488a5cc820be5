import { formatLocalTime, formatShortDay } from '../../lib/format.ts';

/** What stands under the points of a chart: `21 Nov`, or `08:12` where all of them are of one day. */
export function chartDays(dates: readonly string[]): string[] {
  const days = dates.map(formatShortDay);
  const isOneDay = days.length > 1 && new Set(dates.map(dayOf)).size === 1;
  return isOneDay ? dates.map((date) => formatLocalTime(date).split(', ')[1] ?? '') : days;
}

/** With its year. */
function dayOf(date: string): string {
  return formatLocalTime(date).split(', ')[0] ?? '';
}
