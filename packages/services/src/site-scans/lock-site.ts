import type { SiteScanRow, Transaction } from '@curbcut/db';
import { lockScan, type LockedScan } from '../kernel/locks/lock-scan.ts';

export interface LockedSite {
  scan: LockedScan;
  site: SiteScanRow;
}

/**
 * Reads the scan of a site and holds it until the transaction ends: whoever counts, adds or ends its pages does so. Who
 * also holds the scan of one of its pages has taken that first. Undefined when there is none.
 */
export async function lockSite(trx: Transaction, scanId: string): Promise<LockedSite | undefined> {
  const scan = await lockScan(trx, scanId);
  if (scan?.scan_type !== 'site') return undefined;
  const site = await trx
    .selectFrom('site_scans')
    .selectAll()
    .where('scan_id', '=', scanId)
    .executeTakeFirst();
  return site && { scan, site };
}
