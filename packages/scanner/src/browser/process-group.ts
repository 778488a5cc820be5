import { readdirSync, readFileSync } from 'node:fs';

export interface GroupProcess {
  pid: string;
  /** Of memory that it holds for itself: anonymous and shared memory, without the program text that Chromium's processes share. */
  bytes: number;
  /** Time of processors that it has used. */
  usedMs: number;
  /** For how long its main thread has had something to do and no processor to do it. */
  waitedMs: number;
}

/**
 * The processes of a process group. `outsiders` is filled with the processes found to be in other groups, which later
 * calls with the same set pass over. Linux only: null elsewhere.
 */
export function readProcessGroup(
  groupId: number,
  outsiders: Set<string> = new Set(),
): GroupProcess[] | null {
  if (process.platform !== 'linux') return null;
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && !outsiders.has(name))
    .flatMap((pid) => readIfInGroup(pid, groupId, outsiders) ?? []);
}

/** Of the times in `stat`, the same on all machines. */
const tickMs = 10;

/** Read at once: the kernel has the answer ready, and asynchronous reads of files without a size cost 64 KiB each. */
function readIfInGroup(pid: string, groupId: number, outsiders: Set<string>): GroupProcess | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fieldsAfterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (Number(fieldsAfterName[2]) !== groupId) {
      outsiders.add(pid);
      return null;
    }
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const bytes = 1024 * (kilobytes(status, 'RssAnon') + kilobytes(status, 'RssShmem'));
    const usedMs = (Number(fieldsAfterName[11]) + Number(fieldsAfterName[12])) * tickMs;
    return { pid, bytes, usedMs, waitedMs: waitedMs(pid) };
  } catch {
    // The process ended between the reads: it holds nothing any more.
    return null;
  }
}

function kilobytes(status: string, field: string): number {
  return Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
}

/** Not every kernel tells it: then nothing is known of waiting. */
function waitedMs(pid: string): number {
  try {
    const [, nanoseconds] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
    return Number(nanoseconds) / 1e6;
  } catch {
    return 0;
  }
}
