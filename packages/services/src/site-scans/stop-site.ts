import type { Transaction } from '@curbcut/db';
import { readDatabaseTime } from '@curbcut/db';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { lockScan } from '../kernel/locks/lock-scan.ts';
import { isFinal } from '../results/index.ts';
import { cancelUnfinishedScan } from './cancel-unfinished-scan.ts';
import { finalizeSiteIfDone } from './finalize-site-if-done.ts';
import { lockSite, type LockedSite } from './lock-site.ts';
import { skipOpenPages } from './pages/skip-open-pages.ts';

/**
 * Cancels the scan of a site that is held: no further page is begun, and what is done is kept. Pages under way are left
 * to `cancelOpenPages`, which must come after this transaction: who ends a page holds it first and the site after it.
 */
export async function cancelSite(
  ctx: ServiceContext,
  trx: Transaction,
  held: LockedSite,
): Promise<void> {
  const { scan } = held;
  if (!scan.cancelled_at) {
    scan.cancelled_at = await readDatabaseTime(trx);
    await trx
      .updateTable('scans')
      .set({ cancelled_at: scan.cancelled_at })
      .where('id', '=', scan.id)
      .execute();
  }
  await skipOpenPages(trx, scan.id, { skip: 'cancelled', reason: 'The scan was cancelled.' });
  await finalizeSiteIfDone(ctx, trx, held);
}

/** Ends the pages that a cancelled site still has in the queue or at a worker; its scan ends with the last one. */
export async function cancelOpenPages(ctx: ServiceContext, siteScanId: string): Promise<void> {
  const open = await ctx.db
    .selectFrom('scans')
    .select('id')
    .where('parent_id', '=', siteScanId)
    .where('status', 'in', ['queued', 'running'])
    .execute();
  for (const { id } of open) {
    await ctx.db.transaction().execute(async (trx) => {
      const scan = await lockScan(trx, id);
      if (scan && !isFinal(scan)) await cancelUnfinishedScan(ctx, trx, scan);
    });
  }
}

/** Ends the scan of a site whose time is over with what it has: pages that are found are not begun any more. */
export async function stopLateSite(ctx: ServiceContext, siteScanId: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const held = await lockSite(trx, siteScanId);
    if (!held || isFinal(held.scan)) return;
    await skipOpenPages(trx, siteScanId, {
      skip: 'no-time',
      reason: 'There was no time left for this page.',
    });
    await finalizeSiteIfDone(ctx, trx, held);
  });
}
