import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { profilePrefix } from './browser-process.ts';
import { browserUserId } from './browser-user.ts';
import { removeStaleProfiles } from './remove-stale-profiles.ts';

/** Above every process id that Linux and macOS give. */
const deadPid = 99_999_999;

test('removes what dead processes left, and what cannot be removed keeps nothing from starting', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'curbcut-stale-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [alive, stale, foreign] = [
    `${profilePrefix}${process.pid}-a`,
    `${profilePrefix}${deadPid}-b`,
    `${profilePrefix}${deadPid}-c`,
  ];
  const isRoot = process.getuid?.() === 0;
  for (const name of [alive, stale, foreign]) {
    await mkdir(path.join(folder, name));
    await writeFile(path.join(folder, name, 'file'), '');
    if (isRoot) await chown(path.join(folder, name), browserUserId, browserUserId);
  }
  // A folder that nobody may write to stands for one that belongs to somebody else.
  await chmod(path.join(folder, foreign), 0o500);
  onTestFinished(() => chmod(path.join(folder, foreign), 0o700));
  if (isRoot) await chown(folder, browserUserId, browserUserId);
  await asOrdinaryUser(() => removeStaleProfiles(folder));
  expect((await readdir(folder)).toSorted()).toEqual([alive, foreign].toSorted());
});

test('leaves a profile that is still written to for the next start', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'curbcut-stale-'));
  onTestFinished(() => rm(folder, { recursive: true, maxRetries: 5 }));
  const profile = path.join(folder, `${profilePrefix}${deadPid}-a`);
  const writing = `const fs = require('node:fs');
    for (let i = 0; ; i++) {
      try {
        fs.mkdirSync(process.argv[1], { recursive: true });
        fs.writeFileSync(process.argv[1] + '/' + i, '');
        if (i === 100) console.log('begun');
      } catch {}
    }`;
  const writer = spawn(process.execPath, ['-e', writing, profile]);
  onTestFinished(() => void writer.kill('SIGKILL'));
  await once(writer.stdout, 'data');
  for (let times = 0; times < 20; times++) await removeStaleProfiles(folder);
  writer.kill('SIGKILL');
  await once(writer, 'exit');
  await removeStaleProfiles(folder);
  expect(await readdir(folder)).toEqual([]);
});

/** Root may remove everything. */
async function asOrdinaryUser(work: () => Promise<void>): Promise<void> {
  if (process.getuid?.() !== 0) return work();
  process.seteuid?.(browserUserId);
  try {
    await work();
  } finally {
    process.seteuid?.(0);
  }
}
