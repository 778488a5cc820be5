import type { Transaction } from '@curbcut/db';
import { AppError } from '@curbcut/model/errors';
import { standardName, type Standard } from '@curbcut/model/scan';
import { toHttpUrl } from '@curbcut/model/url';
import { sql } from 'kysely';
import { lockByName } from '../kernel/locks/lock-by-name.ts';

/** Whichever of http and https had to be opened. */
function choiceOf(addresses: readonly string[] | null | undefined): string {
  return (addresses ?? []).map((url) => url.replace(/^https?:/, '')).join(' ');
}

/** Parallel requests of one person or visitor pass one after the other, so that they meet every limit exactly. */
export async function lockRequester(trx: Transaction, requester: string): Promise<void> {
  await lockByName(trx, `scans of ${requester}`);
}

interface RepeatableRequest {
  url: string;
  standard?: Standard | undefined;
  addresses?: readonly string[] | null | undefined;
  idempotencyKey?: string | null | undefined;
}

/**
 * The scan that a request with this key has made before, for as long as it is stored; undefined when there is none.
 * Throws CONFLICT when that request was for another URL or standard.
 */
export async function findByIdempotencyKey(
  trx: Transaction,
  requester: string,
  { url, standard, addresses, idempotencyKey: key }: RepeatableRequest,
): Promise<string | undefined> {
  if (key === null || key === undefined) return undefined;
  const made = await trx
    .selectFrom('scans')
    .leftJoin('site_scans', 'site_scans.scan_id', 'scans.id')
    .select(['id', 'url', 'scheme_assumed', 'standard', 'site_scans.addresses'])
    .where(sql<string>`coalesce(user_id, client_key)`, '=', requester)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  const isSame = made?.url === url || (made?.scheme_assumed && made.url === toHttpUrl(url));
  if (made && (!isSame || choiceOf(made.addresses) !== choiceOf(addresses))) {
    throw new AppError(
      'CONFLICT',
      'This Idempotency-Key was used for another address. Use a new key for a new request.',
    );
  }
  if (made && standard !== undefined && made.standard !== standard) {
    throw new AppError(
      'CONFLICT',
      `This Idempotency-Key was used for ${standardName(made.standard)}. Use a new key for a new request.`,
    );
  }
  return made?.id;
}
