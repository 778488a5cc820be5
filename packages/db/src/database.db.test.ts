import { connect, createServer } from 'node:net';
import { beginProgress } from '@curbcut/model/scan';
import { createTestDatabase, type TestDatabase } from '@curbcut/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  closeDatabase,
  isDatabaseUnavailable,
  toStoredProgress,
  migrateToLatest,
  openDatabase,
  type Db,
} from './index.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
let database: TestDatabase;
let db: Db;

beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.databaseUrl, { poolSize: 3, log });
});

afterAll(async () => {
  await closeDatabase(db);
  await database.drop();
});

function newScan(id: string, url = 'https://example.org/') {
  return {
    id,
    url,
    client_key: '192.0.2.1',
    progress: toStoredProgress(beginProgress(new Date())),
  };
}

test('hostile text is stored and read back without NUL and lone surrogates', async () => {
  const hostile = `a\u0000b\ud800c\udc00d😀`;
  await db.insertInto('scans').values(newScan(`hostile\u0000`, hostile)).execute();
  const row = await db
    .selectFrom('scans')
    .selectAll()
    .where('id', '=', 'hostile\u0000')
    .executeTakeFirstOrThrow();
  const clean = 'ab\ufffdc\ufffdd😀';
  expect(row.id).toBe('hostile');
  expect(row.url).toBe(clean);
});

test('hostile keys and nested values in jsonb are cleaned, a megabyte is cut', async () => {
  const progress = beginProgress(new Date());
  const details = { loading: 'x'.repeat(1_000_000), ['checking\u0000']: '\ud800' };
  await db
    .insertInto('scans')
    .values({ ...newScan('nested'), progress: toStoredProgress({ ...progress, details }) })
    .execute();
  const row = await db
    .selectFrom('scans')
    .select('progress')
    .where('id', '=', 'nested')
    .executeTakeFirstOrThrow();
  expect(row.progress.details.checking).toBe('\ufffd');
  expect(row.progress.details.loading).toHaveLength(10_000);
});

test('a column holds a megabyte of text', async () => {
  const url = `https://example.org/${'x'.repeat(1_000_000)}`;
  await db.insertInto('scans').values(newScan('long', url)).execute();
  const row = await db
    .selectFrom('scans')
    .select('url')
    .where('id', '=', 'long')
    .executeTakeFirstOrThrow();
  expect(row.url).toBe(url);
});

test('bytes and times come back as they were', async () => {
  const requested_at = new Date('2026-03-04T05:06:07.089Z');
  await db
    .insertInto('scans')
    .values({ ...newScan('bytes'), requested_at })
    .execute();
  const bytes = Buffer.from([0, 255, 1, 254]);
  const picture = { media_type: 'image/webp', width: 3, height: 4, scale: 0.5, truncated: false };
  await db
    .insertInto('screenshots')
    .values({ scan_id: 'bytes', ...picture, bytes })
    .execute();
  const row = await db
    .selectFrom('screenshots')
    .innerJoin('scans', 'scans.id', 'screenshots.scan_id')
    .select(['bytes', 'scale', 'requested_at'])
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ bytes, scale: 0.5, requested_at });
});

test('a scan has an end exactly when it has ended', async () => {
  await expect(
    db
      .insertInto('scans')
      .values({ ...newScan('half'), status: 'completed' })
      .execute(),
  ).rejects.toThrow('scans_ended_whole');
});

test('many processes may migrate an empty database at once', async () => {
  const name = `migrate_${Date.now()}`;
  await sql`create database ${sql.id(name)}`.execute(db);
  const url = new URL(database.databaseUrl);
  url.pathname = `/${name}`;
  await Promise.all(Array.from({ length: 5 }, () => migrateToLatest(url.href, { log })));
  const fresh = openDatabase(url.href, { poolSize: 1, log });
  expect(await fresh.selectFrom('scans').selectAll().execute()).toEqual([]);
  await closeDatabase(fresh);
  await sql`drop database ${sql.id(name)} with (force)`.execute(db);
});

test('an idle connection that the server ends does not end the process', async () => {
  const other = openDatabase(database.databaseUrl, { poolSize: 1, log });
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(other);
  log.warn.mockClear();
  await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalled());
  expect((await sql<{ one: number }>`select 1 as one`.execute(other)).rows).toEqual([{ one: 1 }]);
  await closeDatabase(other);
});

test('a connection that the server ends within a transaction fails the transaction, not the process', async () => {
  const other = openDatabase(database.databaseUrl, { poolSize: 1, log });
  log.warn.mockClear();
  const transaction = other.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
    // Nothing is being asked when the bad news comes.
    await vi.waitFor(() => expect(log.warn).toHaveBeenCalled());
    await sql`select 1`.execute(trx);
  });
  await expect(transaction).rejects.toSatisfy(isDatabaseUnavailable);
  expect((await sql<{ one: number }>`select 1 as one`.execute(other)).rows).toEqual([{ one: 1 }]);
  await closeDatabase(other);
});

test('a database that stays away is named after the time to wait, without its password', async () => {
  const address = 'postgres://someone:secret@127.0.0.1:1/nothing';
  const error = await migrateToLatest(address, { log, waitMs: 300 }).catch(
    (thrown: unknown) => thrown,
  );
  expect(String(error)).toContain('127.0.0.1:1/nothing');
  expect(String(error)).toContain('ECONNREFUSED');
  expect(String(error)).not.toContain('secret');
});

test('a database that comes up late is waited for', async () => {
  const { port, hostname } = new URL(database.databaseUrl);
  const late = createServer();
  const lateUrl = new URL(database.databaseUrl);
  const freePort = await new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
  lateUrl.hostname = '127.0.0.1';
  lateUrl.port = String(freePort);
  log.warn.mockClear();
  const migrated = migrateToLatest(lateUrl.href, { log, waitMs: 20_000 });
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalled());
  late.on('connection', (socket) => {
    const server = connect(Number(port || 5432), hostname);
    socket.pipe(server).pipe(socket);
    socket.on('error', () => server.destroy());
    server.on('error', () => socket.destroy());
  });
  late.listen(freePort, '127.0.0.1');
  await expect(migrated).resolves.toBeUndefined();
  late.close();
});

test('a wrong database name is not waited for', async () => {
  const url = new URL(database.databaseUrl);
  url.pathname = '/no_such_database';
  await expect(migrateToLatest(url.href, { log })).rejects.toThrow('does not exist');
});
