import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openOutboxKey, outboxKeyFile } from './open-outbox-key.ts';

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'curbcut-key-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

async function modeOf(file: string): Promise<number> {
  return (await stat(file)).mode & 0o777;
}

test('is made once, for its owner only, and stays the same', async () => {
  const stateDir = path.join(await newFolder(), 'not', 'there');
  const key = await openOutboxKey(stateDir);
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(await openOutboxKey(stateDir)).toBe(key);
  const file = outboxKeyFile(stateDir);
  expect((await readFile(file, 'utf8')).trim()).toBe(key);
  expect(await modeOf(file)).toBe(0o600);
  await chmod(file, 0o644);
  expect(await openOutboxKey(stateDir)).toBe(key);
  expect(await modeOf(file)).toBe(0o600);
});

test('differs between installations, and is made anew when its file is gone or damaged', async () => {
  const stateDir = await newFolder();
  const first = await openOutboxKey(stateDir);
  expect(await openOutboxKey(await newFolder())).not.toBe(first);
  await rm(outboxKeyFile(stateDir));
  const second = await openOutboxKey(stateDir);
  expect(second).not.toBe(first);
  for (const damaged of ['', 'short', `${second}${second}`]) {
    await writeFile(outboxKeyFile(stateDir), damaged);
    const made = await openOutboxKey(stateDir);
    expect(made).toMatch(/^[\w-]{43}$/);
    expect(await modeOf(outboxKeyFile(stateDir))).toBe(0o600);
  }
});

test('is one for all who ask at once', async () => {
  const stateDir = await newFolder();
  const keys = await Promise.all(Array.from({ length: 8 }, () => openOutboxKey(stateDir)));
  expect(new Set(keys).size).toBe(1);
});

test('says so where nothing can be kept', async () => {
  const file = path.join(await newFolder(), 'file');
  await writeFile(file, '');
  await expect(openOutboxKey(path.join(file, 'below'))).rejects.toThrow('ENOTDIR');
});
