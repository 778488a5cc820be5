import type { ServiceContext } from '../../kernel/context/service-context.ts';
import type { Viewer } from '../../kernel/context/viewer.ts';

/** Ends the session that asks; its token is worth nothing from now on. */
export async function logOut({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { viewer: Viewer };
}): Promise<void> {
  await ctx.db.deleteFrom('sessions').where('id', '=', input.viewer.sessionId).execute();
}
