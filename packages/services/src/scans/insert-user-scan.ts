import { readDatabaseTime, type ScanRow, type Transaction } from '@curbcut/db';
import type { PlanType } from '@curbcut/model/plans';
import type { Standard } from '@curbcut/model/scan';
import { sql } from 'kysely';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { accountClientKey } from '../kernel/rate-limit/to-client-key.ts';
import { dueAt, insertScan } from '../dispatch/index.ts';
import { consumeQuota } from '../quota/index.ts';
import { discoveryPriority, insertSiteScan } from '../site-scans/index.ts';
import type { ScanTarget } from '../targets/index.ts';
import { readDefaultStandard } from './read-default-standard.ts';
import { findByIdempotencyKey, lockRequester } from './repeated-request.ts';

export interface UserScanRequest extends ScanTarget {
  user: { id: string; plan: PlanType };
  email?: string | null | undefined;
  name?: string | null | undefined;
  company?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
  /** The schedule that asks. */
  scheduleId?: string | null | undefined;
  scanType?: ScanRow['scan_type'] | undefined;
  /** What it is judged by; left out: what the person has chosen for new scans. */
  standard?: Standard | undefined;
  interaction?: boolean | undefined;
  /** Of a site. */
  nearCopies?: boolean | undefined;
  /** Of a site: its pages that are scanned alone. */
  addresses?: readonly string[] | null | undefined;
}

const dayMs = 86_400_000;

/**
 * A person's scan within the caller's transaction: takes the quota and stores the scan, which waits for its turn; or,
 * when the same URL is queued or running already, the same scan, and no quota is taken. Returns its id. Throws
 * QUOTA_EXCEEDED, or CONFLICT when the key names a request for another URL or standard; the transaction may go on then.
 */
export async function insertUserScan(
  ctx: ServiceContext,
  trx: Transaction,
  request: UserScanRequest,
): Promise<string> {
  const { user, url, schemeAssumed, scanType = 'single_page', interaction = true } = request;
  const addresses = scanType === 'site' ? (request.addresses ?? null) : null;
  // Who has chosen a page wants it scanned, whatever other pages it is like.
  const nearCopies = scanType === 'site' && (addresses !== null || (request.nearCopies ?? false));
  await lockRequester(trx, user.id);
  const repeated = await findByIdempotencyKey(trx, user.id, request);
  if (repeated !== undefined) return repeated;
  const standard = request.standard ?? (await readDefaultStandard(trx, user.id));
  const unfinished = await listUnfinished(trx, user.id);
  for (const scan of unfinished) {
    const isSame =
      scan.url === url &&
      scan.scheme_assumed === schemeAssumed &&
      scan.scan_type === scanType &&
      scan.standard === standard &&
      scan.interaction === interaction &&
      scan.parent_id === null &&
      (scan.near_copies ?? false) === nearCopies &&
      JSON.stringify(scan.addresses) === JSON.stringify(addresses);
    if (isSame && (await joinScan(trx, scan.id, request))) return scan.id;
  }
  const plan = ctx.config.plans[user.plan];
  const month = await consumeQuota(trx, { userId: user.id, plan });
  const now = await readDatabaseTime(trx);
  const scan = {
    user_id: user.id,
    url,
    scheme_assumed: schemeAssumed,
    standard,
    interaction,
    client_key: accountClientKey,
    requester_email: request.email ?? null,
    requester_name: request.name ?? null,
    requester_company: request.company ?? null,
    idempotency_key: request.idempotencyKey ?? null,
    schedule_id: request.scheduleId ?? null,
    quota_month: month,
    requested_at: now,
    expires_at: plan.historyDays < 0 ? null : new Date(now.getTime() + plan.historyDays * dayMs),
    due_at: dueAt(plan, now),
  };
  if (scanType !== 'site') return insertScan(ctx, trx, scan);
  const priority = discoveryPriority({ plan, unfinished: unfinished.length, now });
  return insertSiteScan(ctx, trx, scan, { plan, priority, nearCopies, addresses });
}

async function listUnfinished(trx: Transaction, userId: string) {
  return trx
    .selectFrom('scans')
    .leftJoin('site_scans', 'site_scans.scan_id', 'scans.id')
    .select(['id', 'url', 'scheme_assumed', 'scan_type', 'standard', 'interaction', 'parent_id'])
    .select(['site_scans.near_copies', 'site_scans.addresses'])
    .where('user_id', '=', userId)
    .where('status', 'in', ['queued', 'running'])
    .execute();
}

/**
 * Lets a scan that waits already answer this request too: with its mail and its key, unless it has others. False when
 * it has ended meanwhile. A schedule does not wait for a scan that somebody holds: who ends a scan holds it and then
 * waits for its schedule; nor for one whose mail goes to somebody else, as its own recipient would get none.
 */
async function joinScan(
  trx: Transaction,
  scanId: string,
  request: UserScanRequest,
): Promise<boolean> {
  const held = await trx
    .selectFrom('scans')
    .select('id')
    .where('id', '=', scanId)
    .where('status', 'in', ['queued', 'running'])
    .forUpdate()
    .$if(Boolean(request.scheduleId), (query) =>
      query.where(mailsNobodyBut(request.email)).skipLocked(),
    )
    .executeTakeFirst();
  if (!held) return false;
  await trx
    .updateTable('scans')
    .set((eb) => ({
      requester_email: eb.fn.coalesce('requester_email', eb.val(request.email ?? null)),
      idempotency_key: eb.fn.coalesce('idempotency_key', eb.val(request.idempotencyKey ?? null)),
    }))
    .where('id', '=', scanId)
    .execute();
  return true;
}

function mailsNobodyBut(email: string | null | undefined) {
  return sql<boolean>`coalesce(lower(requester_email) = lower(${email ?? null}), requester_email is null)`;
}
