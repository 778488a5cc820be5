import type { ServiceHistory, StatusDay, StatusHistory } from '@curbcut/wire/health';
import { formatUtcDay } from '../../lib/format-utc-day.ts';
import { plural } from '../../lib/format.ts';

function minutesOf(day: StatusDay): number {
  return day.operational + day.degraded + day.down + day.unmeasured;
}

/** `99.95%`: cut, not rounded, so that an outage never reads as 100 %. */
export function formatPercent(percent: number): string {
  return `${(Math.floor(percent * 100) / 100).toFixed(percent === 100 ? 0 : 2)}%`;
}

/** Which time an uptime covers: `in the last 90 days`, or since when it was measured. */
export function uptimeSpan(
  { measured_since: since, history_days: days }: StatusHistory,
  now: Date,
): string {
  const isWhole = since === null || now.getTime() - Date.parse(since) >= days * 86_400_000;
  return isWhole ? `in the last ${plural(days, 'day')}` : `since ${formatUtcDay(since)}`;
}

/** The uptime of all services together, and which time it covers; null: not measured yet. */
export function uptimeOf(
  history: StatusHistory,
  now: Date,
): { percent: string; span: string } | null {
  const { services } = history;
  const days = services.flatMap((service) => service.days);
  const minutes = days.reduce((sum, day) => sum + minutesOf(day), 0);
  if (minutes === 0) return null;
  const operational = days.reduce((sum, day) => sum + day.operational, 0);
  return {
    percent: formatPercent((operational / minutes) * 100),
    span: uptimeSpan(history, now),
  };
}

type DayLook = 'none' | 'good' | 'some' | 'bad';

export interface DayBar {
  /** YYYY-MM-DD */
  day: string;
  look: DayLook;
  /** Operational minutes of those of the day, 0 to 1. */
  share: number;
}

/** The last days up to today, oldest first, also those before measuring began. */
export function dayBars({ days }: ServiceHistory, today: string, count: number): DayBar[] {
  const known = new Map(days.map((day) => [day.day, day]));
  const lastMs = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: count }, (_unused, index) => {
    const date = new Date(lastMs - (count - 1 - index) * 86_400_000);
    const name = date.toISOString().slice(0, 10);
    const day = known.get(name);
    const minutes = day === undefined ? 0 : minutesOf(day);
    if (day === undefined || minutes === 0) return { day: name, look: 'none', share: 0 };
    const share = day.operational / minutes;
    if (share === 1) return { day: name, look: 'good', share };
    return { day: name, look: day.down > 0 ? 'bad' : 'some', share };
  });
}

/** What happened in a day, in words. */
export function describeDay(day: StatusDay | undefined): string {
  if (day === undefined || minutesOf(day) === 0) return 'Not measured';
  const parts = [
    day.degraded > 0 ? `${plural(day.degraded, 'minute')} degraded` : null,
    day.down > 0 ? `${plural(day.down, 'minute')} down` : null,
    day.unmeasured > 0 ? `${plural(day.unmeasured, 'minute')} not measured` : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? 'Operational' : parts.join(', ');
}
