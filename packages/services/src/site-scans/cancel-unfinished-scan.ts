import { readDatabaseTime, type Transaction } from '@curbcut/db';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { LockedScan } from '../kernel/locks/lock-scan.ts';
import { finalizeScanAndSite } from './finalize-scan-and-site.ts';

/** Ends a held scan that waits or runs as cancelled. One that has not begun gives its quota back. */
export async function cancelUnfinishedScan(
  ctx: ServiceContext,
  trx: Transaction,
  scan: LockedScan,
): Promise<void> {
  await trx
    .updateTable('scans')
    .set({ cancelled_at: await readDatabaseTime(trx) })
    .where('id', '=', scan.id)
    .execute();
  await finalizeScanAndSite(ctx, trx, scan, { failureCode: 'CANCELLED' });
}
