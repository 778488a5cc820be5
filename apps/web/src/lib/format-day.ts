const months =
  'January February March April May June July August September October November December';
const names = months.split(' ');

/** `21 November 2026`, in the reader's own time zone. */
export function formatDay(iso: string): string {
  const date = new Date(iso);
  return `${date.getDate()} ${names[date.getMonth()]} ${date.getFullYear()}`;
}

/** `21 Nov`, for the axis of a chart. */
export function formatShortDay(iso: string): string {
  const date = new Date(iso);
  return `${date.getDate()} ${names[date.getMonth()]?.slice(0, 3)}`;
}

/** `21 November`, where the year goes without saying. */
export function formatDayOfYear(iso: string): string {
  const date = new Date(iso);
  return `${date.getDate()} ${names[date.getMonth()]}`;
}
