import type { Transaction } from '@curbcut/db';

/** Reads a scan and holds it until the transaction ends. */
export async function lockScan(trx: Transaction, scanId: string) {
  return trx
    .selectFrom('scans')
    .select([
      'id',
      'user_id',
      'url',
      'scheme_assumed',
      'standard',
      'interaction',
      'requester_email',
      'client_key',
      'status',
      'attempt',
      'retries',
      'progress',
      'requested_at',
      'started_at',
      'expires_at',
      'scan_type',
      'parent_id',
      'schedule_id',
      'quota_month',
      'cancelled_at',
      'dispatched_at',
      'gave_way',
      'fallback_code',
      'use_ms',
    ])
    .where('id', '=', scanId)
    .forUpdate()
    .executeTakeFirst();
}

export type LockedScan = NonNullable<Awaited<ReturnType<typeof lockScan>>>;
