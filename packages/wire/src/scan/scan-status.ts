import type { ScanReport } from '@curbcut/model/scan';
import { toWireRecord } from './to-wire-record.ts';
import { z } from 'zod';
import { ScanProgress, ScanStatus } from './schema-parts.ts';
import { ScanRecord } from './scan-record.ts';

/** `GET /scan-status/{jobId}`. */
export const ScanStatusAnswer = z.object({
  job_id: z.string(),
  status: ScanStatus,
  progress: ScanProgress,
  /** Equal to what `GET /scan/{id}` answers; null until the scan has completed. */
  result: ScanRecord.nullable(),
  /** A sentence; null unless the scan failed. */
  error: z.string().nullable(),
  error_code: z.string().nullable(),
});
export type ScanStatusAnswer = z.infer<typeof ScanStatusAnswer>;

export function toStatusAnswer(status: {
  scanId: string;
  status: ScanReport['status'];
  progress: ScanStatusAnswer['progress'];
  report: ScanReport | null;
  failure: ScanReport['failure'];
}): ScanStatusAnswer {
  return {
    job_id: status.scanId,
    status: status.status,
    progress: status.progress,
    result: status.report && toWireRecord(status.report),
    error: status.failure?.message ?? null,
    error_code: status.failure?.code ?? null,
  };
}
