import { statfs } from 'node:fs/promises';
import { limits } from '@curbcut/model/limits';
import { StartError } from './start-error.ts';

const mebibyte = 1024 ** 2;
const leastMebibytes = limits.leastFreeDiskMebibytes;
const comfortableMebibytes = 1024;

/**
 * A warning when the disk of the state directory is nearly full, null when it is not.
 * Throws a StartError when there is so little room that the database would soon stop.
 */
export async function checkDiskSpace(
  stateDir: string,
  readFreeBytes: (dir: string) => Promise<number> = freeBytes,
): Promise<string | null> {
  const free = Math.floor((await readFreeBytes(stateDir)) / mebibyte);
  if (free >= comfortableMebibytes) return null;
  const problem = `The disk of ${stateDir} is nearly full: ${free} MiB are free`;
  const remedy = 'Free some space, or set CURBCUT_STATE_DIR to a directory on another disk';
  if (free < leastMebibytes) {
    throw new StartError(`${problem}, and Curbcut needs ${leastMebibytes}. ${remedy}.`);
  }
  return `${problem}. ${remedy}.`;
}

async function freeBytes(dir: string): Promise<number> {
  const { bavail, bsize } = await statfs(dir);
  return bavail * bsize;
}
