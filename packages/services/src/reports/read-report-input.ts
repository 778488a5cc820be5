import type { ScanRecord } from '@curbcut/contracts';
import { readScan } from '../scans/read-scan.ts';
import type { ServiceContext } from '../service-context/service-context.ts';

export interface ReportInput {
  record: ScanRecord;
  screenshot: { mediaType: string; bytes: Uint8Array } | null;
}

/** What a report is made from. Throws NOT_FOUND. */
export async function readReportInput({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { scanId: string };
}): Promise<ReportInput> {
  const { record } = await readScan(ctx.db, input.scanId);
  const picture = await ctx.db
    .selectFrom('screenshots')
    .select(['media_type', 'bytes'])
    .where('scan_id', '=', input.scanId)
    .executeTakeFirst();
  return {
    record,
    screenshot: picture ? { mediaType: picture.media_type, bytes: picture.bytes } : null,
  };
}
