import { execFileSync } from 'node:child_process';
import { chmod, chown, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { query, setUpStateDirs } from './test-state-dirs.ts';

const { stateDir, useMadeDatabase, start } = setUpStateDirs();

test('closes the directory of an earlier version, which was open to everybody, and goes on with it', async () => {
  useMadeDatabase();
  const first = await start({ throwaway: false });
  await query(first.databaseUrl, 'CREATE TABLE kept (id int)');
  await first.stop();
  const folder = path.join(stateDir(), 'postgres');
  if (process.getuid?.() === 0) await chown(folder, 0, 0);
  await chmod(folder, 0o755);
  const second = await start({ throwaway: false });
  expect((await stat(folder)).mode & 0o007).toBe(0);
  expect(await query(second.databaseUrl, 'SELECT count(*)::int AS n FROM kept')).toEqual([
    { n: 0 },
  ]);
});

test.runIf(process.getuid?.() === 0)(
  'as root: goes on with a database that a normal user made, as that user',
  async () => {
    useMadeDatabase();
    const first = await start({ throwaway: false });
    await query(first.databaseUrl, 'CREATE TABLE kept (id int)');
    await first.stop();
    const folder = path.join(stateDir(), 'postgres');
    execFileSync('chown', ['-R', '1234:1234', folder]);
    const second = await start({ throwaway: false });
    expect(await query(second.databaseUrl, 'SELECT count(*)::int AS n FROM kept')).toEqual([
      { n: 0 },
    ]);
    const { mode, uid } = await stat(folder);
    expect([mode & 0o777, uid]).toEqual([0o700, 1234]);
    expect(await readFile(`/proc/${second.pid}/status`, 'utf8')).toMatch(/^Uid:\s+1234\s/m);
  },
);

test('gives up after five failed restarts and says why', async () => {
  useMadeDatabase();
  const lines: string[] = [];
  const postgres = await start({ log: (line) => lines.push(line) });
  const version = path.join(stateDir(), 'postgres', 'data', 'PG_VERSION');
  await writeFile(version, 'broken\n');
  process.kill(postgres.pid, 'SIGKILL');
  const end = await postgres.exited;
  expect(end).toMatchObject({ stopped: false, error: { code: 'server-failed' } });
  expect(lines.filter((line) => line.includes('restarting in'))).toHaveLength(5);
});

test('copies its programs when they lie where the server may not go', async () => {
  const { preparePrograms } = await import('./prepare-programs.ts');
  const { findNativeFolder } = await import('./find-native-folder.ts');
  const { chooseServerUser } = await import('./server-user.ts');
  const { cp } = await import('node:fs/promises');
  const user = await chooseServerUser(path.join(stateDir(), 'none'));
  const closed = path.join(stateDir(), 'closed');
  await cp(path.dirname(findNativeFolder()), closed, { recursive: true });
  await chmod(path.join(closed, 'native', 'bin', 'postgres'), 0o600);

  const programs = await preparePrograms(path.join(closed, 'native'), stateDir(), user);
  expect(programs.postgres).toMatch(path.join(stateDir(), 'programs-'));
  const again = await preparePrograms(path.join(closed, 'native'), stateDir(), user);
  expect(again).toEqual(programs);
});
