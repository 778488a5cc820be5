import type { SitePageRow, SiteScanRow, Transaction } from '@curbcut/db';
import type { SkipReason } from '@curbcut/model/scan';
import { toPageUrl } from '../page-url.ts';

/**
 * Under which URL a page counts that was scanned: its own, or the one of the site that it leads to. Or why it does
 * not count: it leads to another page of the site, which counts by itself, or off the site. The start page always counts.
 */
export async function findPageUrl(
  trx: Transaction,
  site: SiteScanRow,
  page: SitePageRow,
  finalUrl: string,
): Promise<{ url: string } | { reason: string; skip_reason: SkipReason }> {
  const isStart = page.source === 'start';
  const url = toPageUrl(finalUrl, site.origin);
  if (url === null || url === page.url) {
    if (url !== null || isStart) return { url: page.url };
    return {
      reason: `It leads off the site, to ${new URL(finalUrl).host}, or to a file.`,
      skip_reason: 'redirected-elsewhere',
    };
  }
  const other = await trx
    .selectFrom('site_pages')
    .select('status')
    .where('site_scan_id', '=', site.scan_id)
    .where('url', '=', url)
    .executeTakeFirst();
  if (!other) {
    await rename(trx, page, url);
    return { url };
  }
  if (!isStart) {
    return {
      reason: `It leads to ${url}, which is a page of its own.`,
      skip_reason: 'duplicate',
    };
  }
  await trx
    .updateTable('site_pages')
    .set({ status: 'skipped', reason: 'It is the start page.', skip_reason: 'duplicate' })
    .where('site_scan_id', '=', site.scan_id)
    .where('url', '=', url)
    .where('status', '=', 'found')
    .execute();
  return { url: page.url };
}

/** The old URL stays known, so that links to it don't bring the page again. */
async function rename(trx: Transaction, page: SitePageRow, url: string): Promise<void> {
  await trx
    .updateTable('site_pages')
    .set({ url })
    .where('site_scan_id', '=', page.site_scan_id)
    .where('url', '=', page.url)
    .execute();
  await trx
    .insertInto('site_pages')
    .values({
      site_scan_id: page.site_scan_id,
      url: page.url,
      position: page.position,
      source: 'link',
      status: 'skipped',
      scan_id: null,
      reason: `It leads to ${url}.`,
      skip_reason: 'duplicate',
    })
    .execute();
}
