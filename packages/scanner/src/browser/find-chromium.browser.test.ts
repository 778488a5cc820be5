import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { findChromium } from './find-chromium.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'curbcut-chromium-'));
  await chmod(folder, 0o755);
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function writeProgram(name: string, text: string): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, text, { mode: 0o755 });
  return file;
}

test('finds a Chromium that starts and is a program, not a script around one', async () => {
  const chromium = await findChromium({ cacheDir: folder });
  expect(chromium).not.toBeNull();
  const { stdout } = await promisify(execFile)(chromium?.path ?? '', ['--version']);
  expect(stdout).toMatch(/Chrom/);
  if (process.platform === 'linux') {
    const start = await readFile(chromium?.path ?? '');
    expect(start.subarray(1, 4).toString()).toBe('ELF');
  }
});

test('uses CHROME_PATH and nothing else', async () => {
  const chromePath = await writeProgram(
    'my-headless-shell',
    '#!/bin/sh\necho Chromium 150.0.1.2\n',
  );
  expect(await findChromium({ chromePath })).toEqual({
    path: chromePath,
    kind: 'headless-shell',
    version: '150.0.1.2',
  });
});

test('is told nothing of our environment, which holds the database’s password', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://user:secret@localhost/curbcut');
  onTestFinished(() => void vi.unstubAllEnvs());
  const chromePath = await writeProgram(
    'shell',
    '#!/bin/sh\necho "1.2 $DATABASE_URL" >&2\nexit 1\n',
  );
  await expect(findChromium({ chromePath })).rejects.toThrow(/does not start: 1\.2$/);
});

test('tells a full browser from a headless shell', async () => {
  const chromePath = await writeProgram('chrome', '#!/bin/sh\necho Chromium 150.0.1.2\n');
  expect(await findChromium({ chromePath })).toMatchObject({ kind: 'chromium' });
});

test('refuses a CHROME_PATH that is absent or lacks a library, with the reason', async () => {
  const absent = path.join(folder, 'absent');
  await expect(findChromium({ chromePath: absent })).rejects.toThrow(
    `CHROME_PATH ${absent} does not start: there is no such file`,
  );
  const words = 'error while loading shared libraries: libnss3.so';
  const broken = await writeProgram('broken', `#!/bin/sh\necho '${words}' >&2\nexit 127\n`);
  await expect(findChromium({ chromePath: broken })).rejects.toThrow(words);
});

test('passes over an installed one that lacks a library, and tells why', async () => {
  const words = 'error while loading shared libraries: libnss3.so: cannot open shared object file';
  const broken = await writeProgram('chromium', `#!/bin/sh\necho '${words}' >&2\nexit 127\n`);
  const cacheDir = path.join(folder, 'cache');
  const told: string[][] = [];
  const installed = [path.join(folder, 'absent'), broken];
  const onBroken = (file: string, reason: string) => told.push([file, reason]);
  expect(await findChromium({ cacheDir, installed, onBroken })).toBeNull();
  expect(told).toEqual([[broken, words]]);
  const works = await writeProgram('good', '#!/bin/sh\necho Chromium 150.0.1.2\n');
  expect(await findChromium({ cacheDir, installed: [broken, works], onBroken })).toMatchObject({
    path: works,
  });
});
