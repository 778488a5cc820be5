import { readDatabaseTime } from '@curbcut/db';
import type { ScanProgressEvent } from '@curbcut/model/scan';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { lockScan } from '../kernel/locks/lock-scan.ts';
import { advanceStoredProgress } from '../results/index.ts';

/** Stores what a running scan does. Ignored when it comes late or from a worker that lost the scan. */
export async function reportScanProgress({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { scanId: string; attempt: number; event: ScanProgressEvent };
}): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const scan = await lockScan(trx, input.scanId);
    if (!scan || scan.status !== 'running' || scan.attempt !== input.attempt) return;
    const now = await readDatabaseTime(trx);
    await trx
      .updateTable('scans')
      .set({
        progress: advanceStoredProgress(scan.progress, input.event, now),
        ...toPageState(input.event, now),
      })
      .where('id', '=', scan.id)
      .execute();
  });
}

/** A page that has come is asked for its browser no more. */
function toPageState({ document }: ScanProgressEvent, now: Date) {
  if (document === 'parsed') return { answered_at: now, parsed_at: now, gives_way: false };
  return document === 'answered' ? { answered_at: now } : {};
}
