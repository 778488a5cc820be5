import { scanStages, type ProgressLog, type ScanStage } from '@curbcut/model/scan';
import { z } from 'zod';
import { readStored, writeStored, type Stored, type StoredFormat } from './versioned.ts';

const Stage = z.enum(scanStages.map(({ stage }): ScanStage => stage));

const format: StoredFormat<ProgressLog> = {
  what: 'progress',
  version: 1,
  schema: z.object({
    stage: Stage,
    begun: z.partialRecord(Stage, z.string()),
    details: z.partialRecord(Stage, z.string()),
    engines: z.array(
      z.object({
        engine: z.string(),
        name: z.string(),
        state: z.enum(['waiting', 'running', 'completed', 'failed']),
        findings: z.number().nullable(),
      }),
    ),
    step: z
      .object({ from: z.number(), to: z.number(), limitMs: z.number(), begun: z.string() })
      .optional(),
    reached: z.number().optional(),
  }),
  // Before versions it looked the same.
  upcasts: { 0: (value) => value },
};

export function toStoredProgress(progress: ProgressLog): Stored<ProgressLog> {
  return writeStored(format, progress);
}

/** Of whichever version. Throws a StoredDataError. */
export function readStoredProgress(stored: Stored<ProgressLog>): ProgressLog {
  return readStored(format, stored);
}
