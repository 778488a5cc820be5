import { AppError } from '@curbcut/model/errors';
import type { ServiceContext } from '../../kernel/context/service-context.ts';
import type { Viewer } from '../../kernel/context/viewer.ts';

/** Ends one of a person's own sessions, also the one that asks. Throws NOT_FOUND. */
export async function endSession({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { viewer: Viewer; sessionId: string };
}): Promise<void> {
  const ended = await ctx.db
    .deleteFrom('sessions')
    .where('id', '=', input.sessionId)
    .where('user_id', '=', input.viewer.userId)
    .returning('id')
    .executeTakeFirst();
  if (!ended) throw new AppError('NOT_FOUND', 'This session has ended already.');
}
