import type { Transaction } from '@curbcut/db';
import { lockScan, type LockedScan } from '../../kernel/locks/lock-scan.ts';

/** For how long pages are used at most, in ms of the time for using a page. */
export interface UseBudget {
  /** All pages of a site's scan together. */
  siteMs: number;
  pageMs: number;
}

/**
 * Whether a page may be used, whose scan the caller holds and is about to begin. Of a site's scan it takes the time for a
 * whole use from what that has left; how much it took is known when it ends (`recordUse`). One that is begun again has its
 * time already, whatever became of the worker that had it.
 */
export async function reserveUse(
  trx: Transaction,
  page: LockedScan,
  budget: UseBudget | undefined,
): Promise<'granted' | 'spent'> {
  if (page.parent_id === null || !page.interaction || !budget) return 'granted';
  if (page.use_ms !== null) return page.use_ms > 0 ? 'granted' : 'spent';
  // Two pages that begin at once must not take the same time.
  await lockScan(trx, page.parent_id);
  const { taken } = await trx
    .selectFrom('scans')
    .select(({ fn }) => fn.sum<string | null>('use_ms').as('taken'))
    .where('parent_id', '=', page.parent_id)
    .executeTakeFirstOrThrow();
  const isLeft = budget.siteMs - Number(taken ?? 0) >= budget.pageMs;
  const useMs = isLeft ? budget.pageMs : 0;
  await trx.updateTable('scans').set({ use_ms: useMs }).where('id', '=', page.id).execute();
  return isLeft ? 'granted' : 'spent';
}

/**
 * Gives back what a page of a site did not take, when its scan ends. It keeps all where `usedMs` is undefined: its use broke
 * off, and may have taken as much.
 */
export async function recordUse(
  trx: Transaction,
  page: LockedScan,
  usedMs: number | undefined,
): Promise<void> {
  if (page.parent_id === null || page.use_ms === null || usedMs === undefined) return;
  const useMs = Math.round(usedMs);
  await trx.updateTable('scans').set({ use_ms: useMs }).where('id', '=', page.id).execute();
}
