import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { descendantsOf } from '../../e2e/processes.ts';

/** What a scanning process and its browsers take, at a moment when no page is open. */
export interface Sample {
  nodeMebibytes: number;
  browserMebibytes: number;
  processes: number;
  fileDescriptors: number;
}

const settleMs = 250;
const settleTries = 20;

/** Measures a process once its children have stopped coming and going. Linux only. */
export async function sampleProcess(pid: number): Promise<Sample> {
  let children = await descendantsOf(pid);
  for (let tries = 0; tries < settleTries; tries += 1) {
    await delay(settleMs);
    const now = await descendantsOf(pid);
    const isSettled = String(now) === String(children);
    children = now;
    if (isSettled) break;
  }
  const sizes = await Promise.all(children.map(ownKibibytes));
  return {
    nodeMebibytes: (await ownKibibytes(pid)) / 1024,
    browserMebibytes: sizes.reduce((sum, size) => sum + size, 0) / 1024,
    processes: children.length,
    fileDescriptors: (await readdir(`/proc/${pid}/fd`)).length,
  };
}

/** Memory that the process does not share with the files it runs from; 0 when it has just ended. */
async function ownKibibytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'latin1').catch(() => '');
  const field = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
  return field('RssAnon') + field('RssShmem');
}
