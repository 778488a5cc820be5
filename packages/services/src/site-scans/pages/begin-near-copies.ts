import type { SiteScanRow, Transaction } from '@curbcut/db';

/**
 * Lets the near-copies of a site's pages wait for their turn, as many as its limit has room for; `wanted` are its pages by
 * now. False when there are none, or no room. To be called by whoever holds the site.
 */
export async function beginNearCopies(
  trx: Transaction,
  { scan_id: scanId, pages_limit: limit }: SiteScanRow,
  wanted: number,
): Promise<boolean> {
  const room = limit - wanted;
  if (room <= 0) return false;
  const next = await trx
    .selectFrom('site_pages')
    .select('url')
    .where('site_scan_id', '=', scanId)
    .where('status', '=', 'skipped')
    .where('scan_id', 'is', null)
    .whereRef('skip_reason', '=', 'near_copy')
    .orderBy('position')
    .orderBy('url')
    .limit(room)
    .execute();
  if (next.length === 0) return false;
  await trx
    .updateTable('site_pages')
    .set({ status: 'found', reason: null, skip_reason: null })
    .where('site_scan_id', '=', scanId)
    .where(
      'url',
      'in',
      next.map(({ url }) => url),
    )
    .execute();
  return true;
}
