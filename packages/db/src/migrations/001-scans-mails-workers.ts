import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const scansMailsWorkers: Migration = {
  async up(db) {
    await createScans(db);
    await createEvidence(db);
    await createMails(db);
    await createWorkers(db);
  },
};

async function createScans(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('scans')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text')
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('requester_name', 'text')
    .addColumn('requester_email', 'text')
    .addColumn('requester_company', 'text')
    .addColumn('client_key', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) =>
      column
        .notNull()
        .defaultTo('queued')
        .check(sql`status in ('queued', 'running', 'completed', 'failed')`),
    )
    .addColumn('attempt', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('retries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('worker_id', 'text')
    .addColumn('progress', 'jsonb', (column) => column.notNull())
    .addColumn('result', 'jsonb')
    .addColumn('error_code', 'text')
    .addColumn('error', 'text')
    .addColumn('requested_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('started_at', 'timestamptz')
    .addColumn('finished_at', 'timestamptz')
    .addColumn('expires_at', 'timestamptz')
    .addCheckConstraint(
      'scans_ended_whole',
      sql`(status in ('completed', 'failed')) = (finished_at is not null)`,
    )
    .execute();
  await db.schema
    .createIndex('scans_client_key_requested_at')
    .on('scans')
    .columns(['client_key', 'requested_at'])
    .execute();
  await sql`create index scans_unfinished on scans (status, requested_at) where status in ('queued', 'running')`.execute(
    db,
  );
  await db.schema.createIndex('scans_expires_at').on('scans').column('expires_at').execute();
}

async function createEvidence(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('screenshots')
    .addColumn('scan_id', 'text', (column) =>
      column.primaryKey().references('scans.id').onDelete('cascade'),
    )
    .addColumn('media_type', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('scale', 'double precision', (column) => column.notNull())
    .addColumn('truncated', 'boolean', (column) => column.notNull())
    .addColumn('bytes', 'bytea', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('report_files')
    .addColumn('scan_id', 'text', (column) =>
      column.notNull().references('scans.id').onDelete('cascade'),
    )
    .addColumn('format', 'text', (column) => column.notNull().check(sql`format in ('pdf')`))
    .addColumn('bytes', 'bytea')
    .addColumn('status', 'text', (column) =>
      column.notNull().check(sql`status in ('pending', 'ready', 'failed')`),
    )
    .addColumn('error', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('report_files_pkey', ['scan_id', 'format'])
    .addCheckConstraint('report_files_ready_whole', sql`(status = 'ready') = (bytes is not null)`)
    .execute();
}

async function createMails(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mails')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('scan_id', 'text', (column) =>
      column.notNull().references('scans.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`kind in ('scan-completed', 'scan-failed')`),
    )
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) =>
      column.notNull().check(sql`status in ('queued', 'sent', 'failed', 'suppressed')`),
    )
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('message_id', 'text', (column) => column.notNull().unique())
    .addColumn('not_me_token', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('sent_at', 'timestamptz')
    .addColumn('last_error', 'text')
    .addColumn('subject', 'text')
    .addColumn('html', 'text')
    .addColumn('text', 'text')
    .addUniqueConstraint('mails_once_per_scan', ['scan_id', 'kind'])
    .execute();
  await sql`create index mails_recipient_created_at on mails (lower(recipient), created_at)`.execute(
    db,
  );
  await db.schema
    .createTable('mail_suppressions')
    .addColumn('recipient_hash', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema
    .createTable('not_me_tokens')
    .addColumn('token', 'text', (column) => column.primaryKey())
    .addColumn('recipient_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
}

async function createWorkers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('workers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('started_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('seen_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('browser_ready', 'boolean', (column) => column.notNull())
    .addColumn('browser_version', 'text')
    .addColumn('slots', 'integer', (column) => column.notNull())
    .execute();
}
