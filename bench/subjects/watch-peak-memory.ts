import { readdirSync, readFileSync } from 'node:fs';

const everyMs = 200;

/** The most memory that this process and all that it started had at once, without what they share (PSS); Linux only. */
export function watchPeakMemory(): { stop(): number } {
  let peakBytes = 0;
  const look = () => {
    const bytes = ownTree().reduce((sum, pid) => sum + memoryOf(pid), 0);
    peakBytes = Math.max(peakBytes, bytes);
  };
  const timer = setInterval(look, everyMs);
  return {
    stop: () => {
      clearInterval(timer);
      look();
      return peakBytes;
    },
  };
}

function ownTree(): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    const stat = read(`/proc/${name}/stat`);
    // The name in parentheses may hold spaces.
    const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    parents.set(Number(name), Number(parent));
  }
  const isOwn = (pid: number): boolean => {
    const parent = parents.get(pid);
    return pid === process.pid || (parent !== undefined && parent > 1 && isOwn(parent));
  };
  return [...parents.keys()].filter(isOwn);
}

function memoryOf(pid: number): number {
  const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`)) ?? [];
  return Number(kilobytes ?? 0) * 1024;
}

/** Empty when the process has ended meanwhile. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
