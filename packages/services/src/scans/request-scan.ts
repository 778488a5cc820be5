import { AppError, beginProgress, limits, type ScanRequestAnswer } from '@curbcut/contracts';
import { readDatabaseTime, type Db } from '@curbcut/db';
import { enqueue, jobs } from '@curbcut/queue';
import { checkUrl } from '@curbcut/url-guard';
import { sql } from 'kysely';
import { newId } from '../service-context/new-id.ts';
import type { ServiceContext } from '../service-context/service-context.ts';
import { limitFreeScans } from './limit-free-scans.ts';
import { toClientKey } from './to-client-key.ts';

export interface RequestScanInput {
  url: string;
  email?: string | undefined;
  name?: string | undefined;
  company?: string | undefined;
  /** The visitor's IP address. */
  clientAddress: string;
}

/**
 * Checks the address and the visitor's limits, stores the scan and enqueues it, all or nothing. Asking again for an
 * address whose scan has not finished gives the same job. Throws INVALID_URL, TARGET_REFUSED, RATE_LIMITED or
 * TOO_MANY_AT_ONCE; nothing is stored then.
 */
export async function requestScan({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: RequestScanInput;
}): Promise<ScanRequestAnswer> {
  const checked = checkUrl(input.url, ctx.config.targetPolicy);
  if (!checked.ok) {
    throw new AppError(checked.code, checked.message, { message: `Refused: ${checked.reason}` });
  }
  const scan = {
    url: checked.url.href,
    client_key: toClientKey(input.clientAddress),
    requester_email: input.email ?? null,
    requester_name: input.name ?? null,
    requester_company: input.company ?? null,
  };
  return ctx.db.transaction().execute(async (trx) => {
    await lockVisitor(trx, scan.client_key);
    const same = await findSameUnfinished(trx, scan);
    if (same !== undefined) return { job_id: same, status: 'queued' };
    await limitFreeScans(trx, scan.client_key, ctx.config);
    const now = await readDatabaseTime(trx);
    const scanId = newId();
    await trx
      .insertInto('scans')
      .values({
        ...scan,
        id: scanId,
        progress: beginProgress(now),
        requested_at: now,
        expires_at: new Date(now.getTime() + limits.anonymousResultHours * 3_600_000),
      })
      .execute();
    await enqueue(ctx.queue, jobs.runScan, { scanId }, { transaction: trx });
    return { job_id: scanId, status: 'queued' };
  });
}

/** Parallel requests of one visitor pass one after the other, so that they meet the limits exactly. */
async function lockVisitor(trx: Db, clientKey: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`scans of ${clientKey}`}, 0))`.execute(
    trx,
  );
}

async function findSameUnfinished(
  trx: Db,
  scan: { url: string; client_key: string; requester_email: string | null },
): Promise<string | undefined> {
  const row = await trx
    .selectFrom('scans')
    .select('id')
    .where('client_key', '=', scan.client_key)
    .where('url', '=', scan.url)
    .where('requester_email', 'is not distinct from', scan.requester_email)
    .where('status', 'in', ['queued', 'running'])
    .where('expires_at', '>', sql<Date>`now()`)
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}
