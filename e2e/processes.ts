import { readdir, readFile } from 'node:fs/promises';

/** All living processes below a process, from /proc. */
export async function descendantsOf(ancestor: number): Promise<number[]> {
  const parents = new Map<number, number>();
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await readFile(`/proc/${name}/stat`, 'latin1').catch(() => '');
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (state !== undefined && state !== 'Z' && stat) parents.set(Number(name), Number(parent));
  }
  const found: number[] = [];
  let level = [ancestor];
  while (level.length > 0) {
    level = [...parents].filter(([, parent]) => level.includes(parent)).map(([pid]) => pid);
    found.push(...level);
  }
  return found;
}

/** True while the process exists and is no zombie. */
export async function isAlive(pid: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => '');
  return stat !== '' && !/^[ZX]/.test(stat.slice(stat.lastIndexOf(')') + 2));
}

export async function anyAlive(pids: readonly number[]): Promise<boolean> {
  return (await Promise.all(pids.map((pid) => isAlive(pid)))).some(Boolean);
}
