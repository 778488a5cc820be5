/** The workers that are alive, by their heartbeats. */

export { readWorkers } from './read-workers.ts';
export { recordWorkerHeartbeat } from './record-worker-heartbeat.ts';
export { removeWorker } from './remove-worker.ts';
