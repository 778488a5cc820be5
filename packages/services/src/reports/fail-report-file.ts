import { cleanText } from '@curbcut/model/text';
import type { ServiceContext } from '../kernel/context/service-context.ts';

/** Notes that a report file could not be rendered; the next request for it tries again. */
export async function failReportFile({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { scanId: string; format: 'pdf'; error: string };
}): Promise<void> {
  await ctx.db
    .updateTable('report_files')
    .set({ status: 'failed', bytes: null, error: cleanText(input.error, 2_000) })
    .where('scan_id', '=', input.scanId)
    .where('format', '=', input.format)
    .where('status', '=', 'pending')
    .execute();
}
