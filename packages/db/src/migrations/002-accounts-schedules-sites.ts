import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { moveResults } from './move-results.ts';

export const accountsSchedulesSites: Migration = {
  async up(db) {
    await createUsers(db);
    await createSessions(db);
    await createUsage(db);
    await createSchedules(db);
    await extendScans(db);
    await moveResults(db);
    await createSharesAndSites(db);
    await extendMails(db);
  },
};

async function createUsers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('company', 'text')
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('email_verified_at', 'timestamptz')
    .addColumn('plan', 'text', (column) =>
      column.notNull().check(sql`plan in ('free', 'pro', 'enterprise')`),
    )
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('deleted_at', 'timestamptz')
    .addColumn('history_days', 'integer')
    .execute();
  await sql`create index users_deleted_at on users (deleted_at) where deleted_at is not null`.execute(
    db,
  );
  await db.schema
    .createTable('plan_changes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => ofUser(column).notNull())
    .addColumn('changed_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('from_plan', 'text', (column) => column.notNull())
    .addColumn('to_plan', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .execute();
  await index(db, 'plan_changes', ['user_id', 'changed_at']);
}

async function createSessions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => ofUser(column).notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('last_seen_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('device', 'text')
    .addColumn('address', 'text')
    .execute();
  await index(db, 'sessions', ['user_id']);
  await index(db, 'sessions', ['expires_at']);
  await db.schema
    .createTable('account_tokens')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => ofUser(column).notNull())
    .addColumn('kind', 'text', (column) =>
      column
        .notNull()
        .check(
          sql`kind in ('verify-email', 'reset-password', 'confirm-old-email', 'confirm-new-email')`,
        ),
    )
    .addColumn('new_email', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('used_at', 'timestamptz')
    .execute();
  await index(db, 'account_tokens', ['user_id', 'kind']);
  await index(db, 'account_tokens', ['expires_at']);
}

async function createUsage(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('throttle_counters')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('ends_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await index(db, 'throttle_counters', ['ends_at']);
  await db.schema
    .createTable('monthly_usage')
    .addColumn('user_id', 'text', (column) => ofUser(column).notNull())
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('used', 'integer', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`used >= 0`),
    )
    .addPrimaryKeyConstraint('monthly_usage_pkey', ['user_id', 'month'])
    .execute();
}

async function createSchedules(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('schedules')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => ofUser(column).notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('frequency', 'text', (column) =>
      column.notNull().check(sql`frequency in ('daily', 'weekly', 'monthly')`),
    )
    .addColumn('time', 'text', (column) => column.notNull())
    .addColumn('day', 'integer')
    .addColumn('email', 'text')
    .addColumn('name', 'text')
    .addColumn('status', 'text', (column) =>
      column
        .notNull()
        .defaultTo('active')
        .check(sql`status in ('active', 'paused', 'over-limit')`),
    )
    .addColumn('next_run_at', 'timestamptz')
    .addColumn('last_run_at', 'timestamptz')
    .addColumn('last_scan_id', 'text')
    .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('last_error', 'text')
    .addColumn('mails_stopped_for', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addCheckConstraint(
      'schedules_active_has_next',
      sql`(status = 'active') = (next_run_at is not null)`,
    )
    .execute();
  await index(db, 'schedules', ['user_id', 'created_at']);
  await sql`create index schedules_due on schedules (next_run_at, id) where status = 'active'`.execute(
    db,
  );
  await db.schema
    .alterTable('not_me_tokens')
    .addColumn('schedule_id', 'text', (column) =>
      column.references('schedules.id').onDelete('set null'),
    )
    .execute();
  await sql`create index not_me_tokens_schedule_id on not_me_tokens (schedule_id) where schedule_id is not null`.execute(
    db,
  );
}

async function extendScans(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('scans')
    .addColumn('scan_type', 'text', (column) =>
      column
        .notNull()
        .defaultTo('single_page')
        .check(sql`scan_type in ('single_page', 'site')`),
    )
    .addColumn('parent_id', 'text', (column) => column.references('scans.id').onDelete('cascade'))
    .addColumn('schedule_id', 'text', (column) =>
      column.references('schedules.id').onDelete('set null'),
    )
    .addColumn('quota_month', 'text')
    .addColumn('overall_score', 'double precision')
    .addColumn('issues_count', 'integer')
    .addColumn('has_errors', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('engine_error', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('lighthouse_error', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('duration_ms', 'double precision')
    .addColumn('category_scores', 'jsonb')
    .addColumn('severity_counts', 'jsonb')
    .addColumn('previous_scan_id', 'text')
    .addColumn('previous_score', 'double precision')
    .addColumn('new_count', 'integer')
    .addColumn('fixed_count', 'integer')
    .addColumn('comparison', 'jsonb')
    .addColumn('average_score', 'double precision')
    .addColumn('rules_changed', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('new_fingerprints', sql`text[]`)
    .addColumn('fixed_fingerprints', sql`text[]`)
    .addColumn('idempotency_key', 'text')
    .addColumn('queue_priority', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('cancelled_at', 'timestamptz')
    .execute();
  await sql`alter table scans add constraint scans_user_id_fkey foreign key (user_id) references users (id) on delete cascade`.execute(
    db,
  );
  await indexScans(db);
}

/** What lists and trends read is in the indexes, so that a person's 10,000 scans take milliseconds. */
async function indexScans(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `create index scans_of_user on scans (user_id, requested_at desc, id) include (status, expires_at)
      where parent_id is null and user_id is not null`,
    `create index scans_of_website on scans (user_id, url, finished_at desc nulls last)
      include (id, status, scan_type, requested_at, overall_score, issues_count, new_count, fixed_count, rules_changed, expires_at)
      where parent_id is null and user_id is not null`,
    `create index scans_with_changes on scans (user_id, finished_at)
      where new_fingerprints is not null or fixed_fingerprints is not null`,
    `create index scans_user_id_status on scans (user_id, status) where user_id is not null`,
    `create unique index scans_idempotency_key on scans (coalesce(user_id, client_key), idempotency_key)
      where idempotency_key is not null`,
    `create index scans_of_parent on scans (parent_id) where parent_id is not null`,
    `create index scans_of_schedule on scans (schedule_id, requested_at desc) where schedule_id is not null`,
    // What vacuum has seen is read from an index without its row; by default it comes after a fifth of the table.
    `alter table scans set (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.05)`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

async function createSharesAndSites(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('shares')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('scan_id', 'text', (column) =>
      column.notNull().references('scans.id').onDelete('cascade'),
    )
    .addColumn('purpose', 'text', (column) =>
      column.notNull().check(sql`purpose in ('share', 'report')`),
    )
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('views', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await index(db, 'shares', ['scan_id']);
  await index(db, 'shares', ['expires_at']);
  await index(db, 'report_files', ['created_at']);
  await index(db, 'not_me_tokens', ['created_at']);
  await db.schema
    .createTable('site_scans')
    .addColumn('scan_id', 'text', (column) =>
      column.primaryKey().references('scans.id').onDelete('cascade'),
    )
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('pages_limit', 'integer', (column) => column.notNull())
    .addColumn('robots', 'text')
    .addColumn('crawl_delay_seconds', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('notes', sql`text[]`, (column) => column.notNull().defaultTo(sql`'{}'`))
    .addColumn('discovered_at', 'timestamptz')
    .addColumn('last_page_at', 'timestamptz')
    .addColumn('aggregate', 'bytea')
    .execute();
  await index(db, 'site_scans', ['host']);
  await db.schema
    .createTable('site_pages')
    .addColumn('site_scan_id', 'text', (column) =>
      column.notNull().references('scans.id').onDelete('cascade'),
    )
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('source', 'text', (column) =>
      column.notNull().check(sql`source in ('start', 'sitemap', 'link')`),
    )
    .addColumn('status', 'text', (column) =>
      column
        .notNull()
        .check(sql`status in ('found', 'queued', 'completed', 'failed', 'skipped', 'cancelled')`),
    )
    .addColumn('scan_id', 'text', (column) => column.references('scans.id').onDelete('set null'))
    .addColumn('reason', 'text')
    .addPrimaryKeyConstraint('site_pages_pkey', ['site_scan_id', 'url'])
    .execute();
  await index(db, 'site_pages', ['scan_id']);
  await index(db, 'site_pages', ['site_scan_id', 'status', 'position']);
}

async function extendMails(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mails drop constraint mails_kind_check`.execute(db);
  await sql`alter table mails alter column scan_id drop not null`.execute(db);
  await db.schema
    .alterTable('mails')
    .addColumn('user_id', 'text', (column) => ofUser(column))
    .addColumn('parameters', 'jsonb')
    .execute();
  await sql`alter table mails add constraint mails_kind_check check (kind in ('scan-completed', 'scan-failed', 'verify-email', 'reset-password', 'password-changed', 'confirm-old-email', 'confirm-new-email', 'email-changed', 'account-deleted', 'schedule-failing'))`.execute(
    db,
  );
  await sql`alter table mails add constraint mails_scan_kinds_have_scan check ((kind in ('scan-completed', 'scan-failed')) = (scan_id is not null))`.execute(
    db,
  );
  await index(db, 'mails', ['user_id']);
}

type Column = ColumnDefinitionBuilder;

function ofUser(column: Column): Column {
  return column.references('users.id').onDelete('cascade');
}

async function index(db: Kysely<unknown>, table: string, columns: string[]): Promise<void> {
  await db.schema
    .createIndex(`${table}_${columns.join('_')}`)
    .on(table)
    .columns(columns)
    .execute();
}
