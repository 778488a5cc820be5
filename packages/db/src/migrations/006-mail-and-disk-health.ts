import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What tells that mails do not leave, or that a worker's disk is full. */
export const mailAndDiskHealth: Migration = {
  async up(db) {
    await db.schema.alterTable('mails').addColumn('failed_at', 'timestamptz').execute();
    await sql`create index mails_failed_at on mails (failed_at) where failed_at is not null`.execute(
      db,
    );
    await sql`create index mails_sent_at on mails (sent_at) where sent_at is not null`.execute(db);
    await db.schema
      .alterTable('workers')
      .addColumn('mail_ready', 'boolean', (column) => column.notNull().defaultTo(true))
      .addColumn('disk_full', 'boolean', (column) => column.notNull().defaultTo(false))
      .execute();
  },
};
