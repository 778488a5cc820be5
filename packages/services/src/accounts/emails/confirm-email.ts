import type { Transaction } from '@curbcut/db';
import { enqueue, jobs } from '@curbcut/queue';
import { sql } from 'kysely';
import type { ServiceContext } from '../../kernel/context/service-context.ts';
import { toEmailKey } from '../../kernel/emails/to-email-key.ts';
import { lockUser } from '../../kernel/locks/lock-user.ts';
import { enforceRateLimit } from '../../kernel/rate-limit/enforce-rate-limit.ts';
import { rateLimits } from '../../kernel/rate-limit/rate-limits.ts';
import { toClientKey } from '../../kernel/rate-limit/to-client-key.ts';
import { queueAccountMail } from '../../mails/index.ts';
import { consumeLink, findUnusedLink, invalidLink } from '../links/find-link.ts';
import { endLinks, linkKinds } from '../links/issue-link.ts';

const uniqueViolation = '23505';

/**
 * One of the two confirmations of a changed email; returns true when it was the second, so that the new email
 * holds. Then every session ends and the old email gets a mail. Throws INVALID_TOKEN, also when somebody else has taken
 * the new email meanwhile, or RATE_LIMITED.
 */
export async function confirmEmail({
  ctx,
  input: { token, clientIp },
}: {
  ctx: ServiceContext;
  input: { token: string; clientIp: string };
}): Promise<{ changed: boolean; userId: string }> {
  await enforceRateLimit(ctx.db, rateLimits.linkFromIp, toClientKey(clientIp));
  const link = await findUnusedLink(ctx.db, token, ['confirm-old-email', 'confirm-new-email']);
  const newEmail = link.new_email;
  if (newEmail === null) throw invalidLink();
  try {
    return await ctx.db.transaction().execute(async (trx) => {
      // Both links at the same time: the second sees that the first was used.
      const user = await lockUser(trx, link.userId);
      if (!user) throw invalidLink();
      await consumeLink(trx, link.token_hash);
      if (!(await areBothUsed(trx, user.id))) return { changed: false, userId: user.id };
      await moveAccount(ctx, trx, user, newEmail);
      return { changed: true, userId: user.id };
    });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === uniqueViolation) {
      throw invalidLink();
    }
    throw error;
  }
}

/** A new request ends the links of the one before, so that what is found belongs together. */
async function areBothUsed(trx: Transaction, userId: string): Promise<boolean> {
  const links = await trx
    .selectFrom('account_tokens')
    .select(['kind', 'used_at'])
    .where('user_id', '=', userId)
    .where('kind', 'in', ['confirm-old-email', 'confirm-new-email'])
    .where('expires_at', '>', sql<Date>`now()`)
    .execute();
  return links.length === 2 && links.every((link) => link.used_at !== null);
}

async function moveAccount(
  ctx: ServiceContext,
  trx: Transaction,
  user: { id: string; email: string },
  newEmail: string,
): Promise<void> {
  await trx
    .updateTable('schedules')
    .set({ email: newEmail })
    .where('user_id', '=', user.id)
    .where(sql<string>`lower(email)`, '=', user.email.toLowerCase())
    .execute();
  await trx.deleteFrom('sessions').where('user_id', '=', user.id).execute();
  await endLinks(trx, user.id, linkKinds);
  await queueAccountMail(ctx, trx, {
    userId: user.id,
    kind: 'email-changed',
    recipient: user.email,
    parameters: {},
  });
  if (ctx.billing) {
    await enqueue(ctx.queue, jobs.updateCustomer, { userId: user.id }, { transaction: trx });
  }
  // Last: a changed key keeps everybody from adding mails to the account, also those who hold a schedule of it.
  await trx
    .updateTable('users')
    .set({
      email: newEmail,
      email_key: toEmailKey(newEmail),
      email_verified_at: sql<Date>`now()`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', user.id)
    .execute();
}
