import { ScanFailureError } from '../scan-failure-error.ts';
import type { ScanGuard } from '../scan-guard.ts';
import { processGroupMemory } from './process-group-memory.ts';

const intervalMs = 250;

/** Fails the page scan when the browser's processes hold more than `maxBytes`. Returns how to stop watching. */
export function watchMemory(groupId: number, guard: ScanGuard, maxBytes: number): () => void {
  const outsiders = new Set<string>();
  const look = () => {
    const bytes = processGroupMemory(groupId, outsiders);
    if (bytes === null) clearInterval(timer);
    else if (bytes > maxBytes) guard.fail(new ScanFailureError('PAGE_TOO_LARGE'));
  };
  const timer = setInterval(look, intervalMs);
  return () => clearInterval(timer);
}
