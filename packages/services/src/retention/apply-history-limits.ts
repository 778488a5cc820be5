import { planTypes, type Plan } from '@curbcut/contracts';
import { readDatabaseTime, type Db } from '@curbcut/db';
import { sql } from 'kysely';
import { isKept } from '../scans/read-scan.ts';
import type { ServiceContext } from '../service-context/service-context.ts';

const usersPerLook = 100;
const scansPerBatch = 1_000;
/** A smaller plan takes nothing away before its owner had time to save it, or to change back. */
const graceDays = 7;
const dayMs = 86_400_000;

/**
 * Gives the scans of everybody whose plan, or whose plan's history limit, has changed their new expiries, in short
 * transactions. May be interrupted and done again. Answers for how many people.
 */
export async function applyHistoryLimits({ db, config }: ServiceContext): Promise<number> {
  let applied = 0;
  for (const type of planTypes) {
    const plan = config.plans[type];
    for (;;) {
      const users = await listUsersToFollow(db, plan);
      for (const user of users) await applyHistoryLimit(db, user, plan);
      applied += users.length;
      if (users.length < usersPerLook) break;
    }
  }
  return applied;
}

interface User {
  id: string;
  history_days: number | null;
}

async function listUsersToFollow(db: Db, plan: Plan): Promise<User[]> {
  return db
    .selectFrom('users')
    .select(['id', 'history_days'])
    .where('plan', '=', plan.type)
    .where('history_days', 'is distinct from', plan.historyDays)
    .where('deleted_at', 'is', null)
    .limit(usersPerLook)
    .execute();
}

async function applyHistoryLimit(db: Db, user: User, plan: Plan): Promise<void> {
  const now = await readDatabaseTime(db);
  const isNewAccount = user.history_days === null;
  const keptUntil = new Date(now.getTime() + (isNewAccount ? 0 : graceDays) * dayMs);
  const expiry =
    plan.historyDays < 0
      ? sql<Date | null>`null::timestamptz`
      : sql<Date | null>`greatest(requested_at + ${plan.historyDays} * interval '24 hours', ${keptUntil}::timestamptz)`;
  for (;;) {
    const { numUpdatedRows } = await db
      .updateTable('scans')
      .set({ expires_at: expiry })
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('scans')
          .select('id')
          .where('user_id', '=', user.id)
          // What is over already, or was deleted by its owner, does not come back.
          .where(isKept)
          .where('expires_at', 'is distinct from', expiry)
          .limit(scansPerBatch)
          .forUpdate(),
      )
      .executeTakeFirstOrThrow();
    if (numUpdatedRows < BigInt(scansPerBatch)) break;
  }
  // Unless the plan has changed meanwhile: then the next look comes back to it.
  await db
    .updateTable('users')
    .set({ history_days: plan.historyDays })
    .where('id', '=', user.id)
    .where('plan', '=', plan.type)
    .execute();
}
