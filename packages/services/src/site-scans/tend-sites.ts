import { isDatabaseUnavailable } from '@curbcut/db';
import { findLivePayloads, jobs } from '@curbcut/queue';
import { sql } from 'kysely';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { finalizeScan } from '../finalization/index.ts';
import { isFinal } from '../results/index.ts';
import { finalizeSiteIfDone } from './finalize-site-if-done.ts';
import { lockSite } from './lock-site.ts';
import { queuePages } from './pages/queue-pages.ts';
import { siteDeadlineMs, siteLimits } from './site-limits.ts';
import { cancelOpenPages, stopLateSite } from './stop-site.ts';

/**
 * Goes on where a killed worker left off: queues pages that wait for their turn, ends what was cancelled, is done, late
 * or lost. To be called by each worker every few seconds.
 */
export async function tendSites({ ctx }: { ctx: ServiceContext }): Promise<void> {
  const sites = await listUnfinished(ctx);
  if (sites.length === 0) return;
  const live = await findLivePayloads(ctx.queue, jobs.discoverSite);
  const liveIds = new Set(live.map(({ scanId }) => scanId));
  for (const site of sites) {
    await withoutKeepingBack(ctx, site.id, () => tend(ctx, site, liveIds.has(site.id)));
  }
  const waiting = sites.filter(({ isDiscovered, isCancelled }) => isDiscovered && !isCancelled);
  const hosts = new Map(waiting.map(({ host, id }) => [host, id]));
  for (const [host, id] of hosts) {
    await withoutKeepingBack(ctx, id, () => queuePages(ctx, host));
  }
}

/** What cannot be done for one site is logged, and comes again with the next look. */
async function withoutKeepingBack(
  ctx: ServiceContext,
  scanId: string,
  work: () => Promise<unknown>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    ctx.log.error({ error, scanId }, 'A site scan could not go on');
  }
}

type UnfinishedSite = Awaited<ReturnType<typeof listUnfinished>>[number];

async function tend(ctx: ServiceContext, site: UnfinishedSite, isLive: boolean): Promise<void> {
  const { id, ranMs } = site;
  if (site.isCancelled) {
    await cancelOpenPages(ctx, id);
    await endIfDone(ctx, id);
  } else if (!site.isDiscovered) {
    if (!isLive || ranMs > siteLimits.discoveryMs) await failUndiscovered(ctx, id);
  } else if (ranMs > siteDeadlineMs(site.pages, site.crawlDelaySeconds)) {
    await stopLateSite(ctx, id);
  } else if (site.open === 0) {
    await endIfDone(ctx, id);
  }
}

async function listUnfinished({ db }: ServiceContext) {
  const pages = (condition: string) =>
    sql<number>`(select count(*)::int from site_pages where site_scan_id = scans.id and ${sql.raw(condition)})`;
  return db
    .selectFrom('scans')
    .innerJoin('site_scans', 'site_scans.scan_id', 'scans.id')
    .select([
      'scans.id',
      'site_scans.host',
      'site_scans.crawl_delay_seconds as crawlDelaySeconds',
      sql<boolean>`scans.cancelled_at is not null`.as('isCancelled'),
      sql<boolean>`site_scans.discovered_at is not null`.as('isDiscovered'),
      sql<number>`coalesce(extract(epoch from now() - scans.started_at) * 1000, 0)::float8`.as(
        'ranMs',
      ),
      pages(`status <> 'skipped'`).as('pages'),
      pages(`status in ('found', 'queued')`).as('open'),
    ])
    .where('scans.status', 'in', ['queued', 'running'])
    .execute();
}

async function endIfDone(ctx: ServiceContext, scanId: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const held = await lockSite(trx, scanId);
    if (held) await finalizeSiteIfDone(ctx, trx, held);
  });
}

async function failUndiscovered(ctx: ServiceContext, scanId: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const held = await lockSite(trx, scanId);
    if (!held || isFinal(held.scan) || held.site.discovered_at) return;
    ctx.log.warn({ scanId, attempt: held.scan.attempt }, 'A lost site scan was ended');
    await finalizeScan(ctx, trx, held.scan, { failureCode: 'WORKER_LOST' });
  });
}
