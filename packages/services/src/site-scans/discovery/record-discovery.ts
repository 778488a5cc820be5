import { readDatabaseTime } from '@curbcut/db';
import type { ServiceContext } from '../../kernel/context/service-context.ts';
import { advanceStoredProgress } from '../../results/index.ts';
import { lockSite } from '../lock-site.ts';
import { addPages } from '../pages/add-pages.ts';

export interface Discovery {
  /** What was opened: what was asked for, or its twin over http. */
  openedUrl: string;
  /** The start page's URL, after its redirects. */
  startUrl: string;
  robots: string | null;
  crawlDelaySeconds: number;
  pages: string[];
  notes: string[];
}

/** Stores what was found, all or nothing, unless another worker was given the site or it has ended. */
export async function recordDiscovery(
  ctx: ServiceContext,
  { scanId, attempt, found }: { scanId: string; attempt: number; found: Discovery },
): Promise<'recorded' | 'superseded'> {
  return ctx.db.transaction().execute(async (trx) => {
    const held = await lockSite(trx, scanId);
    if (held?.scan.status !== 'running' || held.scan.attempt !== attempt) return 'superseded';
    if (held.site.discovered_at) return 'superseded';
    const now = await readDatabaseTime(trx);
    const { origin, host } = new URL(found.startUrl);
    const site = await trx
      .updateTable('site_scans')
      .set({
        origin,
        host,
        robots: found.robots,
        crawl_delay_seconds: found.crawlDelaySeconds,
        notes: found.notes,
        discovered_at: now,
        // Where http had to be opened, that is what is asked for again.
        ...(held.site.addresses ? { addresses: found.pages } : {}),
      })
      .where('scan_id', '=', scanId)
      .returningAll()
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('site_pages')
      .values({
        site_scan_id: scanId,
        url: found.startUrl,
        position: 0,
        source: 'start',
        status: 'found',
        scan_id: null,
        reason: null,
        skip_reason: null,
      })
      .execute();
    await addPages(trx, site, found.pages, 'sitemap');
    await trx
      .updateTable('scans')
      .set({
        url: found.openedUrl,
        progress: advanceStoredProgress(held.scan.progress, { stage: 'checking' }, now),
      })
      .where('id', '=', scanId)
      .execute();
    return 'recorded';
  });
}
