import { AppError } from '@curbcut/model/errors';
import type { ServiceContext } from '../../kernel/context/service-context.ts';
import type { Viewer } from '../../kernel/context/viewer.ts';
import { toEmailKey } from '../../kernel/emails/to-email-key.ts';
import { enforceRateLimit } from '../../kernel/rate-limit/enforce-rate-limit.ts';
import { rateLimits } from '../../kernel/rate-limit/rate-limits.ts';
import { takeAtLeast } from '../../kernel/timing/take-at-least.ts';
import { queueAccountMail } from '../../mails/index.ts';
import { issueLink } from '../links/issue-link.ts';
import { checkCurrentPassword } from '../passwords/check-current-password.ts';

/**
 * Begins the change of an email: it takes effect when links in mails to both emails have been opened. That
 * another account has the new email makes no difference that can be seen; its owner gets no mail. Throws
 * WRONG_PASSWORD, RATE_LIMITED, or INVALID_REQUEST when it is the email already.
 */
export async function changeEmail({
  ctx,
  input: { viewer, email, currentPassword },
}: {
  ctx: ServiceContext;
  input: { viewer: Viewer; email: string; currentPassword: string };
}): Promise<void> {
  await enforceRateLimit(ctx.db, rateLimits.emailChangeOfUser, viewer.userId);
  await checkCurrentPassword(ctx, viewer.userId, currentPassword);
  await takeAtLeast(mailLinks(ctx, viewer.userId, email));
}

async function mailLinks(ctx: ServiceContext, userId: string, newEmail: string): Promise<void> {
  const newKey = toEmailKey(newEmail);
  await ctx.db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select(['email', 'email_key'])
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    if (user.email_key === newKey) {
      throw new AppError('INVALID_REQUEST', 'This is your e-mail address already.');
    }
    const oldToken = await issueLink(trx, userId, 'confirm-old-email', newEmail);
    const newToken = await issueLink(trx, userId, 'confirm-new-email', newEmail);
    await queueAccountMail(ctx, trx, {
      userId,
      kind: 'confirm-old-email',
      recipient: user.email,
      parameters: { token: oldToken, newEmail },
    });
    const owner = await trx
      .selectFrom('users')
      .select('id')
      .where('email_key', '=', newKey)
      .executeTakeFirst();
    if (owner) return;
    await queueAccountMail(ctx, trx, {
      userId,
      kind: 'confirm-new-email',
      recipient: newEmail,
      parameters: { token: newToken },
    });
  });
}
