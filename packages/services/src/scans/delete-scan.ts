import { readDatabaseTime } from '@curbcut/db';
import type { DoneAnswer } from '@curbcut/wire/account';
import { sql } from 'kysely';
import { deleteInBatches } from '../kernel/batches/delete-in-batches.ts';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { isFinal } from '../results/index.ts';
import { cancelUnfinishedScan } from '../site-scans/index.ts';
import { refusePageOfSite } from './cancel-scan.ts';
import { lockOwnScan } from './lock-readable-scan.ts';

/**
 * Deletes a scan with its result, screenshot, report files, mails, links and pages; one that waits or runs is cancelled
 * first. It can't be read from its first transaction on; should the deletion be interrupted then, the job that deletes
 * expired scans ends it. Throws NOT_FOUND unless the scan is the viewer's (anonymous scans end by themselves), CONFLICT
 * for a page of a site.
 */
export async function deleteScan({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { scanId: string; viewer: Viewer };
}): Promise<DoneAnswer> {
  await ctx.db.transaction().execute(async (trx) => {
    const scan = await lockOwnScan(trx, input.scanId, input.viewer);
    refusePageOfSite(scan);
    if (!isFinal(scan)) await cancelUnfinishedScan(ctx, trx, scan);
    await trx
      .updateTable('scans')
      .set({ expires_at: await readDatabaseTime(trx) })
      .where('id', '=', scan.id)
      .execute();
  });
  await deleteInBatches(ctx.db, 'scans', sql`parent_id = ${input.scanId}`);
  await deleteInBatches(ctx.db, 'scans', sql`id = ${input.scanId}`);
  return { success: true, message: 'The scan was deleted.' };
}
