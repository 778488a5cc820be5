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
