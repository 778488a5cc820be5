import type { ScanReport, Standard } from '@curbcut/model/scan';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Reader } from '../kernel/context/viewer.ts';
import { readScan, requireStandard } from '../results/index.ts';

/**
 * The report of a scan, whatever its status. Throws NOT_FOUND, also when it has expired, and
 * CONFLICT when it was judged by another standard than the one that is asked for.
 */
export async function getScan({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { scanId: string; reader: Reader; standard?: Standard | undefined };
}): Promise<ScanReport> {
  const { report } = await readScan(ctx.db, input.scanId, input.reader);
  requireStandard(report, input.standard);
  return report;
}
