import type { PageScan, ScanFailureCode } from '@curbcut/model/scan';
import type { Transaction } from '@curbcut/db';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { recordPageEnd } from './pages/record-page-end.ts';
import { closeScan } from '../finalization/index.ts';
import type { LockedScan } from '../kernel/locks/lock-scan.ts';

/**
 * Ends a scan for good, with its result or with a failure of ours, within the transaction that holds the scan. A page of
 * a site tells its site, which holds that one too and may end it; `links` are the pages that it leads to.
 */
export async function endScan(
  ctx: ServiceContext,
  trx: Transaction,
  scan: LockedScan,
  outcome: { pageScan: PageScan; links?: readonly string[] } | { failureCode: ScanFailureCode },
): Promise<void> {
  const failure = await closeScan(ctx, trx, scan, outcome);
  if (scan.parent_id === null) return;
  const ended =
    'pageScan' in outcome
      ? { pageScan: outcome.pageScan, links: outcome.links ?? [] }
      : { pageScan: null, links: [] };
  await recordPageEnd(ctx, trx, scan, { ...ended, failure });
}
