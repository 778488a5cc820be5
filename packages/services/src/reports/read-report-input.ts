import type { ScanReport } from '@curbcut/model/scan';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Reader } from '../kernel/context/viewer.ts';
import { readScreenshot, readScan } from '../results/index.ts';

export interface ReportInput {
  report: ScanReport;
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
  const { scan, report } = await readScan(ctx.db, input.scanId, input.reader);
  return {
    report,
    screenshot: await readScreenshot(ctx.db, scan.id),
    scanPath: `/${scan.user_id === null ? 'results' : 'scan'}/${scan.id}`,
  };
}
