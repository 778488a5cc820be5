import type { Db } from '@curbcut/db';
import { accountMessages } from '@curbcut/model/accounts';
import { AppError } from '@curbcut/model/errors';
import { consumeRateLimit } from './consume-rate-limit.ts';
import type { RateLimit } from './rate-limits.ts';

/** Counts a try, and throws RATE_LIMITED when there were too many. */
export async function enforceRateLimit(
  db: Db,
  rateLimit: RateLimit,
  ...who: readonly string[]
): Promise<void> {
  const { isAllowed, retryAfterSeconds } = await consumeRateLimit(db, rateLimit, ...who);
  if (isAllowed) return;
  throw new AppError('RATE_LIMITED', rateLimit.refusal ?? accountMessages.tooManyTries, {
    message: `Too many tries: ${rateLimit.name}`,
    retryAfterSeconds,
  });
}
