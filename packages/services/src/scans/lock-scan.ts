import type { Db, ScanRow } from '@curbcut/db';

/** Reads a scan and holds it until the transaction ends. Its result is left out: it may be megabytes. */
export async function lockScan(
  trx: Db,
  scanId: string,
): Promise<Omit<ScanRow, 'result'> | undefined> {
  return trx
    .selectFrom('scans')
    .select([
      'id',
      'user_id',
      'url',
      'requester_name',
      'requester_email',
      'requester_company',
      'client_key',
      'status',
      'attempt',
      'retries',
      'worker_id',
      'progress',
      'error_code',
      'error',
      'requested_at',
      'started_at',
      'finished_at',
      'expires_at',
    ])
    .where('id', '=', scanId)
    .forUpdate()
    .executeTakeFirst();
}

export type LockedScan = NonNullable<Awaited<ReturnType<typeof lockScan>>>;
