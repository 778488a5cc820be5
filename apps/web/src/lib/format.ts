import { amount, countOf as plural } from '@curbcut/model/text';

export { amount, plural };

const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

const two = (value: number) => String(value).padStart(2, '0');

/** Of a server that gives no date, or one that nobody can read. */
const unknownDate = 'Unknown date';

/** `21 November 2026, 08:12`, in the reader's own time zone. */
export function formatLocalTime(iso: string): string {
  const date = readDate(iso);
  return date
    ? `${dayOf(date)} ${date.getFullYear()}, ${two(date.getHours())}:${two(date.getMinutes())}`
    : unknownDate;
}

/** `21 November 2026`, in the reader's own time zone. */
export function formatLocalDate(iso: string): string {
  const date = readDate(iso);
  return date ? `${dayOf(date)} ${date.getFullYear()}` : unknownDate;
}

/** `21 November`, where the year goes without saying. */
export function formatDayOfYear(iso: string): string {
  const date = readDate(iso);
  return date ? dayOf(date) : unknownDate;
}

/** `21 Nov`, for the axis of a chart. */
export function formatShortDay(iso: string): string {
  const date = readDate(iso);
  return date ? dayOf(date, 3) : '';
}

/** `21 November 2026, 08:12:04 UTC`. */
export function formatUtcTime(iso: string): string {
  const date = readDate(iso);
  if (!date) return unknownDate;
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}, ${two(date.getUTCHours())}:${two(date.getUTCMinutes())}:${two(date.getUTCSeconds())} UTC`;
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** `Mon 23 November, 09:00 UTC`: a time that is near, as schedules have them. */
export function formatNearUtcTime(iso: string): string {
  const date = readDate(iso);
  if (!date) return unknownDate;
  return `${weekdays[date.getUTCDay()]} ${date.getUTCDate()} ${months[date.getUTCMonth()]}, ${two(date.getUTCHours())}:${two(date.getUTCMinutes())} UTC`;
}

function readDate(iso: string): Date | null {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? null : date;
}

function dayOf(date: Date, letters?: number): string {
  return `${date.getDate()} ${months[date.getMonth()]?.slice(0, letters)}`;
}

/** `+6`, `−5`, `0`: a change. */
export function signed(change: number): string {
  if (change === 0) return '0';
  return change > 0 ? `+${change}` : `−${-change}`;
}

/** `0.8 s`, `12 s`: one decimal below ten seconds. */
export function formatShortDuration(durationMs: number): string {
  const seconds = durationMs / 1000;
  return `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`;
}

/** `41.6 seconds`; `N/A` when it is not known. */
export function formatSeconds(seconds: number | null, decimals = 1): string {
  return seconds === null ? 'N/A' : `${seconds.toFixed(decimals)} seconds`;
}

/** `41.6 seconds`, from two minutes on `3 minutes 52 seconds`, from two hours on `2 hours 5 minutes`; `N/A` when it is not known. */
export function formatDuration(durationMs: number | null): string {
  const exact = durationMs === null ? null : durationMs / 1_000;
  if (exact === null || exact < 120) return formatSeconds(exact);
  const seconds = Math.round(exact);
  const minutes = Math.floor(seconds / 60);
  return minutes < 120
    ? `${plural(minutes, 'minute')} ${plural(seconds % 60, 'second')}`
    : `${plural(Math.floor(minutes / 60), 'hour')} ${plural(minutes % 60, 'minute')}`;
}

/** `90 seconds`, `12 minutes`: how long to wait, rounded up. */
export function formatWait(seconds: number): string {
  return seconds <= 90
    ? plural(Math.max(1, Math.ceil(seconds)), 'second')
    : plural(Math.ceil(seconds / 60), 'minute');
}

/** The host of a URL; the URL itself when it cannot be read. */
export function hostOf(url: string): string {
  return URL.parse(url)?.host || url;
}
