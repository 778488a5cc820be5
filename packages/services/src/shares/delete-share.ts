import { AppError } from '@curbcut/model/errors';
import { type DoneAnswer } from '@curbcut/wire/account';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { lockOwnScan } from '../scans/index.ts';

/** Withdraws a link: it answers 404 from now on. Throws NOT_FOUND unless scan and link are the viewer's. */
export async function deleteShare({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { scanId: string; shareId: string; viewer: Viewer };
}): Promise<DoneAnswer> {
  return ctx.db.transaction().execute(async (trx) => {
    const scan = await lockOwnScan(trx, input.scanId, input.viewer);
    const deleted = await trx
      .deleteFrom('shares')
      .where('id', '=', input.shareId)
      .where('scan_id', '=', scan.id)
      .where('purpose', '=', 'share')
      .executeTakeFirst();
    if (deleted.numDeletedRows === 0n) throw new AppError('NOT_FOUND', 'There is no such link.');
    return { success: true, message: 'The link does not work any more.' };
  });
}
