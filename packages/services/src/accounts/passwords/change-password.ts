import { AppError, errorMessages } from '@curbcut/model/errors';
import { type AuthAnswer } from '@curbcut/wire/account';
import type { ServiceContext } from '../../kernel/context/service-context.ts';
import type { Viewer } from '../../kernel/context/viewer.ts';
import { issueToken } from '../../kernel/tokens/issue-token.ts';
import { readUser } from '../read-user.ts';
import { checkCurrentPassword } from './check-current-password.ts';
import { checkNewPassword } from './check-new-password.ts';
import { setPassword } from './set-password.ts';

/**
 * Changes the password of whoever is signed in: every other session ends, and this one gets a new token. Throws
 * WRONG_PASSWORD, RATE_LIMITED, or INVALID_REQUEST for a password others would try.
 */
export async function changePassword({
  ctx,
  input: { viewer, currentPassword, password },
}: {
  ctx: ServiceContext;
  input: { viewer: Viewer; currentPassword: string; password: string };
}): Promise<AuthAnswer> {
  const comparedHash = await checkCurrentPassword(ctx, viewer.userId, currentPassword);
  await checkNewPassword(password, await readUser(ctx, ctx.db, viewer.userId));
  const passwordHash = await ctx.passwords.hash(password);
  return ctx.db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select(['id', 'email'])
      .where('id', '=', viewer.userId)
      .where('password_hash', '=', comparedHash)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!user) throw authenticationRequired();
    await setPassword(ctx, trx, user, passwordHash);
    await trx
      .deleteFrom('sessions')
      .where('user_id', '=', user.id)
      .where('id', '<>', viewer.sessionId)
      .execute();
    const { token, tokenHash } = issueToken();
    const kept = await trx
      .updateTable('sessions')
      .set({ token_hash: tokenHash })
      .where('id', '=', viewer.sessionId)
      .returning('id')
      .executeTakeFirst();
    if (!kept) throw authenticationRequired();
    return { access_token: token, user: await readUser(ctx, trx, user.id) };
  });
}

function authenticationRequired(): AppError {
  return new AppError('AUTHENTICATION_REQUIRED', errorMessages.authenticationRequired);
}
