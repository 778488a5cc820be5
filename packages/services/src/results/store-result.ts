import { packResult, type Transaction } from '@curbcut/db';
import type { PageScan } from '@curbcut/model/scan';

/** Keeps what a scan found; a scan has one result. */
export async function storeResult(
  trx: Transaction,
  scanId: string,
  pageScan: PageScan,
): Promise<void> {
  const bytes = await packResult(pageScan);
  await trx
    .insertInto('scan_results')
    .values({ scan_id: scanId, bytes })
    .onConflict((conflict) => conflict.column('scan_id').doUpdateSet({ bytes }))
    .execute();
}
