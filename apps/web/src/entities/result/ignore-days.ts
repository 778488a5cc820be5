/** Between which days an ignored issue must come back, and the day that is offered. All YYYY-MM-DD, UTC. */
export function ignoreDays(now: Date): { first: string; offered: string; last: string } {
  return {
    first: dayOf(new Date(now.getTime() + 86_400_000)),
    offered: monthsLater(now, 3),
    last: monthsLater(now, 12),
  };
}

/** What is wrong with the last day; null: nothing. Without one it is ignored until somebody ends it. */
export function lastDayProblem(day: string, now: Date): string | null {
  if (day === '') return null;
  const { first, last } = ignoreDays(now);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day)))
    return 'Give the last day as a whole date';
  if (day < first) return 'Choose a day after today';
  return day > last ? 'Choose a day within the next 12 months' : null;
}

/** The same day of a later month, or that month's last. */
function monthsLater(now: Date, months: number): string {
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1));
  const lastOfMonth = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0));
  day.setUTCDate(Math.min(now.getUTCDate(), lastOfMonth.getUTCDate()));
  return dayOf(day);
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
