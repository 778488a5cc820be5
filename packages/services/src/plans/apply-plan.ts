import type { Transaction } from '@curbcut/db';
import type { PlanType } from '@curbcut/model/plans';
import { sql } from 'kysely';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { newId } from '../kernel/ids/new-id.ts';
import { applyPlanToHistory } from '../retention/index.ts';
import { applyPlanToSchedules } from '../schedules/index.ts';

export interface PlanChangeCause {
  /** Who wants it. */
  actor: 'operator' | 'owner' | 'payments';
  /** Why, for whoever reads the record of changes. */
  reason: string;
}

/** Gives an account, which the caller holds, a plan and records the change; the plan it has changes nothing. */
export async function applyPlan(
  { config }: Pick<ServiceContext, 'config'>,
  trx: Transaction,
  owner: { id: string; plan: PlanType },
  plan: PlanType,
  { actor, reason }: PlanChangeCause,
): Promise<void> {
  if (owner.plan !== plan) {
    await trx
      .updateTable('users')
      .set({ plan, updated_at: sql<Date>`now()` })
      .where('id', '=', owner.id)
      .execute();
    await trx
      .insertInto('plan_changes')
      .values({
        id: newId(),
        user_id: owner.id,
        from_plan: owner.plan,
        to_plan: plan,
        actor,
        reason,
        changed_at: sql<Date>`clock_timestamp()`,
      })
      .execute();
    await applyPlanToHistory(trx, owner.id, config.plans[plan]);
  }
  await applyPlanToSchedules(trx, owner.id, config.plans[plan]);
}
