import { sql } from 'kysely';
import type { ServiceContext } from '../../kernel/context/service-context.ts';
import { toEmailKey } from '../../kernel/emails/to-email-key.ts';
import { enforceRateLimit } from '../../kernel/rate-limit/enforce-rate-limit.ts';
import { rateLimits } from '../../kernel/rate-limit/rate-limits.ts';
import { resetRateLimit } from '../../kernel/rate-limit/reset-rate-limit.ts';
import { toClientKey } from '../../kernel/rate-limit/to-client-key.ts';
import { consumeLink, findUnusedLink } from '../links/find-link.ts';
import { checkNewPassword } from './check-new-password.ts';
import { setPassword } from './set-password.ts';

/**
 * Sets a new password by the link of a mail: every session ends, nobody is signed in by it, and the email counts as
 * verified, as the mail has arrived. Also lifts the limit on logins, so that nobody can lock the owner out. Throws
 * INVALID_TOKEN, RATE_LIMITED, or INVALID_REQUEST for a password others would try, which leaves the link usable.
 */
export async function resetPassword({
  ctx,
  input: { token, password, clientIp },
}: {
  ctx: ServiceContext;
  input: { token: string; password: string; clientIp: string };
}): Promise<{ userId: string }> {
  await enforceRateLimit(ctx.db, rateLimits.linkFromIp, toClientKey(clientIp));
  const link = await findUnusedLink(ctx.db, token, ['reset-password']);
  await checkNewPassword(password, link);
  const passwordHash = await ctx.passwords.hash(password);
  await ctx.db.transaction().execute(async (trx) => {
    await consumeLink(trx, link.token_hash);
    await setPassword(ctx, trx, { id: link.userId, email: link.email }, passwordHash);
    await trx.deleteFrom('sessions').where('user_id', '=', link.userId).execute();
    await trx
      .updateTable('users')
      .set({ email_verified_at: sql<Date>`coalesce(email_verified_at, now())` })
      .where('id', '=', link.userId)
      .execute();
    await resetRateLimit(trx, rateLimits.loginToAccount, toEmailKey(link.email));
    await resetRateLimit(trx, rateLimits.passwordOfUser, link.userId);
  });
  return { userId: link.userId };
}
