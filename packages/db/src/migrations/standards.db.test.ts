import { silentLog } from '@curbcut/model/log';
import { beginProgress } from '@curbcut/model/scan';
import { createEmptyDatabase, insertTestUser } from '@curbcut/testing';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { closeDatabase, migrateToLatest, openDatabase } from '../index.ts';
import { migrations } from './index.ts';

test('scans, schedules and people of before are of WCAG 2.2 AA', async () => {
  const database = await createEmptyDatabase();
  const db = openDatabase(database.databaseUrl, { poolSize: 2, log: silentLog });
  const provider = { getMigrations: async () => ({ ...migrations }) };
  const { error } = await new Migrator({ db, provider }).migrateTo('016-causes-of-sites');
  expect(error).toBeUndefined();
  const { userId } = await insertTestUser(db, { plan: 'pro', verified: true });
  await sql`insert into scans (id, url, client_key, status, progress)
    values ('page', 'https://example.org/', 'key', 'running', ${JSON.stringify(beginProgress(new Date()))})`.execute(
    db,
  );
  await sql`insert into schedules (id, user_id, url, frequency, time, status)
    values ('daily', ${userId}, 'https://example.org/', 'daily', '09:00', 'paused')`.execute(db);

  await migrateToLatest(database.databaseUrl, { log: silentLog });

  for (const table of ['scans', 'schedules', 'users'] as const) {
    expect(await db.selectFrom(table).select('standard').execute()).toEqual([
      { standard: '2.2-AA' },
    ]);
  }
  await closeDatabase(db);
  await database.drop();
});
