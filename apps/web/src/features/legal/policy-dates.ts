/** When the policies came into effect, and when they last changed. */
export const policyDates = {
  effective: '2025-09-04',
  lastUpdated: '2025-09-04',
} as const;

const format = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `September 4, 2025`, the same for every reader. */
export function formatPolicyDate(isoDay: string): string {
  return format.format(new Date(isoDay));
}
