import type { PlanType } from '@curbcut/contracts';
import { setPlan } from '../plans/set-plan.ts';
import type { ServiceContext } from '../service-context/service-context.ts';
import { readAccount } from './read-account.ts';

/** Gives the account with this address a plan, in the operator's name. Throws NOT_FOUND. */
export async function setAccountPlan({
  ctx,
  input: { email, plan, reason },
}: {
  ctx: ServiceContext;
  input: { email: string; plan: PlanType; reason: string };
}): Promise<{ from: PlanType; to: PlanType }> {
  const { userId } = await readAccount(ctx.db, email);
  return setPlan({ ctx, input: { userId, plan, actor: 'operator', reason } });
}
