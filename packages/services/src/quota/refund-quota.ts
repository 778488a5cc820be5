import type { Transaction } from '@curbcut/db';
import type { LockedScan } from '../kernel/locks/lock-scan.ts';

/**
 * Gives a scan's quota back to the month that it was taken from. To be called by whoever holds the scan's lock: the
 * scan forgets its month in the same transaction, so that it happens once.
 */
export async function refundQuota(trx: Transaction, scan: LockedScan): Promise<void> {
  if (scan.user_id === null || scan.quota_month === null) return;
  await trx
    .updateTable('monthly_usage')
    .set((eb) => ({ used: eb('used', '-', 1) }))
    .where('user_id', '=', scan.user_id)
    .where('month', '=', scan.quota_month)
    .where('used', '>', 0)
    .execute();
  await trx.updateTable('scans').set({ quota_month: null }).where('id', '=', scan.id).execute();
}
