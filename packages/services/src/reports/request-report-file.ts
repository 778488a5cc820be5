import { enqueue, jobs } from '@curbcut/queue';
import { sql } from 'kysely';
import type { ServiceContext } from '../kernel/context/service-context.ts';

/**
 * Has a worker render a report file, unless it is ready or being rendered: one job, however many ask. A file that
 * failed, or whose job has not ended within two minutes, is asked for again.
 */
export async function requestReportFile(
  ctx: ServiceContext,
  { scanId, format }: { scanId: string; format: 'pdf' },
): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const claimed = await trx
      .insertInto('report_files')
      .values({ scan_id: scanId, format, status: 'pending' })
      .onConflict((conflict) =>
        conflict
          .columns(['scan_id', 'format'])
          .doUpdateSet({ status: 'pending', error: null, created_at: sql<Date>`now()` })
          .where((eb) =>
            eb.or([
              eb('report_files.status', '=', 'failed'),
              eb.and([
                eb('report_files.status', '=', 'pending'),
                eb('report_files.created_at', '<', sql<Date>`now() - interval '2 minutes'`),
              ]),
            ]),
          ),
      )
      .returning('scan_id')
      .executeTakeFirst();
    if (claimed) await enqueue(ctx.queue, jobs.renderPdf, { scanId }, { transaction: trx });
  });
}
