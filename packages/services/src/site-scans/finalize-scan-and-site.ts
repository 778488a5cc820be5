import { readDatabaseTime, type Transaction } from '@curbcut/db';
import type { PageOutline, PageScan, ScanFailureCode } from '@curbcut/model/scan';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { LockedScan } from '../kernel/locks/lock-scan.ts';
import { finalizeScan } from '../finalization/index.ts';
import { withVerdicts } from '../results/index.ts';
import { recordPageEnd } from './pages/record-page-end.ts';

/**
 * Ends a scan for good, with its result or with a failure of ours, within the transaction that holds the scan. The end
 * of a page is recorded with its site, which is locked too and may end with it; `links` are the pages that it leads to, `outline` is what is compared
 * with the others.
 */
export async function finalizeScanAndSite(
  ctx: ServiceContext,
  trx: Transaction,
  scan: LockedScan,
  outcome:
    | { pageScan: PageScan; links?: readonly string[]; outline?: PageOutline | null }
    | { failureCode: ScanFailureCode },
): Promise<void> {
  const failure = await finalizeScan(ctx, trx, scan, outcome);
  if (scan.parent_id === null) return;
  const ended =
    'pageScan' in outcome
      ? {
          pageScan: await decided(trx, scan, outcome.pageScan),
          links: outcome.links ?? [],
          outline: outcome.outline ?? null,
        }
      : { pageScan: null, links: [] };
  await recordPageEnd(ctx, trx, scan, { ...ended, failure });
}

/** A site is summed up from what people have decided about its pages by then. */
async function decided(
  trx: Transaction,
  { user_id: userId }: LockedScan,
  pageScan: PageScan,
): Promise<PageScan> {
  if (pageScan.status === 'failed') return pageScan;
  return withVerdicts(trx, { userId, endedAt: await readDatabaseTime(trx) }, pageScan);
}
