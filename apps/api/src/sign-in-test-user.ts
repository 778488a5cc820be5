import { createHash, randomBytes } from 'node:crypto';
import type { PlanType } from '@curbcut/model/plans';
import type { ServiceContext } from '@curbcut/services/kernel';
import { insertTestUser } from '@curbcut/testing';

/** An account that is signed in: the headers of its calls. Only tests import this file. */
export async function signInTestUser(
  ctx: ServiceContext,
  plan: PlanType = 'pro',
): Promise<{ authorization: string }> {
  const { userId } = await insertTestUser(ctx.db, { plan });
  const token = randomBytes(18).toString('base64url');
  await ctx.db
    .insertInto('sessions')
    .values({
      id: `session-of-${userId}`,
      user_id: userId,
      token_hash: createHash('sha256').update(token).digest('hex'),
      expires_at: new Date(Date.now() + 3_600_000),
      device: null,
      address: null,
    })
    .execute();
  return { authorization: `Bearer ${token}` };
}
