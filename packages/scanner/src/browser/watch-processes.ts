import { availableParallelism } from 'node:os';
import { ScanFailureError } from '../scan-failure-error.ts';
import type { ScanGuard } from '../scan-guard.ts';
import { delayBetween } from './delay-between.ts';
import { type GroupProcess, readProcessGroup } from './process-group.ts';

const intervalMs = 250;

/**
 * Fails the page scan when the browser's processes hold more than `maxBytes`, and tells it how long others on the machine
 * keep them from working. Returns how to stop watching.
 */
export function watchProcesses(groupId: number, guard: ScanGuard, maxBytes: number): () => void {
  const outsiders = new Set<string>();
  const processors = availableParallelism();
  let before: readonly GroupProcess[] = [];
  let lookedMs = performance.now();
  const look = () => {
    const group = readProcessGroup(groupId, outsiders);
    if (!group) return clearInterval(timer);
    const nowMs = performance.now();
    guard.delay(delayBetween(before, group, { ms: nowMs - lookedMs, processors }));
    before = group;
    lookedMs = nowMs;
    const bytes = group.reduce((sum, one) => sum + one.bytes, 0);
    if (bytes > maxBytes) guard.fail(new ScanFailureError('PAGE_TOO_LARGE'));
  };
  const timer = setInterval(look, intervalMs);
  return () => clearInterval(timer);
}
