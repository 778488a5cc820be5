import type { Db } from '@curbcut/db';
import { AppError } from '@curbcut/model/errors';
import type { Plan } from '@curbcut/model/plans';
import { scheduleLimitMessage } from '@curbcut/model/schedules';
import { sql } from 'kysely';

/** How many schedules an account has, paused ones included, and how many of them run. */
export async function countSchedules(
  db: Db,
  userId: string,
): Promise<{ all: number; active: number }> {
  return db
    .selectFrom('schedules')
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`(count(*) filter (where status = 'active'))::int`.as('active'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Throws CONFLICT when a plan leaves no room for one more. Exact only while the caller holds the account. */
export function requireRoom(plan: Plan, taken: number): void {
  if (plan.schedules >= 0 && taken >= plan.schedules) {
    throw new AppError('CONFLICT', scheduleLimitMessage(plan.schedules), {
      message: `${taken} schedules of ${plan.schedules}`,
    });
  }
}
