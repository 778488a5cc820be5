import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What a site's pages add to its result stands in a row for each page, so that no page packs the others' again. A scan
 * names the engines that failed, whichever they are.
 */
export const versionedResults: Migration = {
  async up(db) {
    await db.schema
      .createTable('site_page_results')
      .addColumn('site_scan_id', 'text', (column) =>
        column.notNull().references('site_scans.scan_id').onDelete('cascade'),
      )
      .addColumn('scan_id', 'text', (column) => column.notNull())
      .addColumn('bytes', 'bytea', (column) => column.notNull())
      .addPrimaryKeyConstraint('site_page_results_pkey', ['site_scan_id', 'scan_id'])
      .execute();
    await sql`alter table site_page_results alter column bytes set storage external`.execute(db);
    // The pages' own results are still there for a site that is under way.
    await db.schema.alterTable('site_scans').dropColumn('aggregate').execute();
    await db.schema
      .alterTable('scans')
      .addColumn('failed_engines', sql`text[]`, (column) => column.notNull().defaultTo(sql`'{}'`))
      .execute();
    // Which engine it was stands in the result alone; lists tell one engine from the others.
    await sql`update scans set failed_engines = array_remove(array[
        case when lighthouse_error then 'lighthouse' end,
        case when engine_error then 'axe' end
      ], null)
      where lighthouse_error or engine_error`.execute(db);
    await db.schema
      .alterTable('scans')
      .dropColumn('engine_error')
      .dropColumn('lighthouse_error')
      .execute();
  },
};
