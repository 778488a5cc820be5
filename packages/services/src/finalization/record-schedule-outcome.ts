import type { Transaction } from '@curbcut/db';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { LockedScan } from '../kernel/locks/lock-scan.ts';
import { recordScheduleFailure } from './record-schedule-failure.ts';

/**
 * Notes on the schedules that wait for it how a scan has ended, within the transaction that ends it: a success forgives
 * earlier failures. Several schedules may share one scan of their URL. A scan that its owner cancelled says
 * nothing about them, nor does one that is not their newest.
 */
export async function recordScheduleOutcome(
  ctx: ServiceContext,
  trx: Transaction,
  scan: Pick<LockedScan, 'id' | 'user_id' | 'parent_id'>,
  failure: { code: string; message: string } | null,
): Promise<void> {
  if (scan.user_id === null || scan.parent_id !== null || failure?.code === 'CANCELLED') return;
  const waiting = await trx
    .selectFrom('schedules')
    .select(['id', 'user_id', 'url', 'failures'])
    .where('user_id', '=', scan.user_id)
    .where('last_scan_id', '=', scan.id)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const schedule of waiting) {
    if (failure) await recordScheduleFailure(ctx, trx, schedule, failure.message);
    else await forgive(trx, schedule.id);
  }
}

async function forgive(trx: Transaction, scheduleId: string): Promise<void> {
  await trx
    .updateTable('schedules')
    .set({ failures: 0, last_error: null })
    .where('id', '=', scheduleId)
    .execute();
}
