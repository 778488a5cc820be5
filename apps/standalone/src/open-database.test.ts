import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './open-database.ts';

test('with a database of somebody else’s, too, one start at a time owns the state directory', async () => {
  const stateDir = await mkdtemp(path.join(tmpdir(), 'curbcut-start-'));
  onTestFinished(() => rm(stateDir, { recursive: true }));
  const env = { PORT: 8000, HOST: '127.0.0.1', DATABASE_URL: 'postgres://localhost/curbcut' };
  const first = await openDatabase(env, stateDir);
  await expect(openDatabase(env, stateDir)).rejects.toThrow(
    `Curbcut is already running on ${stateDir} (process ${process.pid}). Stop it first`,
  );
  await first.stop();
  await (await openDatabase(env, stateDir)).stop();
  expect(await readdir(stateDir)).toEqual(['start.lock']);
});
