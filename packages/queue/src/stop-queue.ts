import type { Queue } from './open-queue.ts';

/**
 * Stops taking jobs at once and waits for the running ones, up to `graceMs`; what still runs then is aborted through
 * its signal and given back to the queue for another worker. Closes the queue's connections.
 */
export async function stopQueue(queue: Queue, { graceMs }: { graceMs: number }): Promise<void> {
  await queue.boss.stop({ graceful: graceMs > 0, timeout: graceMs });
}
