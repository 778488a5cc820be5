import { limits } from '@curbcut/model/limits';
import { queueUnavailable, readQueueInfo } from '@curbcut/wire/read';
import type { QueueInfo } from '@curbcut/wire/health';
import { ApiError, callApi } from '../../../lib/api-client.ts';

/** How busy the scanner is. A server that does not answer has no queue for us: `queue_available` is false then. */
export async function getQueueInfo(): Promise<QueueInfo> {
  try {
    return await callApi({ path: '/queue-info', timeoutMs: limits.statusCheckMs }, readQueueInfo);
  } catch (error) {
    if (error instanceof ApiError) return queueUnavailable;
    throw error;
  }
}
