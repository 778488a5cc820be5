import type { ServiceContext } from '../../kernel/context/service-context.ts';
import { toEmailKey } from '../../kernel/emails/to-email-key.ts';
import { consumeRateLimit } from '../../kernel/rate-limit/consume-rate-limit.ts';
import { enforceRateLimit } from '../../kernel/rate-limit/enforce-rate-limit.ts';
import { rateLimits } from '../../kernel/rate-limit/rate-limits.ts';
import { toClientKey } from '../../kernel/rate-limit/to-client-key.ts';
import { takeAtLeast } from '../../kernel/timing/take-at-least.ts';
import { queueAccountMail } from '../../mails/index.ts';
import { issueLink } from '../links/issue-link.ts';

/**
 * Mails the link that sets a new password, at most three times an hour to one email; it ends the links before.
 * Returns the same, after the same time, whether or not there is such an account. Throws RATE_LIMITED after too many
 * requests from one visitor.
 */
export async function requestPasswordReset({
  ctx,
  input: { email, clientIp },
}: {
  ctx: ServiceContext;
  input: { email: string; clientIp: string };
}): Promise<void> {
  await enforceRateLimit(ctx.db, rateLimits.mailFromIp, toClientKey(clientIp));
  const emailKey = toEmailKey(email);
  const { isAllowed } = await consumeRateLimit(ctx.db, rateLimits.resetMailToRecipient, emailKey);
  await takeAtLeast(isAllowed ? mailLink(ctx, emailKey) : Promise.resolve());
}

async function mailLink(ctx: ServiceContext, emailKey: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select(['id', 'email'])
      .where('email_key', '=', emailKey)
      .where('deleted_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!user) return;
    await queueAccountMail(ctx, trx, {
      userId: user.id,
      kind: 'reset-password',
      recipient: user.email,
      parameters: { token: await issueLink(trx, user.id, 'reset-password') },
    });
  });
}
