import { beginProgress } from '@curbcut/contracts';
import type { Db, NewScan } from '@curbcut/db';
import { enqueue, jobs } from '@curbcut/queue';
import { newId } from '../service-context/new-id.ts';
import type { ServiceContext } from '../service-context/service-context.ts';

/** Stores a scan with its job, within the caller's transaction, and answers its id. */
export async function insertScan(
  ctx: ServiceContext,
  trx: Db,
  scan: Omit<NewScan, 'id' | 'progress'> & { requested_at: Date; queue_priority: number },
  {
    job = jobs.runScan,
    startAfterSeconds = 0,
  }: { job?: typeof jobs.runScan | typeof jobs.discoverSite; startAfterSeconds?: number } = {},
): Promise<string> {
  const scanId = newId();
  await trx
    .insertInto('scans')
    .values({ ...scan, id: scanId, progress: beginProgress(scan.requested_at) })
    .execute();
  const priority = scan.queue_priority;
  await enqueue(ctx.queue, job, { scanId }, { transaction: trx, priority, startAfterSeconds });
  return scanId;
}
