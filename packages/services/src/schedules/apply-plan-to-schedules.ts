import { readDatabaseTime, type Transaction } from '@curbcut/db';
import type { Plan } from '@curbcut/model/plans';
import { nextRun } from './next-run.ts';

/**
 * Lets as many of an account's schedules run as its plan allows, the oldest: the others wait as `over-limit`, and come
 * back with their next run when there is room again. Paused ones stay paused and take no room. The caller holds
 * the account.
 */
export async function applyPlanToSchedules(
  trx: Transaction,
  userId: string,
  plan: Pick<Plan, 'schedules'>,
): Promise<void> {
  const running = await trx
    .selectFrom('schedules')
    .select(['id', 'status', 'frequency', 'time', 'day'])
    .where('user_id', '=', userId)
    .where('status', '<>', 'paused')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const now = await readDatabaseTime(trx);
  for (const [index, schedule] of running.entries()) {
    const status = plan.schedules < 0 || index < plan.schedules ? 'active' : 'over-limit';
    if (status === schedule.status) continue;
    await trx
      .updateTable('schedules')
      .set({ status, next_run_at: status === 'active' ? nextRun(schedule, now) : null })
      .where('id', '=', schedule.id)
      .execute();
  }
}
