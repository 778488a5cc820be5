import { planCatalogue, type PlanType } from '@curbcut/model/plans';
import { insertTestUser } from '@curbcut/testing';
import type { ServiceContext } from '../src/kernel/context/service-context.ts';
import type { Viewer } from '../src/kernel/context/viewer.ts';

/** An account as the API sees somebody who has signed in. */
export async function createTestUser(
  ctx: ServiceContext,
  plan: PlanType = 'free',
  verified = true,
): Promise<Viewer & { email: string }> {
  const user = await insertTestUser(ctx.db, { plan, verified });
  return {
    ...user,
    sessionId: `session-of-${user.userId}`,
    plan: planCatalogue[plan],
    emailVerified: verified,
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
