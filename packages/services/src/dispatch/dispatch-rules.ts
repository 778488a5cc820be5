import type { Plan } from '@curbcut/model/plans';

/** How much earlier than asked for a scan counts when nothing of its requester's was begun lately. */
const headStartSeconds = { usual: 15, priority: 60 } as const;

/**
 * The place of a new scan among those that wait. The usual head start lets somebody who has waited for nothing yet go
 * before the next scan of somebody who has many; a plan with priority has more of it. Whoever was served since counts
 * from then instead, so that nobody is ahead for ever.
 */
export function dueAt(plan: Pick<Plan, 'priority'> | null, requestedAt: Date): Date {
  const seconds = plan?.priority ? headStartSeconds.priority : headStartSeconds.usual;
  return new Date(requestedAt.getTime() - seconds * 1_000);
}

/** What one host is spared, whoever asks: the operator's own hosts need none of it. */
export const hostLimits = {
  /** Page scans at once. */
  atOnce: 2,
  /** Page scans that may begin one right after the other; then one an interval. */
  burst: 10,
  intervalSeconds: 2,
} as const;

/** How long a page may hold a browser that somebody else waits for, counted from its begin. */
export const patienceMs = {
  /** Until its server answers. */
  answered: 3_000,
  /** Until its document has come. */
  parsed: 10_000,
} as const;
