import type { Log } from '@curbcut/model/log';

/** Without its parent a program may have no database either, so that a stop in order may never end. */
const orphanLimitMs = 5_000;

/**
 * Stops once on SIGTERM, SIGINT, or when the parent that started this program is gone, and exits with 0; a second
 * signal exits at once.
 */
export function stopOnSignal(stop: () => Promise<void>, log: Log): void {
  let stopping = false;
  const begin = () => {
    if (stopping) process.exit(130);
    stopping = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', begin);
  process.on('SIGINT', begin);
  const parentIsGone = () => {
    setTimeout(() => process.exit(1), orphanLimitMs).unref();
    begin();
  };
  process.on('disconnect', parentIsGone);
  if (process.send && !process.connected) parentIsGone();
}
