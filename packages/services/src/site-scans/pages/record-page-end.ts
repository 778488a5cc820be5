import { packSitePage, type SitePageRow, type Transaction } from '@curbcut/db';
import {
  toSitePageResult,
  type CompletedPageScan,
  type PageOutline,
  type PageScan,
  type ScanFailureCode,
  type SkipReason,
} from '@curbcut/model/scan';
import type { ServiceContext } from '../../kernel/context/service-context.ts';
import type { LockedScan } from '../../kernel/locks/lock-scan.ts';
import { countRules } from '../causes/count-rules.ts';
import { finalizeSiteIfDone } from '../finalize-site-if-done.ts';
import { lockSite, type LockedSite } from '../lock-site.ts';
import { addPages } from './add-pages.ts';
import { findCanonical, titleOf } from './find-canonical.ts';
import { findPageUrl } from './find-page-url.ts';
import { putBackAlike } from './put-back-alike.ts';
import { skipOpenPages } from './skip-open-pages.ts';

/**
 * Notes on its site how a page's scan has ended, adds the pages that it links to, and ends the site's scan with its last
 * page: within the transaction that ends the page's, and once for each. Nothing for other scans.
 */
export async function recordPageEnd(
  ctx: ServiceContext,
  trx: Transaction,
  scan: LockedScan,
  ended: {
    pageScan: PageScan | null;
    failure: { code: string; message: string } | null;
    links: readonly string[];
    outline?: PageOutline | null | undefined;
  },
): Promise<void> {
  if (scan.parent_id === null) return;
  const held = await lockSite(trx, scan.parent_id);
  if (!held) return;
  const page = await trx
    .selectFrom('site_pages')
    .selectAll()
    .where('site_scan_id', '=', held.scan.id)
    .where('scan_id', '=', scan.id)
    .where('status', '=', 'queued')
    .executeTakeFirst();
  if (!page) return;
  if (ended.failure) await recordFailure(trx, held, page, ended.failure);
  else if (ended.pageScan?.status === 'completed') {
    await recordResult(trx, held, page, { ...ended, pageScan: ended.pageScan });
  }
  await finalizeSiteIfDone(ctx, trx, held);
}

/** What turns out not to be a page of the site is no page that failed. */
const noPages: Partial<Record<string, SkipReason>> = {
  NOT_HTML: 'not-html',
  REDIRECTED_ELSEWHERE: 'redirected-elsewhere',
} satisfies Partial<Record<ScanFailureCode, SkipReason>>;

async function recordFailure(
  trx: Transaction,
  { scan, site }: LockedSite,
  page: SitePageRow,
  failure: { code: string; message: string },
): Promise<void> {
  // Of pages that were chosen none leads to the others.
  const isStart = page.source === 'start' && !site.addresses;
  const skip = isStart ? undefined : noPages[failure.code];
  const status = skip ? 'skipped' : failure.code === 'CANCELLED' ? 'cancelled' : 'failed';
  await setPage(trx, page, { status, reason: failure.message, skip_reason: skip ?? null });
  if (!isStart || status === 'cancelled') return;
  await skipOpenPages(trx, scan.id, {
    skip: 'start-failed',
    reason: 'The start page could not be scanned.',
  });
}

async function recordResult(
  trx: Transaction,
  held: LockedSite,
  page: SitePageRow,
  {
    pageScan,
    links,
    outline,
  }: {
    pageScan: CompletedPageScan;
    links: readonly string[];
    outline?: PageOutline | null | undefined;
  },
): Promise<void> {
  const { site } = held;
  const own =
    (await findCanonical(trx, site, page, { pageScan, outline: outline ?? null })) ??
    (await findPageUrl(trx, site, page, pageScan.finalUrl));
  if ('reason' in own) {
    await setPage(trx, page, { status: 'skipped', ...own });
  } else {
    await setPage(
      trx,
      { ...page, url: own.url },
      {
        status: 'completed',
        reason: null,
        skip_reason: null,
        title: titleOf(pageScan),
        ...(outline?.isNoindex ? { near_copy: 'noindex' } : {}),
      },
    );
    const result = toSitePageResult(
      { url: own.url, scanId: page.scan_id ?? '' },
      pageScan,
      outline ?? null,
    );
    await trx
      .insertInto('site_page_results')
      .values({
        site_scan_id: site.scan_id,
        scan_id: result.scanId,
        bytes: await packSitePage(result),
      })
      .execute();
    await countRules(trx, site.scan_id, result);
    if (outline?.isNoindex && !site.near_copies) await putBackAlike(trx, page);
  }
  if (!held.scan.cancelled_at && !site.addresses) await addPages(trx, site, links, 'link');
}

async function setPage(
  trx: Transaction,
  page: SitePageRow,
  change: Pick<SitePageRow, 'status' | 'reason' | 'skip_reason'> &
    Partial<Pick<SitePageRow, 'title' | 'near_copy'>>,
): Promise<void> {
  await trx
    .updateTable('site_pages')
    .set(change)
    .where('site_scan_id', '=', page.site_scan_id)
    .where('url', '=', page.url)
    .execute();
}
