import type { Transaction } from '@curbcut/db';
import type { SkipReason } from '@curbcut/model/scan';

/** Pages that nobody has begun will not be. */
export async function skipOpenPages(
  trx: Transaction,
  siteScanId: string,
  why: { skip: SkipReason | 'cancelled'; reason: string },
): Promise<void> {
  const change =
    why.skip === 'cancelled'
      ? { status: 'cancelled' as const }
      : { status: 'skipped' as const, skip_reason: why.skip };
  await trx
    .updateTable('site_pages')
    .set({ ...change, reason: why.reason })
    .where('site_scan_id', '=', siteScanId)
    .where('status', '=', 'found')
    .execute();
}
