import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What people decide about single pages of a site is kept beside its causes, so that these follow without any page being read. */
export const pagesApart: Migration = {
  async up(db) {
    await db.schema
      .createTable('site_pages_apart')
      .addColumn('site_scan_id', 'text', (column) =>
        column.notNull().references('site_scans.scan_id').onDelete('cascade'),
      )
      .addColumn('rule', 'text', (column) => column.notNull())
      .addColumn('bytes', 'bytea', (column) => column.notNull())
      .addPrimaryKeyConstraint('site_pages_apart_pkey', ['site_scan_id', 'rule'])
      .execute();
    await sql`alter table site_pages_apart alter column bytes set storage external`.execute(db);
  },
};
