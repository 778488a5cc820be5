import type { SubscriptionStatus } from '@curbcut/contracts';
import { readDatabaseTime } from '@curbcut/db';
import type { Viewer } from '../accounts/viewer.ts';
import { countSchedules } from '../schedules/count-schedules.ts';
import type { ServiceContext } from '../service-context/service-context.ts';

/** An account's plan and how much of it is used. Without payments no plan is paid for, so none has a period. */
export async function getSubscriptionStatus({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { viewer: Viewer };
}): Promise<SubscriptionStatus> {
  const { userId, plan } = input.viewer;
  const now = await readDatabaseTime(ctx.db);
  const usage = await ctx.db
    .selectFrom('monthly_usage')
    .select('used')
    .where('user_id', '=', userId)
    .where('month', '=', `${now.toISOString().slice(0, 7)}-01`)
    .executeTakeFirst();
  const schedules = await countSchedules(ctx.db, userId);
  return {
    success: true,
    subscription: {
      type: plan.type,
      plan_name: plan.name,
      status: plan.type === 'free' ? 'none' : 'active',
      price: plan.priceCents,
      current_period_end: null,
      cancel_at_period_end: false,
      payments_configured: false,
      max_scans_per_month: plan.scansPerMonth,
      scans_this_month: usage?.used ?? 0,
      max_scheduled_scans: plan.schedules,
      current_scheduled_scans: schedules.all,
    },
  };
}
