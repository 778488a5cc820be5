import { sql } from 'kysely';

/** The month in which the database lives, UTC: its first day as YYYY-MM-DD. */
export const thisMonth = sql<string>`to_char(date_trunc('month', clock_timestamp() at time zone 'UTC'), 'YYYY-MM-DD')`;

/** When the month's count begins anew. */
export function resetOf(month: string): Date {
  const first = new Date(`${month}T00:00:00Z`);
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1));
}
