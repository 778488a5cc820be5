import type { Migration } from 'kysely/migration';

/** Until now https was put before what had no scheme, and nothing else was ever tried. */
export const schemeAssumed: Migration = {
  async up(db) {
    for (const table of ['scans', 'schedules']) {
      await db.schema
        .alterTable(table)
        .addColumn('scheme_assumed', 'boolean', (column) => column.notNull().defaultTo(false))
        .execute();
    }
  },
};
