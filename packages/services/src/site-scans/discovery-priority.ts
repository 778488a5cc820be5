import type { Plan } from '@curbcut/model/plans';

/** Seconds that a plan with priority is ahead. */
const headStartSeconds = 60;
/** Seconds that each unfinished scan of the same person costs the next one. */
const secondsPerUnfinished = 20;
/** Keeps the numbers within 32 bits until 2093. */
const epochMs = Date.UTC(2025, 0, 1);

/**
 * The priority of a scan's job; higher goes first. It is the time at which the scan is asked for, so that nobody waits
 * for ever, made earlier for a plan with priority and later for each unfinished scan that the same person already has:
 * somebody with a hundred scans waits behind somebody with one.
 */
export function discoveryPriority({
  plan,
  unfinished,
  now,
}: {
  /** Null for a visitor. */
  plan: Pick<Plan, 'priority'> | null;
  unfinished: number;
  now: Date;
}): number {
  const askedAt = Math.floor((now.getTime() - epochMs) / 1_000);
  const headStart = plan?.priority ? headStartSeconds : 0;
  return headStart - askedAt - secondsPerUnfinished * unfinished;
}
