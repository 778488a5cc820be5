import { AppError } from '@curbcut/model/errors';
import { betterPlan, type PlanType } from '@curbcut/model/plans';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { lockUser } from '../kernel/locks/lock-user.ts';
import { applyPlan, type PlanChangeCause } from './apply-plan.ts';

export interface SetPlanInput extends PlanChangeCause {
  userId: string;
  plan: PlanType;
}

/**
 * Gives an account a plan, at once: rights are read anew with every request, and schedules beyond the plan's number
 * stop. The change is recorded; the plan it has already changes nothing. While a subscription pays for a better plan,
 * that one stays, and the given plan holds when the subscription ends. Throws NOT_FOUND.
 */
export async function setPlan({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: SetPlanInput;
}): Promise<{ from: PlanType; to: PlanType }> {
  return ctx.db.transaction().execute(async (trx) => {
    const owner = await lockUser(trx, input.userId);
    if (!owner) throw new AppError('NOT_FOUND', 'There is no such account.');
    const paid = await trx
      .updateTable('subscriptions')
      .set({ base_plan: input.plan })
      .where('user_id', '=', owner.id)
      .where('granted_plan', 'is not', null)
      .returning('granted_plan')
      .executeTakeFirst();
    const to = betterPlan(input.plan, paid?.granted_plan ?? 'free');
    await applyPlan(ctx, trx, owner, to, input);
    return { from: owner.plan, to };
  });
}
