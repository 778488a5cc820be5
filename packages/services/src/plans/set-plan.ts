import { AppError, type PlanType } from '@curbcut/contracts';
import { sql } from 'kysely';
import { applyPlanToSchedules } from '../schedules/apply-plan-to-schedules.ts';
import { lockOwner } from '../schedules/lock-owner.ts';
import { newId } from '../service-context/new-id.ts';
import type { ServiceContext } from '../service-context/service-context.ts';
import { applyPlanToHistory } from './apply-plan-to-history.ts';

export interface SetPlanInput {
  userId: string;
  plan: PlanType;
  /** Who wants it. */
  actor: 'operator' | 'owner' | 'payments';
  /** Why, for whoever reads the record of changes. */
  reason: string;
}

/**
 * Gives an account a plan, at once: rights are read anew with every request, and schedules beyond the plan's number
 * stop. The change is recorded; the plan it has already changes nothing. Throws NOT_FOUND.
 */
export async function setPlan({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: SetPlanInput;
}): Promise<{ from: PlanType; to: PlanType }> {
  return ctx.db.transaction().execute(async (trx) => {
    const owner = await lockOwner(trx, input.userId);
    if (!owner) throw new AppError('NOT_FOUND', 'There is no such account.');
    if (owner.plan !== input.plan) {
      await trx
        .updateTable('users')
        .set({ plan: input.plan, updated_at: sql<Date>`now()` })
        .where('id', '=', owner.id)
        .execute();
      await trx
        .insertInto('plan_changes')
        .values({
          id: newId(),
          user_id: owner.id,
          from_plan: owner.plan,
          to_plan: input.plan,
          actor: input.actor,
          reason: input.reason,
        })
        .execute();
      await applyPlanToHistory(trx, owner.id, ctx.config.plans[input.plan]);
    }
    await applyPlanToSchedules(trx, owner.id, ctx.config.plans[input.plan]);
    return { from: owner.plan, to: input.plan };
  });
}
