import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ServicesConfig } from '../kernel/context/service-context.ts';

/** Whether the disk of the state directory has less room than it needs; asked of its parent where it is not made yet. */
export async function isDiskFull({
  stateDir,
  leastFreeDiskBytes,
}: Pick<ServicesConfig, 'stateDir' | 'leastFreeDiskBytes'>): Promise<boolean> {
  return (await freeBytes(stateDir)) < leastFreeDiskBytes;
}

async function freeBytes(directory: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(directory);
    return bavail * bsize;
  } catch (error) {
    const parent = dirname(directory);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || parent === directory) throw error;
    return freeBytes(parent);
  }
}
