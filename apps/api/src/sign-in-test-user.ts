import { createHash, randomBytes } from 'node:crypto';
import type { PlanType } from '@curbcut/contracts';
import type { ServiceContext } from '@curbcut/services';

/** An account that is signed in: the headers of its calls. Only tests import this file. */
export async function signInTestUser(
  ctx: ServiceContext,
  plan: PlanType = 'pro',
): Promise<{ authorization: string }> {
  const token = randomBytes(18).toString('base64url');
  const id = `user-${token.slice(0, 8)}`;
  await ctx.db
    .insertInto('users')
    .values({
      id,
      email: `${id}@example.org`,
      email_key: `${id.toLowerCase()}@example.org`,
      name: 'Ada Lovelace',
      company: null,
      password_hash: 'none',
      email_verified_at: new Date(),
      plan,
    })
    .execute();
  await ctx.db
    .insertInto('sessions')
    .values({
      id: `session-${id}`,
      user_id: id,
      token_hash: createHash('sha256').update(token).digest('hex'),
      expires_at: new Date(Date.now() + 3_600_000),
      device: null,
      address: null,
    })
    .execute();
  return { authorization: `Bearer ${token}` };
}
