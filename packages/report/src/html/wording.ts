const dateFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** `21 November 2026 at 08:12 UTC`; the text itself when it is no date. */
export function dateText(date: Date | string): string {
  const time = new Date(date);
  return Number.isNaN(time.getTime()) ? String(date) : `${dateFormat.format(time)} UTC`;
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** `21 November 2026`; the text itself when it is no date. */
export function dayText(date: string): string {
  const time = new Date(date);
  return Number.isNaN(time.getTime()) ? date : dayFormat.format(time);
}
