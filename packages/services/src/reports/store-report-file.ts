import type { ServiceContext } from '../kernel/context/service-context.ts';

/** Stores a report file that a worker has rendered. Does nothing when its scan is gone. */
export async function storeReportFile({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { scanId: string; format: 'pdf'; bytes: Uint8Array };
}): Promise<void> {
  await ctx.db
    .updateTable('report_files')
    .set({ status: 'ready', bytes: Buffer.from(input.bytes), error: null })
    .where('scan_id', '=', input.scanId)
    .where('format', '=', input.format)
    .execute();
}
