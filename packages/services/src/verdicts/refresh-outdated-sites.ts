import type { ServiceContext } from '../kernel/context/service-context.ts';
import { lockByName } from '../kernel/locks/lock-by-name.ts';
import { isKept } from '../results/index.ts';
import { deletePrintedReportsOf } from './delete-printed-reports.ts';
import { refreshOutdatedPages } from './outdated-pages.ts';
import { refreshSite } from './refresh-scan.ts';

/** In one transaction, during which no verdict of the account is given: about a second. */
const batchSize = 100;

/**
 * Counts what was decided about causes of sites on the pages that a verdict left for later, and sums these sites up anew,
 * a part at a time. To be called by each worker every second; several at once take turns. Returns how many pages were
 * brought up to date: 0 when nothing is left.
 */
export async function refreshOutdatedSites({ ctx }: { ctx: ServiceContext }): Promise<number> {
  const site = await ctx.db
    .selectFrom('site_pages')
    .innerJoin('scans', 'scans.id', 'site_pages.site_scan_id')
    .select(['scans.id', 'scans.user_id'])
    .where('site_pages.score_outdated', '=', true)
    .where('scans.status', '=', 'completed')
    .where(isKept)
    .where('site_pages.scan_id', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (!site) return 0;
  return ctx.db.transaction().execute(async (trx) => {
    await lockByName(trx, `verdicts of ${site.user_id}`);
    // Held before its pages are, as who deletes it does.
    const held = await trx
      .selectFrom('scans')
      .select('id')
      .where('id', '=', site.id)
      .where(isKept)
      .forUpdate()
      .executeTakeFirst();
    const count = held ? await refreshOutdatedPages(trx, site.id, batchSize) : 0;
    if (count === 0) return 0;
    await refreshSite(trx, site.id);
    await deletePrintedReportsOf(trx, [site.id]);
    return count;
  });
}
