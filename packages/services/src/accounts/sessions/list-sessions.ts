import type { Session } from '@curbcut/wire/account';
import { sql } from 'kysely';
import type { ServiceContext } from '../../kernel/context/service-context.ts';
import type { Viewer } from '../../kernel/context/viewer.ts';

/** Where a person is signed in, the session that asks first, then the one used last. */
export async function listSessions({
  ctx,
  input: { viewer },
}: {
  ctx: ServiceContext;
  input: { viewer: Viewer };
}): Promise<Session[]> {
  const sessions = await ctx.db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'last_seen_at', 'expires_at', 'device', 'address'])
    .where('user_id', '=', viewer.userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy(sql`id = ${viewer.sessionId}`, 'desc')
    .orderBy('last_seen_at', 'desc')
    .execute();
  return sessions.map((session) => ({
    id: session.id,
    current: session.id === viewer.sessionId,
    created_at: session.created_at.toISOString(),
    last_seen_at: session.last_seen_at.toISOString(),
    expires_at: session.expires_at.toISOString(),
    device: session.device,
    address: session.address,
  }));
}
