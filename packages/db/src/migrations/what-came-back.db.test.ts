import { silentLog } from '@curbcut/model/log';
import { beginProgress } from '@curbcut/model/scan';
import { createEmptyDatabase } from '@curbcut/testing';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { closeDatabase, migrateToLatest, openDatabase } from '../index.ts';
import { migrations } from './index.ts';

const part = { title: '', newElements: 0, fixedElements: 0, newOn: [], fixedOn: [] };

test('what came back in comparisons of before is found in them, whatever they hold', async () => {
  const database = await createEmptyDatabase();
  const db = openDatabase(database.databaseUrl, { poolSize: 2, log: silentLog });
  const provider = { getMigrations: async () => ({ ...migrations }) };
  const { error } = await new Migrator({ db, provider }).migrateTo('027-ignored-issues');
  expect(error).toBeUndefined();
  const comparisons: Record<string, unknown> = {
    first: null,
    'of version 1': { v: 1, newCount: 3 },
    damaged: { v: 2, cameBackCount: 1, cameBackFingerprints: 'none', changed: {} },
    'with some': {
      v: 2,
      cameBackCount: 2,
      cameBackFingerprints: ['whole'],
      changed: [
        { ...part, fingerprint: 'part', cameBackElements: 1 },
        { ...part, fingerprint: 'other', cameBackElements: 0 },
      ],
    },
    'with none': { v: 2, cameBackCount: 0, cameBackFingerprints: [], changed: [] },
  };
  const progress = JSON.stringify(beginProgress(new Date()));
  for (const [id, comparison] of Object.entries(comparisons))
    await sql`insert into scans (id, url, client_key, status, progress, comparison)
      values (${id}, 'https://example.org/', 'key', 'running', ${progress},
        ${comparison === null ? null : JSON.stringify(comparison)})`.execute(db);

  await migrateToLatest(database.databaseUrl, { log: silentLog });

  const scans = await db
    .selectFrom('scans')
    .select(['id', 'came_back_count', 'came_back_fingerprints'])
    .execute();
  const found = new Map(
    scans.map(({ id, came_back_count: count, came_back_fingerprints: prints }) => [
      id,
      [count, prints?.toSorted() ?? null],
    ]),
  );
  expect(Object.fromEntries(found)).toEqual({
    first: [null, null],
    'of version 1': [0, null],
    damaged: [0, null],
    'with some': [2, ['part', 'whole']],
    'with none': [0, null],
  });
  await closeDatabase(db);
  await database.drop();
});
