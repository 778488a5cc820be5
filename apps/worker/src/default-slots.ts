import { availableParallelism, totalmem } from 'node:os';

/** A browser over a large page takes 1 to 1.5 GB. */
const bytesPerSlot = 1.5 * 1024 ** 3;
const mostSlots = 8;

/** How many pages this machine can scan at once: one per core, as far as the memory goes. */
export function defaultSlots(
  cores: number = availableParallelism(),
  memoryBytes: number = availableMemoryBytes(),
): number {
  return Math.max(1, Math.min(cores, Math.floor(memoryBytes / bytesPerSlot), mostSlots));
}

/** In a container, its limit; 0 stands for none. */
function availableMemoryBytes(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Infinity);
}
