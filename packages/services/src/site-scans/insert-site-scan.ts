import type { NewScan, Transaction } from '@curbcut/db';
import type { Plan } from '@curbcut/model/plans';
import { enqueue, jobs } from '@curbcut/queue';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { insertScan } from '../dispatch/index.ts';
import { pagesLimitOf } from './site-limits.ts';

/** Stores the scan of a whole site with the job that finds its pages, within the caller's transaction. Returns its id. */
export async function insertSiteScan(
  ctx: ServiceContext,
  trx: Transaction,
  scan: Omit<NewScan, 'id' | 'progress' | 'target_host'> & { requested_at: Date; due_at: Date },
  {
    plan,
    priority,
    nearCopies,
    addresses,
  }: {
    plan: Plan;
    priority: number;
    nearCopies: boolean;
    addresses: readonly string[] | null;
  },
): Promise<string> {
  const { origin, host } = new URL(scan.url);
  const scanId = await insertScan(ctx, trx, {
    ...scan,
    scan_type: 'site',
    queue_priority: priority,
  });
  await enqueue(ctx.queue, jobs.discoverSite, { scanId }, { transaction: trx, priority });
  await trx
    .insertInto('site_scans')
    .values({
      scan_id: scanId,
      origin,
      host,
      pages_limit: pagesLimitOf(plan),
      near_copies: nearCopies,
      addresses: addresses && [...addresses],
    })
    .execute();
  return scanId;
}
