import type { Transaction } from '@curbcut/db';
import type { LockedScan } from '../kernel/locks/lock-scan.ts';
import { latestScores } from '../results/index.ts';

/**
 * Notes with a person's scan that has just been completed how all the person's websites stand now, for trends. Part of
 * the transaction that ends the scan.
 */
export async function recordAverageScore(trx: Transaction, scan: LockedScan): Promise<void> {
  if (scan.user_id === null || scan.parent_id !== null) return;
  const latest = latestScores(trx, scan.user_id).as('latest');
  await trx
    .updateTable('scans')
    .set({
      average_score: trx
        .selectFrom(latest)
        .select((eb) => eb.fn.avg<number | null>('latest.overall_score').as('mean')),
    })
    .where('id', '=', scan.id)
    .execute();
}
