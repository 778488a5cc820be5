import { limits } from '@curbcut/model/limits';
import { sql } from 'kysely';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { hashToken } from '../kernel/tokens/hash-token.ts';

/** Writing the time with every request would cost more than it says. */
const renewAfterMinutes = 10;

/** Who holds this access token; null when it is unknown, expired or revoked. Its 30 days begin anew with its use. */
export async function findViewer({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { token: string };
}): Promise<Viewer | null> {
  const found = await ctx.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id as sessionId',
      'users.id as userId',
      'users.plan',
      'users.email_verified_at',
      sql<boolean>`sessions.last_seen_at < now() - ${renewAfterMinutes} * interval '1 minute'`.as(
        'isStale',
      ),
    ])
    .where('sessions.token_hash', '=', hashToken(input.token))
    .where('sessions.expires_at', '>', sql<Date>`now()`)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!found) return null;
  if (found.isStale) await renew(ctx, found.sessionId);
  return {
    userId: found.userId,
    sessionId: found.sessionId,
    plan: ctx.config.plans[found.plan],
    emailVerified: found.email_verified_at !== null,
  };
}

async function renew(ctx: ServiceContext, sessionId: string): Promise<void> {
  await ctx.db
    .updateTable('sessions')
    .set({
      last_seen_at: sql<Date>`now()`,
      expires_at: sql<Date>`now() + ${limits.sessionDays} * interval '1 day'`,
    })
    .where('id', '=', sessionId)
    .execute();
}
