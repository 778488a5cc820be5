import type { Log } from '@curbcut/model/log';

const windowMs = 10_000;

/**
 * Logs pg-boss's errors. Each of its loops reports a database that is away by itself, again and again: of errors that
 * say the same within 10 s the first is logged, and the next one after that tells how many were not.
 */
export function logErrorsOnce(log: Log, now: () => number = Date.now): (error: Error) => void {
  const known = new Map<string, { sinceMs: number; folded: number }>();
  return (error) => {
    // The name of the queue and the loop's id, which pg-boss appends.
    const words = error.message.replace(/ \(Queue: .*\)$/s, '');
    const entry = known.get(words);
    if (entry && now() - entry.sinceMs < windowMs) {
      entry.folded += 1;
      return;
    }
    for (const [key, { sinceMs }] of known) if (now() - sinceMs >= windowMs) known.delete(key);
    known.set(words, { sinceMs: now(), folded: 0 });
    const folded = entry?.folded ?? 0;
    log.error({ error, ...(folded > 0 ? { folded } : {}) }, 'The queue had an error');
  };
}
