import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { lockUser } from '../kernel/locks/lock-user.ts';
import { applyPlanToSchedules } from './apply-plan-to-schedules.ts';
import { lockSchedule } from './lock-schedule.ts';

/** Deletes a schedule; its scans stay. One that waited for room takes its place. Throws NOT_FOUND. */
export async function deleteSchedule({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { scheduleId: string; viewer: Viewer };
}): Promise<void> {
  const { userId } = input.viewer;
  await ctx.db.transaction().execute(async (trx) => {
    const owner = await lockUser(trx, userId);
    // A scan that ends holds itself before its schedule; whoever deletes goes the same way, or both would wait forever.
    await trx
      .selectFrom('scans')
      .select('id')
      .where('schedule_id', '=', input.scheduleId)
      .where('user_id', '=', userId)
      .where('status', 'in', ['queued', 'running'])
      .forUpdate()
      .execute();
    const schedule = await lockSchedule(trx, { scheduleId: input.scheduleId, userId });
    await trx.deleteFrom('schedules').where('id', '=', schedule.id).execute();
    if (owner) await applyPlanToSchedules(trx, userId, ctx.config.plans[owner.plan]);
  });
}
