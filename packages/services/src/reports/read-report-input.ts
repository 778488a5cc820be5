import type { ScanRecord } from '@curbcut/contracts';
import type { Reader } from '../accounts/viewer.ts';
import { readScan } from '../scans/read-scan.ts';
import type { ServiceContext } from '../service-context/service-context.ts';

export interface ReportInput {
  record: ScanRecord;
  screenshot: { mediaType: string; bytes: Uint8Array } | null;
  /** Where the scan is shown: a person's own scan, or an anonymous one by its id. Null: the reader may not go there. */
  scanPath: string | null;
}

/** What a report is made from. Throws NOT_FOUND. */
export async function readReportInput({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { scanId: string; reader: Reader };
}): Promise<ReportInput> {
  const { scan, record } = await readScan(ctx.db, input.scanId, input.reader);
  const picture = await ctx.db
    .selectFrom('screenshots')
    .select(['media_type', 'bytes'])
    .where('scan_id', '=', input.scanId)
    .executeTakeFirst();
  return {
    record,
    screenshot: picture ? { mediaType: picture.media_type, bytes: picture.bytes } : null,
    scanPath: `/${scan.user_id === null ? 'results' : 'scan'}/${scan.id}`,
  };
}
