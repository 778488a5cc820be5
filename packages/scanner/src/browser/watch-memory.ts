import { ScanFailureError } from '../scan-failure-error.ts';
import type { ScanGuard } from '../scan-guard.ts';
import { processGroupMemory } from './process-group-memory.ts';

const intervalMs = 250;

/** Fails the page scan when the browser's processes hold more than `maxBytes`. Returns how to stop watching. */
export function watchMemory(groupId: number, guard: ScanGuard, maxBytes: number): () => void {
  let stopped = false;
  const look = async () => {
    if (stopped) return;
    const bytes = await processGroupMemory(groupId);
    if (stopped || bytes === null) return;
    if (bytes > maxBytes) guard.fail(new ScanFailureError('PAGE_TOO_LARGE'));
    else timer = setTimeout(() => void look(), intervalMs);
  };
  let timer = setTimeout(() => void look(), intervalMs);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
