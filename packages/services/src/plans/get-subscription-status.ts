import { readDatabaseTime, type SubscriptionRow } from '@curbcut/db';
import type { PlanType } from '@curbcut/model/plans';
import type { SubscriptionStatus } from '@curbcut/wire/plans';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { readUsage } from '../quota/index.ts';
import { countSchedules } from '../schedules/index.ts';

type Subscription = SubscriptionStatus['subscription'];

const dayMs = 86_400_000;
/** For how long an account is told that its subscription was canceled. */
const canceledShownDays = 30;

/** An account's plan, how it is paid for, and how much of it is used; all as stored, without asking the provider. */
export async function getSubscriptionStatus({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { viewer: Viewer };
}): Promise<SubscriptionStatus> {
  const { userId } = input.viewer;
  const now = await readDatabaseTime(ctx.db);
  const { used } = await readUsage(ctx.db, userId);
  const paid = await ctx.db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const schedules = await countSchedules(ctx.db, userId);
  // A payment may have changed it since the viewer was found.
  const owner = await ctx.db
    .selectFrom('users')
    .select('plan')
    .where('id', '=', userId)
    .executeTakeFirst();
  const plan = ctx.config.plans[owner?.plan ?? input.viewer.plan.type];
  return {
    success: true,
    subscription: {
      type: plan.type,
      plan_name: plan.name,
      price: plan.priceCents,
      ...describe(plan.type, paid, now),
      payments_configured: ctx.config.payments !== null,
      max_scans_per_month: plan.scansPerMonth,
      scans_this_month: used,
      max_scheduled_scans: plan.schedules,
      current_scheduled_scans: schedules.all,
    },
  };
}

type Description = Pick<
  Subscription,
  | 'status'
  | 'current_period_end'
  | 'cancel_at_period_end'
  | 'granted_by'
  | 'next_plan'
  | 'grace_ends_at'
  | 'payment_pending'
>;

function describe(plan: PlanType, paid: SubscriptionRow | undefined, now: Date): Description {
  const paymentPending = paid?.payment_pending ?? false;
  if (!paid || paid.granted_plan === null) {
    const isLeft =
      paid?.ended_at && now.getTime() - paid.ended_at.getTime() < canceledShownDays * dayMs;
    const without = isLeft && plan === 'free' ? 'canceled' : plan === 'free' ? 'none' : 'active';
    return {
      status: without,
      current_period_end: null,
      cancel_at_period_end: false,
      granted_by: plan === 'free' ? 'none' : 'operator',
      next_plan: null,
      grace_ends_at: null,
      payment_pending: paymentPending,
    };
  }
  const endsAt = paid.ends_at ?? paid.period_end;
  return {
    status: paid.status === 'overdue' ? 'past_due' : 'active',
    current_period_end: endsAt?.toISOString() ?? null,
    cancel_at_period_end: paid.ends_at !== null,
    granted_by: plan === paid.granted_plan ? 'payments' : 'operator',
    next_plan: paid.ends_at === null ? paid.next_plan : paid.base_plan,
    grace_ends_at: paid.grace_ends_at?.toISOString() ?? null,
    payment_pending: paymentPending,
  };
}
