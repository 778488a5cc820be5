import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { anyAlive, descendantsOf } from './processes.ts';
import { pidOf, type Product, waitFor } from './start-product.ts';

export const faultTargets = ['worker', 'api', 'database', 'browser', 'everything'] as const;
export type FaultTarget = (typeof faultTargets)[number];

/** kill -9. Of the database its postmaster, of the browser every process group, of everything each process at once. */
export async function killTarget(product: Product, target: FaultTarget): Promise<void> {
  switch (target) {
    case 'worker':
      return kill([await pidOf(product, 'apps/worker/src/main.ts')]);
    case 'api':
      return kill([await pidOf(product, 'apps/api/src/main.ts')]);
    case 'database':
      return kill([await databasePid(product)]);
    case 'browser':
      return kill((await browserGroups(product)).map((group) => -group));
    case 'everything':
      return killEverything(product);
  }
}

/** The id of the embedded PostgreSQL's first process. */
export async function databasePid(product: Product): Promise<number> {
  const file = path.join(product.stateDir, 'postgres', 'data', 'postmaster.pid');
  return Number.parseInt(await readFile(file, 'utf8'), 10);
}

async function killEverything(product: Product): Promise<void> {
  const all = [product.process.pid ?? 0, ...(await descendantsOf(product.process.pid ?? 0))];
  kill(all);
  await waitFor(async () => !(await anyAlive(all)), 10_000);
}

/** Each browser leads a process group of its own. */
async function browserGroups(product: Product): Promise<number[]> {
  const worker = await pidOf(product, 'apps/worker/src/main.ts');
  const groups: number[] = [];
  for (const pid of await descendantsOf(worker)) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (command.includes('--remote-debugging-pipe') && !command.includes('--type='))
      groups.push(pid);
  }
  if (groups.length === 0) throw new Error('The product runs no browser.');
  return groups;
}

/** A process may end by itself between being found and being hit. */
function kill(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}
