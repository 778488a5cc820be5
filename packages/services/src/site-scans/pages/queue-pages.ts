import { readDatabaseTime, type SitePageRow, type Transaction } from '@curbcut/db';
import { isOwnTarget } from '@curbcut/url-guard';
import { sql } from 'kysely';
import type { ServiceContext } from '../../kernel/context/service-context.ts';
import { lockByName } from '../../kernel/locks/lock-by-name.ts';
import { insertScan } from '../../dispatch/index.ts';
import { lockSite, type LockedSite } from '../lock-site.ts';
import { siteLimits } from '../site-limits.ts';

/**
 * Gives the queue as many pages of a host as may be visited at once, each a scan and a job of its own, in turns between
 * the site scans that wait for it; a crawl delay is kept from the begin of one page to that of the next. Whoever ends a
 * page calls it, and so does every worker every few seconds, so that a killed one loses nothing. Returns how many.
 */
export async function queuePages(ctx: ServiceContext, host: string): Promise<number> {
  return ctx.db.transaction().execute(async (trx) => {
    await lockByName(trx, `pages of ${host}`);
    let queued = 0;
    for (;;) {
      const state = await readHost(trx, host);
      if (state.waiting === null || state.running >= pagesAtOnce(ctx, host, state)) return queued;
      const held = await lockSite(trx, state.waiting);
      const page = held && (await nextPage(trx, held));
      if (!held || !page) return queued;
      await queuePage(ctx, trx, held, page, state);
      queued += 1;
    }
  });
}

/** The same for the host of a site's scan. */
export async function queuePagesOf(ctx: ServiceContext, siteScanId: string): Promise<void> {
  const site = await ctx.db
    .selectFrom('site_scans')
    .select('host')
    .where('scan_id', '=', siteScanId)
    .executeTakeFirst();
  if (site) await queuePages(ctx, site.host);
}

interface HostState {
  /** Pages that wait in the queue or are being scanned. */
  running: number;
  crawlDelaySeconds: number;
  lastPageAt: Date | null;
  /** The site scan whose turn it is. */
  waiting: string | null;
}

async function readHost(trx: Transaction, host: string): Promise<HostState> {
  const sites = trx
    .selectFrom('site_scans')
    .innerJoin('scans', 'scans.id', 'site_scans.scan_id')
    .where('site_scans.host', '=', host);
  const figures = await sites
    .select([
      sql<number>`coalesce(sum((select count(*) from site_pages where site_scan_id = site_scans.scan_id and status = 'queued')), 0)::int`.as(
        'running',
      ),
      sql<number>`coalesce(max(crawl_delay_seconds), 0)::int`.as('crawlDelaySeconds'),
      sql<Date | null>`max(last_page_at)`.as('lastPageAt'),
    ])
    .where('scans.status', '=', 'running')
    .executeTakeFirstOrThrow();
  const next = await sites
    .select('site_scans.scan_id')
    .where('scans.status', '=', 'running')
    .where('scans.cancelled_at', 'is', null)
    .where('site_scans.discovered_at', 'is not', null)
    .where(
      sql<boolean>`exists (select from site_pages where site_scan_id = site_scans.scan_id and status = 'found')`,
    )
    // Until its start page has been scanned, nothing else of a site is.
    .where(
      sql<boolean>`not exists (select from site_pages where site_scan_id = site_scans.scan_id and source = 'start' and status = 'queued')`,
    )
    .orderBy('site_scans.last_page_at', (by) => by.asc().nullsFirst())
    .orderBy('site_scans.scan_id')
    .limit(1)
    .executeTakeFirst();
  return { ...figures, waiting: next?.scan_id ?? null };
}

function pagesAtOnce(ctx: ServiceContext, host: string, state: HostState): number {
  if (state.crawlDelaySeconds > 0) return 1;
  return isOwnTarget(host, ctx.config.targetPolicy)
    ? siteLimits.ownPagesAtOnce
    : siteLimits.pagesAtOnce;
}

async function nextPage(trx: Transaction, { scan }: LockedSite): Promise<SitePageRow | undefined> {
  // Cancelled or ended while its lock was waited for.
  if (scan.status !== 'running' || scan.cancelled_at) return undefined;
  return trx
    .selectFrom('site_pages')
    .selectAll()
    .where('site_scan_id', '=', scan.id)
    .where('status', '=', 'found')
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
}

async function queuePage(
  ctx: ServiceContext,
  trx: Transaction,
  { scan }: LockedSite,
  page: SitePageRow,
  { crawlDelaySeconds, lastPageAt }: HostState,
): Promise<void> {
  const now = await readDatabaseTime(trx);
  const readyMs = lastPageAt ? lastPageAt.getTime() + crawlDelaySeconds * 1_000 : 0;
  const waitSeconds = Math.max(0, Math.ceil((readyMs - now.getTime()) / 1_000));
  const scanId = await insertScan(ctx, trx, {
    url: page.url,
    standard: scan.standard,
    user_id: scan.user_id,
    parent_id: scan.id,
    client_key: scan.client_key,
    interaction: scan.interaction,
    requested_at: now,
    expires_at: scan.expires_at,
    due_at: new Date(now.getTime() + siteLimits.waitsBehindSeconds * 1_000),
    not_before: waitSeconds > 0 ? new Date(now.getTime() + waitSeconds * 1_000) : null,
  });
  await trx
    .updateTable('site_pages')
    .set({ status: 'queued', scan_id: scanId })
    .where('site_scan_id', '=', scan.id)
    .where('url', '=', page.url)
    .execute();
  await trx
    .updateTable('site_scans')
    .set({ last_page_at: new Date(now.getTime() + waitSeconds * 1_000) })
    .where('scan_id', '=', scan.id)
    .execute();
}
