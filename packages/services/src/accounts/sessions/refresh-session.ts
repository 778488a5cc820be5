import { AppError, errorMessages } from '@curbcut/model/errors';
import { limits } from '@curbcut/model/limits';
import { type AuthAnswer } from '@curbcut/wire/account';
import { sql } from 'kysely';
import type { ServiceContext } from '../../kernel/context/service-context.ts';
import type { Viewer } from '../../kernel/context/viewer.ts';
import { hashToken } from '../../kernel/tokens/hash-token.ts';
import { issueToken } from '../../kernel/tokens/issue-token.ts';
import { readUser } from '../read-user.ts';

/**
 * Gives the session a new access token; the one it was asked with ends at once. Of parallel calls with one token
 * exactly one gets an answer, the others AUTHENTICATION_REQUIRED.
 */
export async function refreshSession({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { viewer: Viewer; token: string };
}): Promise<AuthAnswer> {
  const { token, tokenHash } = issueToken();
  const rotated = await ctx.db
    .updateTable('sessions')
    .set({
      token_hash: tokenHash,
      last_seen_at: sql<Date>`now()`,
      expires_at: sql<Date>`now() + ${limits.sessionDays} * interval '1 day'`,
    })
    .where('id', '=', input.viewer.sessionId)
    .where('token_hash', '=', hashToken(input.token))
    .returning('user_id')
    .executeTakeFirst();
  if (!rotated) {
    throw new AppError('AUTHENTICATION_REQUIRED', errorMessages.authenticationRequired);
  }
  return { access_token: token, user: await readUser(ctx, ctx.db, rotated.user_id) };
}
