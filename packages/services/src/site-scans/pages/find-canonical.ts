import type { SitePageRow, SiteScanRow, Transaction } from '@curbcut/db';
import type { CompletedPageScan, PageOutline, SkipReason } from '@curbcut/model/scan';
import { toPageUrl } from '../page-url.ts';

const maxTitleLength = 300;

/** What the page calls itself; null without a title. */
export function titleOf({ page }: Pick<CompletedPageScan, 'page'>): string | null {
  const title = page.title.trim().slice(0, maxTitleLength);
  return title === '' ? null : title;
}

/**
 * Why a page that was scanned does not count: it names another page of the site as its own address, which was scanned and
 * has the same title. Null otherwise: sites that name their start page as the address of every page are wrong about it.
 */
export async function findCanonical(
  trx: Transaction,
  site: SiteScanRow,
  page: SitePageRow,
  { pageScan, outline }: { pageScan: CompletedPageScan; outline: PageOutline | null },
): Promise<{ reason: string; skip_reason: SkipReason } | null> {
  const url = outline?.canonical ? toPageUrl(outline.canonical, site.origin) : null;
  const title = titleOf(pageScan);
  if (url === null || url === page.url || page.source === 'start' || title === null) return null;
  const same = await trx
    .selectFrom('site_pages')
    .select('url')
    .where('site_scan_id', '=', site.scan_id)
    .where('url', '=', url)
    .where('status', '=', 'completed')
    .where('title', '=', title)
    .executeTakeFirst();
  return same
    ? { reason: `Its own address is ${url}, which was scanned.`, skip_reason: 'not-canonical' }
    : null;
}
