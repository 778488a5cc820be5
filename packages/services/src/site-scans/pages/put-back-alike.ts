import type { SitePageRow, Transaction } from '@curbcut/db';
import { shapeOf } from '../near-copy.ts';

/**
 * Puts back behind all others the pages in waiting whose URLs have the same path and parameters as one that asks search
 * engines to leave it out: where one history view of a wiki does, they all do.
 */
export async function putBackAlike(trx: Transaction, page: SitePageRow): Promise<void> {
  const shape = shapeOf(page.url);
  if (shape === null || page.near_copy !== null) return;
  const { origin, pathname } = new URL(page.url);
  const waiting = await trx
    .selectFrom('site_pages')
    .select('url')
    .where('site_scan_id', '=', page.site_scan_id)
    .where('status', '=', 'found')
    .where('near_copy', 'is', null)
    .where((eb) =>
      eb(eb.fn<string>('split_part', ['url', eb.val('?'), eb.val(1)]), '=', `${origin}${pathname}`),
    )
    .execute();
  const alike = waiting.map(({ url }) => url).filter((url) => shapeOf(url) === shape);
  if (alike.length === 0) return;
  await trx
    .updateTable('site_pages')
    .set({
      status: 'skipped',
      near_copy: 'noindex',
      skip_reason: 'noindex',
      reason: 'A page like it asks search engines to leave it out: such pages come last.',
    })
    .where('site_scan_id', '=', page.site_scan_id)
    .where('url', 'in', alike)
    .execute();
}
