import { AppError } from '@curbcut/model/errors';
import { type DoneAnswer } from '@curbcut/wire/account';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { isFinal } from '../results/index.ts';
import { historyExpiry } from '../retention/index.ts';
import { lockReadableScan } from './lock-readable-scan.ts';

/**
 * Makes a visitor's scan the viewer's own: whoever knows its id may, once, while it is there. From then on it is
 * somebody's like any other, kept as long as their plan keeps scans; it takes nothing from their quota, because it was
 * a free scan. Asking again changes nothing. Throws NOT_FOUND when it has expired or is somebody else's by now,
 * NOT_READY before it has ended.
 */
export async function keepScan({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { scanId: string; viewer: Viewer };
}): Promise<DoneAnswer> {
  const { viewer } = input;
  await ctx.db.transaction().execute(async (trx) => {
    const scan = await lockReadableScan(trx, input.scanId, viewer);
    if (scan.user_id !== null) return;
    if (!isFinal(scan)) {
      throw new AppError('NOT_READY', 'This scan has not finished yet. Keep it when it is done.');
    }
    await trx
      .updateTable('scans')
      .set({
        user_id: viewer.userId,
        expires_at: historyExpiry(viewer.plan),
        // Whoever asked for it may be somebody else, and a key is unique among its requester's. The network and the
        // recipient of its mail are needed for an hour more: see anonymize-kept-scans.ts.
        requester_name: null,
        requester_email: null,
        requester_company: null,
        idempotency_key: null,
      })
      .where('id', '=', scan.id)
      .execute();
  });
  return { success: true, message: 'The scan is in your account.' };
}
