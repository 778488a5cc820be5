import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test, vi } from 'vitest';
import { isAlive, readServerPid } from './clear-old-server.ts';
import { query, setUpStateDirs } from './test-state-dirs.ts';

const { stateDir, useMadeDatabase, start } = setUpStateDirs();

/** Starts PostgreSQL from a process of its own, to be killed. */
async function startElsewhere(dir: string) {
  const program = `
    import { startPostgres } from ${JSON.stringify(path.join(import.meta.dirname, 'index.ts'))};
    const postgres = await startPostgres({ stateDir: process.argv[1], throwaway: true });
    console.log(postgres.databaseUrl);
  `;
  const owner = spawn(process.execPath, ['--input-type=module', '-e', program, dir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [databaseUrl] = (await once(createInterface(owner.stdout), 'line')) as [string];
  const pid = await readServerPid(path.join(dir, 'postgres', 'data'));
  return { owner, databaseUrl, pid: pid ?? 0 };
}

test('keeps data over a restart, serves UTC and UTF-8, and listens on loopback only', async () => {
  const first = await start({ throwaway: false });
  await query(
    first.databaseUrl,
    `CREATE TABLE word (text text); INSERT INTO word VALUES ('bordüre')`,
  );
  const [settings] = await query(
    first.databaseUrl,
    `SELECT current_setting('listen_addresses') AS address, current_setting('TimeZone') AS zone, current_setting('fsync') AS fsync`,
  );
  expect(settings).toEqual({ address: '127.0.0.1', zone: 'UTC', fsync: 'on' });
  await first.stop();
  expect(await first.exited).toEqual({ stopped: true });
  expect(isAlive(first.pid)).toBe(false);

  const second = await start({ throwaway: false });
  expect(await query(second.databaseUrl, 'SELECT text FROM word')).toEqual([{ text: 'bordüre' }]);
});

test('gives the product a role that owns its database and has no right beyond it', async () => {
  const { databaseUrl } = await start({ throwaway: false });
  expect(
    await query(
      databaseUrl,
      'SELECT current_user AS u, current_database() AS d, rolsuper OR rolcreatedb OR rolcreaterole OR rolreplication AS more FROM pg_roles WHERE rolname = current_user',
    ),
  ).toEqual([{ u: 'curbcut', d: 'curbcut', more: false }]);
  await expect(query(databaseUrl.replace(/:[^:@]+@/, ':wrong@'), 'SELECT 1')).rejects.toThrow(
    'password',
  );
});

test('keeps its files to their owner', async () => {
  await start();
  const password = await stat(path.join(stateDir(), 'postgres', 'superuser-password'));
  const data = await stat(path.join(stateDir(), 'postgres', 'data'));
  expect(password.mode & 0o777).toBe(0o600);
  expect(data.mode & 0o777).toBe(0o700);
  const folder = await stat(path.join(stateDir(), 'postgres'));
  // As root the server runs as somebody else, who must get in but must not replace anything.
  expect([folder.mode & 0o777, folder.uid, folder.gid]).toEqual(
    process.getuid?.() === 0
      ? [0o750, 0, data.gid]
      : [0o700, process.getuid?.(), expect.any(Number)],
  );
});

test('refuses a second supervisor with the process id of the first, in this process and in another', async () => {
  useMadeDatabase();
  const first = await start();
  await expect(start()).rejects.toMatchObject({
    code: 'already-running',
    message: expect.stringContaining(`process ${process.pid}`),
  });
  await first.stop();

  const elsewhere = await startElsewhere(stateDir());
  await expect(start()).rejects.toThrow(`process ${elsewhere.owner.pid}`);
  elsewhere.owner.kill('SIGTERM');
  await vi.waitUntil(() => !isAlive(elsewhere.pid), { timeout: 10_000 });
});

test('leaves nothing running after kill -9 of its owner, and starts again at once', async () => {
  useMadeDatabase();
  const elsewhere = await startElsewhere(stateDir());
  await query(elsewhere.databaseUrl, 'CREATE TABLE kept (id int)');
  expect(isAlive(elsewhere.pid)).toBe(true);
  elsewhere.owner.kill('SIGKILL');
  await once(elsewhere.owner, 'exit');

  const next = await start();
  expect(isAlive(elsewhere.pid)).toBe(false);
  expect(await query(next.databaseUrl, 'SELECT count(*)::int AS n FROM kept')).toEqual([{ n: 0 }]);
});

test('restarts a server that was killed, on the same address', async () => {
  useMadeDatabase();
  const postgres = await start({ throwaway: false });
  await query(postgres.databaseUrl, 'CREATE TABLE kept (id int)');
  const killed = postgres.pid;
  process.kill(killed, 'SIGKILL');
  await vi.waitUntil(() => postgres.pid !== killed, { timeout: 20_000 });
  expect(await query(postgres.databaseUrl, 'SELECT count(*)::int AS n FROM kept')).toEqual([
    { n: 0 },
  ]);
});

test('starts over a stale postmaster.pid whose id belongs to another program now', async () => {
  useMadeDatabase();
  const first = await start();
  await first.stop();
  const pidFile = path.join(stateDir(), 'postgres', 'data', 'postmaster.pid');
  await writeFile(pidFile, `${process.pid}\n/nowhere\n1\n1\n\n127.0.0.1\n0 0\nready\n`);
  const second = await start();
  expect(await readServerPid(path.dirname(pidFile))).toBe(second.pid);
});

test('an interrupted first start leaves no half-made database', async () => {
  const leftover = path.join(stateDir(), 'postgres', 'data.tmp-abcdef');
  await mkdir(leftover, { recursive: true });
  await start();
  await expect(stat(leftover)).rejects.toThrow('ENOENT');
});

test.runIf(process.getuid?.() === 0)(
  'as root: names the setting when the unprivileged user may not enter',
  async () => {
    await chmod(stateDir(), 0o700);
    await expect(start()).rejects.toMatchObject({
      code: 'state-dir-unusable',
      message: expect.stringContaining('CURBCUT_STATE_DIR'),
    });
  },
);

test('names the setting when the state directory can not be made', async () => {
  const file = path.join(stateDir(), 'file');
  await writeFile(file, '');
  await expect(start({ stateDir: path.join(file, 'below') })).rejects.toMatchObject({
    code: 'state-dir-unusable',
    message: expect.stringContaining('CURBCUT_STATE_DIR'),
  });
  expect(await readFile(file, 'utf8')).toBe('');
});
