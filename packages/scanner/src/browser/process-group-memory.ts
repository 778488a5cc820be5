import { readdirSync, readFileSync } from 'node:fs';

/**
 * Bytes of memory that the processes of a process group hold for themselves (anonymous and shared memory, without the
 * program text that Chromium's processes share). `outsiders` is filled with the processes found to be in other groups,
 * which later calls with the same set pass over. Linux only: null elsewhere.
 */
export function processGroupMemory(
  groupId: number,
  outsiders: Set<string> = new Set(),
): number | null {
  if (process.platform !== 'linux') return null;
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && !outsiders.has(name))
    .reduce((sum, pid) => sum + memoryIfInGroup(pid, groupId, outsiders), 0);
}

/** Read at once: the kernel has the answer ready, and asynchronous reads of files without a size cost 64 KiB each. */
function memoryIfInGroup(pid: string, groupId: number, outsiders: Set<string>): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fieldsAfterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (Number(fieldsAfterName[2]) !== groupId) {
      outsiders.add(pid);
      return 0;
    }
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return 1024 * (kilobytes(status, 'RssAnon') + kilobytes(status, 'RssShmem'));
  } catch {
    // The process ended between the two reads: it holds nothing any more.
    return 0;
  }
}

function kilobytes(status: string, field: string): number {
  return Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
}
