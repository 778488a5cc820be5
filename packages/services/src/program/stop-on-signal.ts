import type { Log } from '@curbcut/contracts';

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
  process.on('disconnect', begin);
  if (process.send && !process.connected) begin();
}
