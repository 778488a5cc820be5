import type { Db } from '@curbcut/db';

/** Pages that nobody has begun will not be. */
export async function skipOpenPages(
  trx: Db,
  siteScanId: string,
  status: 'skipped' | 'cancelled',
  reason: string,
): Promise<void> {
  await trx
    .updateTable('site_pages')
    .set({ status, reason })
    .where('site_scan_id', '=', siteScanId)
    .where('status', '=', 'found')
    .execute();
}
