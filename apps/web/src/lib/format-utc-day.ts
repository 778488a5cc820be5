const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `21 November 2026`, the same for every reader: for dates without a time. */
export function formatUtcDay(isoDay: string): string {
  return format.format(new Date(isoDay));
}
