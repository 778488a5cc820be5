import { silentLog } from '@curbcut/model/log';
import { firstRevisionHashes } from '@curbcut/model/rule-hashes';
import { createEmptyDatabase } from '@curbcut/testing';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { closeDatabase, migrateToLatest, openDatabase } from '../index.ts';
import { migrations } from './index.ts';

test('verdicts of before hold for the first revision of a rule whose hash is known', async () => {
  const database = await createEmptyDatabase();
  const db = openDatabase(database.databaseUrl, { poolSize: 2, log: silentLog });
  const provider = { getMigrations: async () => ({ ...migrations }) };
  const { error } = await new Migrator({ db, provider }).migrateTo('028-what-came-back');
  expect(error).toBeUndefined();
  const hashes: Record<string, string | null> = {
    known: firstRevisionHashes['image-alt']?.split(' ').at(-1) ?? '',
    'of another rule': firstRevisionHashes['label'] ?? '',
    unknown: 'ffffffffffff',
    'not recorded': null,
  };
  const { rows: users } = await sql<{ id: string }>`
    insert into users (id, email, email_key, name, password_hash, plan)
    values ('u1', 'maya@example.org', 'maya@example.org', 'Maya', '', 'pro') returning id`.execute(
    db,
  );
  for (const [at, [id, hash]] of Object.entries(hashes).entries())
    await sql`insert into verdicts
        (id, user_id, revision, kind, note, scope, author, applies_from, url, host, issue, rule,
          rule_hash, outcome, title, impact, elements_shown)
      values (${id}, ${users[0]?.id}, ${at + 1}, 'false-alarm', '', 'page', 'Maya', now(),
        'https://example.org/', 'example.org', 'a', 'image-alt', ${hash}, 'failed', '', 'minor', 0)`.execute(
      db,
    );

  await migrateToLatest(database.databaseUrl, { log: silentLog });

  const found = await db.selectFrom('verdicts').select(['id', 'rule_revision']).execute();
  expect(Object.fromEntries(found.map((row) => [row.id, row.rule_revision]))).toEqual({
    known: 1,
    'of another rule': 0,
    unknown: 0,
    'not recorded': null,
  });
  await closeDatabase(db);
  await database.drop();
});
