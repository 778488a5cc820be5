import type { Migration } from 'kysely/migration';

/** Until now every scan used the page, as far as the operator let it. */
export const choiceOfUse: Migration = {
  async up(db) {
    for (const table of ['scans', 'schedules']) {
      await db.schema
        .alterTable(table)
        .addColumn('interaction', 'boolean', (column) => column.notNull().defaultTo(true))
        .execute();
    }
  },
};
