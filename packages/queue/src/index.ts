export { enqueue, type EnqueueOptions } from './enqueue.ts';
export { findLivePayloads } from './find-live-payloads.ts';
export type { JobDefinition } from './job-definition.ts';
export { jobPriority, jobs } from './jobs.ts';
export { openQueue, type Queue } from './open-queue.ts';
export { readQueueState, type QueueState } from './read-queue-state.ts';
export { stopQueue } from './stop-queue.ts';
export { work, type JobRun } from './work.ts';
