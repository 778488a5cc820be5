import type { User } from '@curbcut/wire/account';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { readUser } from './read-user.ts';

/** The account of whoever asks. */
export async function getProfile({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { viewer: Viewer };
}): Promise<User> {
  return readUser(ctx, ctx.db, input.viewer.userId);
}
