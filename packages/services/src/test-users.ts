import { planCatalogue, type PlanType } from '@curbcut/contracts';
import type { ServiceContext, Viewer } from './index.ts';

/** Only tests import this file. */
let users = 0;

/** An account that cannot log in, as the API sees somebody who has. */
export async function createTestUser(
  ctx: ServiceContext,
  plan: PlanType = 'free',
): Promise<Viewer> {
  users += 1;
  const userId = `user-${process.pid}-${users}`;
  const email = `${userId}@example.org`;
  await ctx.db
    .insertInto('users')
    .values({
      id: userId,
      email,
      email_key: email,
      name: 'Ada Lovelace',
      company: null,
      password_hash: 'none',
      email_verified_at: new Date(),
      plan,
    })
    .execute();
  return {
    userId,
    sessionId: `session-${users}`,
    plan: planCatalogue[plan],
    emailVerified: true,
  };
}

/** Makes an anonymous scan somebody's own, kept without end. */
export async function giveTestScan(
  ctx: ServiceContext,
  scanId: string,
  { userId }: Viewer,
  more: { quota_month?: string; expires_at?: Date } = {},
): Promise<void> {
  await ctx.db
    .updateTable('scans')
    .set({ user_id: userId, expires_at: null, ...more })
    .where('id', '=', scanId)
    .execute();
}
