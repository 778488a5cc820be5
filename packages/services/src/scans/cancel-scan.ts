import { AppError } from '@curbcut/model/errors';
import { type DoneAnswer } from '@curbcut/wire/account';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Reader } from '../kernel/context/viewer.ts';
import type { LockedScan } from '../kernel/locks/lock-scan.ts';
import { isFinal } from '../results/index.ts';
import {
  cancelOpenPages,
  cancelSite,
  cancelUnfinishedScan,
  lockSite,
} from '../site-scans/index.ts';
import { lockReadableScan } from './lock-readable-scan.ts';

/**
 * Ends a scan that waits or runs, at once: its worker loses it like a scan that was given to another, and stops. The
 * scan of a site keeps the pages that are done. Asking again changes nothing. Throws NOT_FOUND unless the reader may
 * read it, CONFLICT when it has finished by itself.
 */
export async function cancelScan({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { scanId: string; reader: Reader };
}): Promise<DoneAnswer> {
  const isSite = await ctx.db.transaction().execute(async (trx) => {
    const scan = await lockReadableScan(trx, input.scanId, input.reader);
    refusePageOfSite(scan);
    if (isFinal(scan) && scan.cancelled_at === null) {
      throw new AppError('CONFLICT', 'The scan has finished already.');
    }
    const site = await lockSite(trx, scan.id);
    if (isFinal(scan)) return false;
    if (site) await cancelSite(ctx, trx, site);
    else await cancelUnfinishedScan(ctx, trx, scan);
    return site !== undefined;
  });
  if (isSite) await cancelOpenPages(ctx, input.scanId);
  return { success: true, message: 'The scan was cancelled.' };
}

/** Throws CONFLICT: what a site scan says about its pages must stay true. */
export function refusePageOfSite(scan: LockedScan): void {
  if (scan.parent_id === null) return;
  throw new AppError('CONFLICT', 'This page belongs to the scan of a whole site: choose that one.');
}
