import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A site tells which pages each of its causes is on, and, while it is scanned, how many pages each rule failed on so far:
 * both without reading the pages' results. A page has its title, and says whether it is a near-copy, which is scanned last.
 */
export const causesOfSites: Migration = {
  async up(db) {
    await db.schema
      .createTable('site_causes')
      .addColumn('site_scan_id', 'text', (column) =>
        column.notNull().references('site_scans.scan_id').onDelete('cascade'),
      )
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addColumn('bytes', 'bytea', (column) => column.notNull())
      .addPrimaryKeyConstraint('site_causes_pkey', ['site_scan_id', 'fingerprint'])
      .execute();
    await sql`alter table site_causes alter column bytes set storage external`.execute(db);
    await db.schema
      .createTable('site_rule_counts')
      .addColumn('site_scan_id', 'text', (column) =>
        column.notNull().references('site_scans.scan_id').onDelete('cascade'),
      )
      .addColumn('rule', 'text', (column) => column.notNull())
      .addColumn('outcome', 'text', (column) => column.notNull())
      .addColumn('level', 'text', (column) => column.notNull())
      .addColumn('impact', 'text', (column) => column.notNull())
      .addColumn('pages', 'integer', (column) => column.notNull())
      .addColumn('elements', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('site_rule_counts_pkey', [
        'site_scan_id',
        'rule',
        'outcome',
        'level',
      ])
      .execute();
    await db.schema
      .alterTable('site_pages')
      .addColumn('title', 'text')
      .addColumn('near_copy', 'text')
      .execute();
  },
};
