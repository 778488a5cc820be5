import type { Migration } from 'kysely/migration';

/**
 * A scan says what it was judged by, a schedule what its scans are judged by, and a person what new scans are judged by.
 * Those of before are of WCAG 2.2 AA.
 */
export const chosenStandards: Migration = {
  async up(db) {
    for (const table of ['scans', 'schedules', 'users']) {
      await db.schema
        .alterTable(table)
        .addColumn('standard', 'text', (column) => column.notNull().defaultTo('2.2-AA'))
        .execute();
    }
  },
};
