import { readStoredProgress, toStoredProgress, type ScanRow } from '@curbcut/db';
import { advanceProgress, restartProgress } from '@curbcut/model/scan';

type StoredProgress = ScanRow['progress'];

/** `advanceProgress` from what is stored to what is to be stored. */
export function advanceStoredProgress(
  stored: StoredProgress,
  event: Parameters<typeof advanceProgress>[1],
  now: Date,
): StoredProgress {
  return toStoredProgress(advanceProgress(readStoredProgress(stored), event, now));
}

/** `restartProgress` from what is stored to what is to be stored. */
export function restartStoredProgress(
  stored: StoredProgress,
  queuedAt: Date,
  now: Date,
): StoredProgress {
  return toStoredProgress(restartProgress(readStoredProgress(stored), queuedAt, now));
}
