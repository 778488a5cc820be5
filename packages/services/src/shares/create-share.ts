import { readDatabaseTime, type Transaction } from '@curbcut/db';
import { AppError } from '@curbcut/model/errors';
import { limits } from '@curbcut/model/limits';
import { type ShareAnswer } from '@curbcut/wire/scan';
import { sql } from 'kysely';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { newId } from '../kernel/ids/new-id.ts';
import { issueToken } from '../kernel/tokens/issue-token.ts';
import { isFinal } from '../results/index.ts';
import { lockOwnScan } from '../scans/index.ts';

const dayMs = 86_400_000;

/**
 * Makes a read-only link to a scan that has ended. Its URL is returned this once; only a hash of it is stored.
 * Throws NOT_FOUND unless the scan is the viewer's, NOT_READY while it runs, CONFLICT at 20 links.
 */
export async function createShare({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { scanId: string; viewer: Viewer; days: number };
}): Promise<ShareAnswer> {
  const { token, tokenHash } = issueToken();
  const shareId = newId();
  const expiresAt = await ctx.db.transaction().execute(async (trx) => {
    const scan = await lockOwnScan(trx, input.scanId, input.viewer);
    if (!isFinal(scan)) {
      throw new AppError('NOT_READY', 'The scan has not finished yet. Share it when it has.');
    }
    if ((await countShares(trx, scan.id)) >= limits.sharesPerScan) {
      throw new AppError(
        'CONFLICT',
        `This scan has ${limits.sharesPerScan} links already. Withdraw one of them first.`,
      );
    }
    const now = await readDatabaseTime(trx);
    const expires = new Date(now.getTime() + input.days * dayMs);
    await trx
      .insertInto('shares')
      .values({
        id: shareId,
        scan_id: scan.id,
        purpose: 'share',
        token_hash: tokenHash,
        created_at: now,
        expires_at: expires,
      })
      .execute();
    return expires;
  });
  return {
    success: true,
    url: `${ctx.config.publicUrl}/shared/${token}`,
    share_id: shareId,
    expires_at: expiresAt.toISOString(),
  };
}

async function countShares(trx: Transaction, scanId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('shares')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('scan_id', '=', scanId)
    .where('purpose', '=', 'share')
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return count;
}
