import { type Transaction, unpackResult } from '@curbcut/db';
import { AppError, errorMessages } from '@curbcut/model/errors';
import type { CompletedPageScan } from '@curbcut/model/scan';
import type { Viewer } from '../kernel/context/viewer.ts';
import { lockByName } from '../kernel/locks/lock-by-name.ts';
import {
  decideBy,
  findVerdicts,
  mayRead,
  withPagesApart,
  type FoundVerdict,
} from '../results/index.ts';
import { lockOwnScan } from '../scans/index.ts';

export interface HeldScan {
  scanId: string;
  url: string;
  endedAt: Date;
  /** A verdict holds for scans that ended then or later: the pages of a site have ended before it. */
  appliesFrom: Date;
  /** From when one on all pages of the website holds: the other pages of the same scan may have ended before this one. */
  appliesOnWebsiteFrom: Date;
  isSite: boolean;
  /** As it was scanned, and as it has been decided about by now. */
  stored: CompletedPageScan;
  decided: CompletedPageScan;
  verdicts: FoundVerdict[];
}

/**
 * Holds a scan of the viewer's own, its page and the viewer's history of verdicts until the transaction ends: no other
 * verdict of the account is given meanwhile, and no scan of the page ends. Throws NOT_FOUND unless it is the viewer's and
 * still there, ACCOUNT_REQUIRED for an anonymous one, NOT_READY for one without a result.
 */
export async function holdScan(
  trx: Transaction,
  scanId: string,
  viewer: Viewer,
): Promise<HeldScan> {
  const { url } = await findDecidable(trx, scanId, viewer);
  // In this order, as scans that end take it after their own row, and none that has ended waits for it.
  await lockByName(trx, `verdicts of ${viewer.userId}`);
  await lockByName(trx, `results of ${viewer.userId} ${url}`);
  const scan = await lockOwnScan(trx, scanId, viewer);
  const result = await trx
    .selectFrom('scan_results')
    .innerJoin('scans', 'scans.id', 'scan_results.scan_id')
    .leftJoin('scans as site', 'site.id', 'scans.parent_id')
    .select(['scan_results.bytes', 'scans.finished_at', 'scans.requested_at', 'scans.scan_type'])
    .select('site.requested_at as site_requested_at')
    .where('scan_results.scan_id', '=', scan.id)
    .executeTakeFirst();
  if (!result?.finished_at) throw new AppError('NOT_FOUND', errorMessages.scanNotFound);
  const stored = await unpackResult(result.bytes);
  if (stored.status !== 'completed') throw new AppError('NOT_READY', notReady);
  const verdicts = await findVerdicts(trx, viewer.userId, stored, url);
  const decided = decideBy(verdicts, result.finished_at, stored);
  const isSite = result.scan_type === 'site';
  return {
    scanId: scan.id,
    url,
    endedAt: result.finished_at,
    appliesFrom: isSite ? result.requested_at : result.finished_at,
    appliesOnWebsiteFrom: isSite
      ? result.requested_at
      : (result.site_requested_at ?? result.finished_at),
    isSite,
    stored,
    decided: isSite ? await withPagesApart(trx, scan, decided) : decided,
    verdicts,
  };
}

const notReady = 'This scan has no result to decide about.';

/** Looked at before anything is held: a scan that is about to end must not be waited for. */
async function findDecidable(
  trx: Transaction,
  scanId: string,
  viewer: Viewer,
): Promise<{ url: string }> {
  const scan = await trx
    .selectFrom('scans')
    .select(['url', 'user_id', 'status'])
    .where('id', '=', scanId)
    .executeTakeFirst();
  if (!scan || !mayRead(scan, viewer)) {
    throw new AppError('NOT_FOUND', errorMessages.scanNotFound);
  }
  if (scan.user_id === null) {
    throw new AppError(
      'ACCOUNT_REQUIRED',
      'This scan belongs to no account. Keep it in yours first: answers are kept with an account.',
    );
  }
  if (scan.status !== 'completed') throw new AppError('NOT_READY', notReady);
  return { url: scan.url };
}
