import type { ProfileUpdate, User } from '@curbcut/contracts';
import { sql } from 'kysely';
import type { ServiceContext } from '../service-context/service-context.ts';
import { readUser } from './read-user.ts';
import type { Viewer } from './viewer.ts';

/** Changes name and company; what is left out stays. Address, password and plan have ways of their own. */
export async function updateProfile({
  ctx,
  input: { viewer, update },
}: {
  ctx: ServiceContext;
  input: { viewer: Viewer; update: ProfileUpdate };
}): Promise<User> {
  await ctx.db
    .updateTable('users')
    .set({
      updated_at: sql<Date>`now()`,
      ...(update.name === undefined ? {} : { name: update.name }),
      ...(update.company === undefined ? {} : { company: update.company }),
    })
    .where('id', '=', viewer.userId)
    .where('deleted_at', 'is', null)
    .execute();
  return readUser(ctx, ctx.db, viewer.userId);
}
