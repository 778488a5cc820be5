import type { ScheduleRow, Transaction } from '@curbcut/db';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { queueAccountMail } from '../mails/index.ts';

/** The first mail comes when a failure is no chance any more; later ones remind, and don't flood. */
const firstTold = 3;
const toldEvery = 10;

export type FailingSchedule = Pick<ScheduleRow, 'id' | 'user_id' | 'url' | 'failures'>;

/**
 * Counts one more failure in a row of a schedule that the caller holds, and mails its owner at the 3rd and then
 * at every 10th. `reason` is a sentence for people.
 */
export async function recordScheduleFailure(
  ctx: ServiceContext,
  trx: Transaction,
  schedule: FailingSchedule,
  reason: string,
): Promise<void> {
  const failures = schedule.failures + 1;
  await trx
    .updateTable('schedules')
    .set({ failures, last_error: reason })
    .where('id', '=', schedule.id)
    .execute();
  if (failures !== firstTold && failures % toldEvery !== 0) return;
  const owner = await trx
    .selectFrom('users')
    .select('email')
    .where('id', '=', schedule.user_id)
    .executeTakeFirstOrThrow();
  await queueAccountMail(ctx, trx, {
    userId: schedule.user_id,
    kind: 'schedule-failing',
    recipient: owner.email,
    parameters: { url: schedule.url, reason, failures: String(failures) },
  });
}
