import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Scans wait in their own table, and their jobs are given to the queue when it is their turn. */
export const scanDispatch: Migration = {
  async up(db) {
    await db.schema
      .alterTable('scans')
      .addColumn('target_host', 'text')
      .addColumn('due_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addColumn('not_before', 'timestamptz')
      .addColumn('dispatched_at', 'timestamptz')
      .addColumn('begun_at', 'timestamptz')
      .addColumn('answered_at', 'timestamptz')
      .addColumn('parsed_at', 'timestamptz')
      .addColumn('gives_way', 'boolean', (column) => column.notNull().defaultTo(false))
      .addColumn('gave_way', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('fallback_code', 'text')
      .execute();
    // Those that are unfinished have their jobs already.
    await sql`update scans set dispatched_at = now() where status in ('queued', 'running')`.execute(
      db,
    );
    await sql`create index scans_waiting on scans (due_at)
      where status = 'queued' and dispatched_at is null and scan_type = 'single_page'`.execute(db);
    await db.schema
      .createTable('requester_turns')
      .addColumn('requester', 'text', (column) => column.primaryKey())
      .addColumn('last_at', 'timestamptz', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('host_paces')
      .addColumn('host', 'text', (column) => column.primaryKey())
      .addColumn('free_at', 'timestamptz', (column) => column.notNull())
      .execute();
  },
};
