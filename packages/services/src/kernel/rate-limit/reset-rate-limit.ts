import type { Db } from '@curbcut/db';
import { rateLimitKey } from './rate-limit-key.ts';
import type { RateLimit } from './rate-limits.ts';

/** Begins a rateLimit anew: the right person has come. */
export async function resetRateLimit(
  db: Db,
  rateLimit: RateLimit,
  ...who: readonly string[]
): Promise<void> {
  await db
    .deleteFrom('throttle_counters')
    .where('key', '=', rateLimitKey(rateLimit, who))
    .execute();
}

/** Takes one try back that did no harm. */
export async function refundRateLimit(
  db: Db,
  rateLimit: RateLimit,
  ...who: readonly string[]
): Promise<void> {
  await db
    .updateTable('throttle_counters')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', rateLimitKey(rateLimit, who))
    .where('count', '>', 0)
    .execute();
}
