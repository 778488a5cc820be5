import type { QueueInfo } from '../health/queue-info.ts';
import { asCount, asFlag, fieldAt } from './json-field.ts';

/** What holds while the queue, or the whole server, does not answer. */
export const queueUnavailable: QueueInfo = {
  queue_available: false,
  queued: 0,
  running: 0,
  workers: 0,
};

/** How busy the scanner is; null when the answer does not say whether there is a queue. */
export function readQueueInfo(answer: unknown): QueueInfo | null {
  const isAvailable = asFlag(fieldAt(answer, 'queue_available'));
  if (isAvailable === null) return null;
  if (!isAvailable) return queueUnavailable;
  const count = (name: string) => asCount(fieldAt(answer, name)) ?? 0;
  return {
    queue_available: true,
    queued: count('queued'),
    running: count('running'),
    workers: count('workers'),
  };
}
