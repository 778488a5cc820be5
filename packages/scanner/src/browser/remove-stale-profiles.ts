import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { profilePrefix } from './browser-process.ts';

const mayStay = new Set(['EACCES', 'EPERM', 'ENOTEMPTY', 'EBUSY']);

/** Removes the profiles that browsers of killed processes left behind, except those of other users. */
export async function removeStaleProfiles(folder: string = tmpdir()): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(profilePrefix));
  const stale = names.filter(
    (name) => !isAlive(Number(name.slice(profilePrefix.length).split('-')[0])),
  );
  await Promise.all(stale.map((name) => remove(path.join(folder, name))));
}

/**
 * What cannot be removed waits for the next start, and keeps nothing from starting: in a shared temporary folder it is
 * somebody else's, and a process of a browser that is about to end may still write to it.
 */
async function remove(profile: string): Promise<void> {
  try {
    await rm(profile, { recursive: true, force: true });
  } catch (error) {
    if (!mayStay.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
