import { countOf } from '../text/count-of.ts';

/** Hours that each link in a mail about an account holds. */
export const accountLinkHours = {
  'verify-email': 72,
  'reset-password': 1,
  'confirm-old-email': 24,
  'confirm-new-email': 24,
} as const;

/** As in `1 hour`, `24 hours`, `3 days`. */
export function accountLinkLifetime(kind: keyof typeof accountLinkHours): string {
  const hours = accountLinkHours[kind];
  return hours > 24 && hours % 24 === 0 ? countOf(hours / 24, 'day') : countOf(hours, 'hour');
}
