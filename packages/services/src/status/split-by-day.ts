import { limits } from '@curbcut/model/limits';
const minuteMs = 60_000;
const dayMs = 86_400_000;

/** The whole minutes strictly between two checks, a count for each day (UTC) that they touch. */
export function splitByDay(from: Date, to: Date): { day: string; minutes: number }[] {
  // The minute of the check at the end is measured.
  const endMs = to.getTime() - minuteMs;
  const days: { day: string; minutes: number }[] = [];
  let cursorMs = Math.max(from.getTime(), endMs - limits.keptDays.status * dayMs);
  while (cursorMs < endMs) {
    const nextDayMs = (Math.floor(cursorMs / dayMs) + 1) * dayMs;
    const untilMs = Math.min(nextDayMs, endMs);
    const minutes = Math.round((untilMs - cursorMs) / minuteMs);
    if (minutes > 0) days.push({ day: new Date(cursorMs).toISOString().slice(0, 10), minutes });
    cursorMs = untilMs;
  }
  return days;
}
