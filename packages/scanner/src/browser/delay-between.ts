import type { GroupProcess } from './process-group.ts';

type Times = Pick<GroupProcess, 'pid' | 'usedMs' | 'waitedMs'>;

/**
 * For how many ms others on the machine kept a group of processes from working, between two looks at it that lie `ms`
 * apart. They work one after the other for the most part, so what one of them waited is not added to what another did.
 * A group that uses the processors itself waits for itself: that is no delay.
 */
export function delayBetween(
  before: readonly Times[],
  after: readonly Times[],
  { ms, processors }: { ms: number; processors: number },
): number {
  const known = new Map(before.map((one) => [one.pid, one]));
  const changes = after.flatMap((now) => {
    const then = known.get(now.pid);
    return then ? [{ used: now.usedMs - then.usedMs, waited: now.waitedMs - then.waitedMs }] : [];
  });
  const longestWait = Math.max(0, ...changes.map(({ waited }) => waited));
  const used = changes.reduce((sum, one) => sum + one.used, 0);
  const usedByOthers = Math.max(0, 1 - used / (ms * processors));
  return Math.min(longestWait, ms * usedByOthers);
}
