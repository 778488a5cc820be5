import { AppError } from '@curbcut/model/errors';
import { createTurns, type InTurn } from './create-turns.ts';

/** A report of a large page is up to 10 MB, and is made of a record as large. */
const usualLimits = { atOnce: 2, waiting: 40 } as const;
const retryAfterSeconds = 5;

/** Reports are made few at once and in turn, so that a flood of downloads costs time and not the memory of the host. */
export function createReportTurns(
  limits: { atOnce: number; waiting: number } = usualLimits,
): InTurn {
  return createTurns({
    ...limits,
    refusal: (waiting) =>
      new AppError('UNAVAILABLE', 'Too many reports are made right now. Please try again.', {
        message: `${waiting} reports wait already`,
        retryAfterSeconds,
      }),
  });
}
