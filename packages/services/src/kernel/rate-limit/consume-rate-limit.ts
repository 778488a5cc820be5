import type { Db } from '@curbcut/db';
import { sql } from 'kysely';
import { rateLimitKey } from './rate-limit-key.ts';
import type { RateLimit } from './rate-limits.ts';

export interface RateLimitState {
  isAllowed: boolean;
  retryAfterSeconds: number;
}

/**
 * Counts a try before it is made, so that of any number of parallel ones no more than allowed are made, whichever
 * processes make them. The window begins with its first try.
 */
export async function consumeRateLimit(
  db: Db,
  rateLimit: RateLimit,
  ...who: readonly string[]
): Promise<RateLimitState> {
  const end = sql<Date>`now() + ${rateLimit.windowSeconds} * interval '1 second'`;
  const { count, secondsLeft } = await db
    .insertInto('throttle_counters')
    .values({ key: rateLimitKey(rateLimit, who), count: 1, ends_at: end })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when throttle_counters.ends_at <= now() then 1 else throttle_counters.count + 1 end`,
        ends_at: sql<Date>`case when throttle_counters.ends_at <= now() then excluded.ends_at else throttle_counters.ends_at end`,
      }),
    )
    .returning([
      'count',
      sql<number>`extract(epoch from ends_at - now())::float8`.as('secondsLeft'),
    ])
    .executeTakeFirstOrThrow();
  return {
    isAllowed: count <= rateLimit.tries,
    retryAfterSeconds: Math.max(1, Math.ceil(secondsLeft)),
  };
}
