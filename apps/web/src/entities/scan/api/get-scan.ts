import { ScanRecord } from '@curbcut/wire/scan';
import { ApiError, callApiRaw, unreadable } from '../../../lib/api-client.ts';

/** The record of a scan; on a server error it is asked for at its second URL. Throws `ApiError`. */
export async function getScan(scanId: string): Promise<ScanRecord> {
  const id = encodeURIComponent(scanId);
  try {
    return await readRecord(await callApiRaw({ path: `/scan/${id}` }));
  } catch (error) {
    if (!(error instanceof ApiError) || error.status < 500) throw error;
    return readRecord(await callApiRaw({ path: `/dashboard/scans/${id}` }));
  }
}

async function readRecord(answer: unknown): Promise<ScanRecord> {
  const canonical = ScanRecord.safeParse(answer);
  if (canonical.success) return canonical.data;
  const { readScanRecord } = await import('./read-other-spellings.ts');
  const record = readScanRecord(answer);
  if (record === null) throw unreadable(canonical.error);
  return record;
}
