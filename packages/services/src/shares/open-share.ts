import type { Db, ShareRow } from '@curbcut/db';
import { sql } from 'kysely';
import { hashToken } from '../kernel/tokens/hash-token.ts';
import { isKept } from '../results/index.ts';
import { linkUnknown } from './link-unknown.ts';

export type OpenShare = Pick<ShareRow, 'id' | 'scan_id' | 'purpose' | 'expires_at'>;

/**
 * The share that a token opens, whose scan is still kept. Throws NOT_FOUND, the same for a link that was withdrawn,
 * has expired, never was, or is for another purpose.
 */
export async function openShare(
  db: Db,
  token: string,
  purposes: readonly ShareRow['purpose'][],
): Promise<OpenShare> {
  const share = await db
    .selectFrom('shares')
    .innerJoin('scans', 'scans.id', 'shares.scan_id')
    .select(['shares.id', 'shares.scan_id', 'shares.purpose', 'shares.expires_at'])
    .where('shares.token_hash', '=', hashToken(token))
    .where('shares.expires_at', '>', sql<Date>`now()`)
    .where('shares.purpose', 'in', purposes)
    .where(isKept)
    .executeTakeFirst();
  if (!share) throw linkUnknown();
  return share;
}
