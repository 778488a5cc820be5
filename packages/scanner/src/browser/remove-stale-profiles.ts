import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { profilePrefix } from './browser-process.ts';

/** Removes the profiles that browsers of killed processes left behind. */
export async function removeStaleProfiles(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(profilePrefix));
  const stale = names.filter(
    (name) => !isAlive(Number(name.slice(profilePrefix.length).split('-')[0])),
  );
  await Promise.all(
    stale.map((name) => rm(path.join(tmpdir(), name), { recursive: true, force: true })),
  );
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
