import { AppError } from '@curbcut/model/errors';
import { type PlanType } from '@curbcut/model/plans';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { setPlan } from '../plans/index.ts';
import { readAccount } from './read-account.ts';

/**
 * Gives the account with this email a plan, in the operator's name. Throws NOT_FOUND, and CONFLICT when a paid
 * subscription goes on giving a better one: the plan is noted then, and holds when the subscription ends.
 */
export async function setAccountPlan({
  ctx,
  input: { email, plan, reason },
}: {
  ctx: ServiceContext;
  input: { email: string; plan: PlanType; reason: string };
}): Promise<{ from: PlanType; to: PlanType }> {
  const { userId } = await readAccount(ctx.db, email);
  const change = await setPlan({ ctx, input: { userId, plan, actor: 'operator', reason } });
  if (change.to === plan) return change;
  throw new AppError(
    'CONFLICT',
    `A paid subscription gives ${email} the plan ${change.to}. Cancel it at the payment provider; ${plan} holds when it has ended.`,
  );
}
