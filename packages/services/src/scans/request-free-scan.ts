import { readDatabaseTime, type Transaction } from '@curbcut/db';
import { limits } from '@curbcut/model/limits';
import { defaultStandard, type Standard } from '@curbcut/model/scan';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { dueAt, insertScan } from '../dispatch/index.ts';
import { isKept } from '../results/index.ts';
import type { ScanTarget } from '../targets/index.ts';
import { limitFreeScans } from './limit-free-scans.ts';
import { findByIdempotencyKey, lockRequester } from './repeated-request.ts';

export interface FreeScanRequest extends ScanTarget {
  clientKey: string;
  email?: string | undefined;
  name?: string | undefined;
  company?: string | undefined;
  standard?: Standard | undefined;
  idempotencyKey?: string | undefined;
  interaction?: boolean | undefined;
}

/** A visitor's scan within the caller's transaction: new, or the same one that has not finished. Returns its id. */
export async function requestFreeScan(
  ctx: ServiceContext,
  trx: Transaction,
  request: FreeScanRequest,
): Promise<string> {
  const { clientKey, url, schemeAssumed, standard = defaultStandard } = request;
  await lockRequester(trx, clientKey);
  const repeated = await findByIdempotencyKey(trx, clientKey, request);
  const same = repeated ?? (await findSameUnfinished(trx, { ...request, standard }));
  if (same !== undefined) return same;
  await limitFreeScans(trx, clientKey, ctx.config);
  const now = await readDatabaseTime(trx);
  return insertScan(ctx, trx, {
    url,
    scheme_assumed: schemeAssumed,
    standard,
    interaction: request.interaction ?? true,
    client_key: clientKey,
    requester_email: request.email ?? null,
    requester_name: request.name ?? null,
    requester_company: request.company ?? null,
    idempotency_key: request.idempotencyKey ?? null,
    requested_at: now,
    expires_at: new Date(now.getTime() + limits.anonymousResultHours * 3_600_000),
    due_at: dueAt(null, now),
  });
}

async function findSameUnfinished(
  trx: Transaction,
  request: FreeScanRequest & { standard: Standard },
): Promise<string | undefined> {
  const row = await trx
    .selectFrom('scans')
    .select('id')
    .where('client_key', '=', request.clientKey)
    .where('user_id', 'is', null)
    .where('url', '=', request.url)
    .where('scheme_assumed', '=', request.schemeAssumed)
    .where('standard', '=', request.standard)
    .where('interaction', '=', request.interaction ?? true)
    .where('requester_email', 'is not distinct from', request.email ?? null)
    .where('status', 'in', ['queued', 'running'])
    .where(isKept)
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}
