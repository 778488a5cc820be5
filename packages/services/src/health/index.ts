/** What works and what does not, as monitoring sees it. */

export { getAreaHealth, type HealthArea } from './get-area-health.ts';
export { getHealth } from './get-health.ts';
export { getQueueInfo } from './get-queue-info.ts';
export { isDiskFull } from './is-disk-full.ts';
