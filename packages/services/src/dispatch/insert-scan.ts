import { toStoredProgress, type NewScan, type Transaction } from '@curbcut/db';
import { beginProgress } from '@curbcut/model/scan';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { newId } from '../kernel/ids/new-id.ts';
import { toTargetHost } from './to-target-host.ts';

/**
 * Stores a scan within the caller's transaction, and returns its id. It waits for its turn: `dispatchSoon`, to be called
 * when that is committed, gives it to the queue.
 */
export async function insertScan(
  ctx: ServiceContext,
  trx: Transaction,
  scan: Omit<NewScan, 'id' | 'progress' | 'target_host'> & { requested_at: Date; due_at: Date },
): Promise<string> {
  const scanId = newId();
  await trx
    .insertInto('scans')
    .values({
      ...scan,
      id: scanId,
      progress: toStoredProgress(beginProgress(scan.requested_at)),
      target_host: toTargetHost(scan.url, ctx.config.targetPolicy),
    })
    .execute();
  return scanId;
}
