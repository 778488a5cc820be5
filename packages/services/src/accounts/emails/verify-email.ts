import { sql } from 'kysely';
import type { ServiceContext } from '../../kernel/context/service-context.ts';
import { enforceRateLimit } from '../../kernel/rate-limit/enforce-rate-limit.ts';
import { rateLimits } from '../../kernel/rate-limit/rate-limits.ts';
import { toClientKey } from '../../kernel/rate-limit/to-client-key.ts';
import { consumeLink, findLink } from '../links/find-link.ts';

/**
 * Verifies an email by the link of a mail. `used`: it was verified by this link before, which changes nothing, as mail
 * programs open links before people do. Throws INVALID_TOKEN or RATE_LIMITED.
 */
export async function verifyEmail({
  ctx,
  input: { token, clientIp },
}: {
  ctx: ServiceContext;
  input: { token: string; clientIp: string };
}): Promise<'verified' | 'used'> {
  await enforceRateLimit(ctx.db, rateLimits.linkFromIp, toClientKey(clientIp));
  const link = await findLink(ctx.db, token, ['verify-email']);
  if (link.used_at !== null && link.email_verified_at !== null) return 'used';
  await ctx.db.transaction().execute(async (trx) => {
    await consumeLink(trx, link.token_hash);
    await trx
      .updateTable('users')
      .set({ email_verified_at: sql<Date>`coalesce(email_verified_at, now())` })
      .where('id', '=', link.userId)
      .execute();
  });
  return 'verified';
}
