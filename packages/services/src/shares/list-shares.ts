import { AppError, errorMessages } from '@curbcut/model/errors';
import { type SharesAnswer } from '@curbcut/wire/scan';
import { sql } from 'kysely';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { isKept } from '../results/index.ts';

/** A scan's links that still work, newest first. Throws NOT_FOUND unless the scan is the viewer's. */
export async function listShares({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { scanId: string; viewer: Viewer };
}): Promise<SharesAnswer> {
  const scan = await ctx.db
    .selectFrom('scans')
    .select('user_id')
    .where('id', '=', input.scanId)
    .where(isKept)
    .executeTakeFirst();
  if (scan?.user_id !== input.viewer.userId) {
    throw new AppError('NOT_FOUND', errorMessages.scanNotFound);
  }
  const shares = await ctx.db
    .selectFrom('shares')
    .select(['id', 'created_at', 'expires_at', 'views'])
    .where('scan_id', '=', input.scanId)
    .where('purpose', '=', 'share')
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return {
    shares: shares.map((share) => ({
      share_id: share.id,
      created_at: share.created_at.toISOString(),
      expires_at: share.expires_at.toISOString(),
      views: share.views,
    })),
  };
}
