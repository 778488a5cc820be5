import type { Db } from '@curbcut/db';
import { planTypes, type Plan } from '@curbcut/model/plans';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { applyPlanToHistory } from './apply-plan-to-history.ts';

const usersPerLook = 100;
const scansAtOnce = 1_000;

/**
 * Gives the scans of everybody whose plan, or whose plan's history limit, has changed their new expiries, in short
 * transactions. May be interrupted and done again. Returns how many accounts were brought in line.
 */
export async function applyHistoryLimits({ db, config }: ServiceContext): Promise<number> {
  let applied = 0;
  for (const type of planTypes) {
    const plan = config.plans[type];
    for (;;) {
      const users = await listUsersToFollow(db, plan);
      for (const { id } of users) await applyHistoryLimit(db, id, plan);
      applied += users.length;
      if (users.length < usersPerLook) break;
    }
  }
  return applied;
}

async function listUsersToFollow(db: Db, plan: Plan): Promise<{ id: string }[]> {
  return db
    .selectFrom('users')
    .select('id')
    .where('plan', '=', plan.type)
    .where('history_days', 'is distinct from', plan.historyDays)
    .where('deleted_at', 'is', null)
    .limit(usersPerLook)
    .execute();
}

async function applyHistoryLimit(db: Db, userId: string, plan: Plan): Promise<void> {
  let changed = scansAtOnce;
  while (changed === scansAtOnce) {
    changed = await applyPlanToHistory(db, userId, plan, scansAtOnce);
  }
  // Unless the plan has changed meanwhile: then the next look comes back to it.
  await db
    .updateTable('users')
    .set({ history_days: plan.historyDays })
    .where('id', '=', userId)
    .where('plan', '=', plan.type)
    .execute();
}
