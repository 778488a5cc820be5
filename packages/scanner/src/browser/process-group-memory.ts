import { readdir, readFile } from 'node:fs/promises';

/**
 * Bytes of memory that the processes of a process group hold for themselves (anonymous and shared memory, without the
 * program text that Chromium's processes share). Linux only: null elsewhere.
 */
export async function processGroupMemory(groupId: number): Promise<number | null> {
  if (process.platform !== 'linux') return null;
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const sizes = await Promise.all(pids.map((pid) => memoryIfInGroup(pid, groupId)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function memoryIfInGroup(pid: string, groupId: number): Promise<number> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'latin1');
    const fieldsAfterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (Number(fieldsAfterName[2]) !== groupId) return 0;
    const status = await readFile(`/proc/${pid}/status`, 'latin1');
    return 1024 * (kilobytes(status, 'RssAnon') + kilobytes(status, 'RssShmem'));
  } catch {
    // The process ended between the two reads: it holds nothing any more.
    return 0;
  }
}

function kilobytes(status: string, field: string): number {
  return Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
}
