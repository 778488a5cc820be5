import type { ScanReport } from '@curbcut/model/scan';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Reader } from '../kernel/context/viewer.ts';
import { readScan } from '../results/index.ts';

/** The report of a scan, whatever its status. Throws NOT_FOUND, also when it has expired. */
export async function getScan({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { scanId: string; reader: Reader };
}): Promise<ScanReport> {
  return (await readScan(ctx.db, input.scanId, input.reader)).report;
}
