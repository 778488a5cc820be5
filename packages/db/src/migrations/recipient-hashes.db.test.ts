import { silentLog } from '@curbcut/model/log';
import { createHash } from 'node:crypto';
import { createEmptyDatabase } from '@curbcut/testing';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { closeDatabase, migrateToLatest, openDatabase } from '../index.ts';
import { migrations } from './index.ts';

/** Recipients as they were typed, and the mailbox that each one is counted as. */
const recipients: readonly [string, string][] = [
  ['Ada+shop@Example.org', 'ada@example.org'],
  ['a.da@example.org', 'a.da@example.org'],
  ['A.d.a+x@googlemail.com', 'ada@gmail.com'],
];

test('mails of the last day go on being counted, by the mailbox', async () => {
  const database = await createEmptyDatabase();
  const db = openDatabase(database.databaseUrl, { poolSize: 2, log: silentLog });
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations }) },
  });
  expect((await migrator.migrateTo('004-contact-newsletter-status')).error).toBeUndefined();
  for (const [recipient] of recipients) {
    await sql`insert into mails (id, kind, recipient, status, message_id, not_me_token)
      values (${recipient}, 'reset-password', ${recipient}, 'sent', ${recipient}, ${recipient})`.execute(
      db,
    );
  }
  await migrateToLatest(database.databaseUrl, { log: silentLog });
  const rows = await db.selectFrom('mails').select(['recipient', 'recipient_hash']).execute();
  expect(new Map(rows.map((row) => [row.recipient, row.recipient_hash]))).toEqual(
    new Map(
      recipients.map(([recipient, mailbox]) => [
        recipient,
        createHash('sha256').update(mailbox).digest('hex'),
      ]),
    ),
  );
  await closeDatabase(db);
  await database.drop();
});
