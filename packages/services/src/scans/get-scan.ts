import type { ScanRecord } from '@curbcut/wire/scan';
import type { Reader } from '../kernel/context/viewer.ts';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { readScan } from '../results/index.ts';

/** The canonical record of a scan, whatever its status. Throws NOT_FOUND, also when it has expired. */
export async function getScan({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { scanId: string; reader: Reader };
}): Promise<ScanRecord> {
  return (await readScan(ctx.db, input.scanId, input.reader)).record;
}
