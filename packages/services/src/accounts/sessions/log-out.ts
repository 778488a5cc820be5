import type { ServiceContext } from '../../service-context/service-context.ts';
import type { Viewer } from '../viewer.ts';

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
