import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A verdict on a cause can touch thousands of pages: those whose scores are still to follow it are marked, and which elements
 * it means is kept. Near-copies of pages can be asked for.
 */
export const outdatedScores: Migration = {
  async up(db) {
    await db.schema
      .alterTable('site_pages')
      .addColumn('score_outdated', 'boolean', (column) => column.notNull().defaultTo(false))
      .execute();
    await db.schema.alterTable('verdicts').addColumn('component_reach', 'text').execute();
    await db.schema
      .alterTable('site_scans')
      .addColumn('near_copies', 'boolean', (column) => column.notNull().defaultTo(false))
      .execute();
    await sql`create index site_pages_score_outdated on site_pages (site_scan_id) where score_outdated`.execute(
      db,
    );
  },
};
