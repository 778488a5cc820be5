import { accountMessages } from '@curbcut/model/accounts';
import { AppError } from '@curbcut/model/errors';
import type { Db } from '@curbcut/db';
import { countTry } from './count-try.ts';
import type { Throttle } from './throttles.ts';

/** Counts a try, and throws RATE_LIMITED when there were too many. */
export async function limitTries(
  db: Db,
  throttle: Throttle,
  ...who: readonly string[]
): Promise<void> {
  const { isAllowed, retryAfterSeconds } = await countTry(db, throttle, ...who);
  if (isAllowed) return;
  throw new AppError('RATE_LIMITED', accountMessages.tooManyTries, {
    message: `Too many tries: ${throttle.name}`,
    retryAfterSeconds,
  });
}
