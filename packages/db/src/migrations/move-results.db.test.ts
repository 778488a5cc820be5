import resultBeforeVersions from '../stored/fixtures/result-0.json' with { type: 'json' };
import { unpack } from '../stored/packed.ts';
import { silentLog } from '@curbcut/model/log';
import { beginProgress } from '@curbcut/model/scan';
import { createEmptyDatabase } from '@curbcut/testing';
import { sql, type Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { closeDatabase, migrateToLatest, openDatabase, unpackResult } from '../index.ts';
import { migrations } from './index.ts';

/** More than one batch. */
const resultsCount = 120;

type OldTables = {
  scans: {
    id: string;
    url: string;
    client_key: string;
    status: string;
    progress: object;
    result: object | null;
    finished_at: Date | null;
  };
};

test('results in the rows of scans move to their own table, packed, and nothing else is lost', async () => {
  const database = await createEmptyDatabase();
  const db = openDatabase(database.databaseUrl, { poolSize: 2, log: silentLog });
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations }) },
  });
  const { error } = await migrator.migrateTo('001-scans-mails-workers');
  expect(error).toBeUndefined();

  const packed = Buffer.from(resultBeforeVersions.packed, 'base64');
  const before = (await unpack('result', packed)) as object;
  const after = await unpackResult(packed);
  const old = (db as Kysely<unknown>).withTables<OldTables>();
  const common = { url: 'https://example.org/', client_key: '192.0.2.1' };
  const progress = beginProgress(new Date());
  for (let index = 0; index < resultsCount; index += 1) {
    await old
      .insertInto('scans')
      .values({
        ...common,
        id: `done-${index}`,
        status: 'completed',
        progress,
        result: { ...before, durationMs: index },
        finished_at: new Date(),
      })
      .execute();
  }
  await old
    .insertInto('scans')
    .values({ ...common, id: 'waits', status: 'queued', progress, result: null, finished_at: null })
    .execute();

  await migrateToLatest(database.databaseUrl, { log: silentLog });

  const stored = await db.selectFrom('scan_results').selectAll().execute();
  expect(stored).toHaveLength(resultsCount);
  for (const { scan_id: id, bytes } of stored) {
    const durationMs = Number(id.slice('done-'.length));
    expect(await unpackResult(bytes)).toEqual({ ...after, durationMs });
  }
  const scans = await db.selectFrom('scans').select('id').execute();
  expect(scans).toHaveLength(resultsCount + 1);
  const { rows } = await sql<{ attname: string; attstorage: string }>`
    select attrelid::regclass::text as table, attname, attstorage from pg_attribute
     where attrelid in ('scans'::regclass, 'scan_results'::regclass, 'screenshots'::regclass)
       and attname in ('result', 'bytes')`.execute(db);
  expect(rows).toEqual([
    expect.objectContaining({ attname: 'bytes', attstorage: 'e' }),
    expect.objectContaining({ attname: 'bytes', attstorage: 'e' }),
  ]);
  await closeDatabase(db);
  await database.drop();
});
