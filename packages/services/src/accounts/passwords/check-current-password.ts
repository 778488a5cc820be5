import { accountMessages } from '@curbcut/model/accounts';
import { AppError, errorMessages } from '@curbcut/model/errors';
import type { ServiceContext } from '../../kernel/context/service-context.ts';
import { enforceRateLimit } from '../../kernel/rate-limit/enforce-rate-limit.ts';
import { rateLimits } from '../../kernel/rate-limit/rate-limits.ts';
import { resetRateLimit } from '../../kernel/rate-limit/reset-rate-limit.ts';

/**
 * Makes sure that whoever is signed in is the owner, and returns the stored hash that was compared. Throws
 * WRONG_PASSWORD, or RATE_LIMITED after too many tries.
 */
export async function checkCurrentPassword(
  ctx: ServiceContext,
  userId: string,
  password: string,
): Promise<string> {
  await enforceRateLimit(ctx.db, rateLimits.passwordOfUser, userId);
  const user = await ctx.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!user) throw new AppError('AUTHENTICATION_REQUIRED', errorMessages.authenticationRequired);
  if (!(await ctx.passwords.verify(user.password_hash, password))) {
    throw new AppError('WRONG_PASSWORD', accountMessages.wrongPassword);
  }
  await resetRateLimit(ctx.db, rateLimits.passwordOfUser, userId);
  return user.password_hash;
}
