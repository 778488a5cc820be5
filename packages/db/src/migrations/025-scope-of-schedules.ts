import type { Migration } from 'kysely/migration';

/** Until now every schedule scanned one page. */
export const scopeOfSchedules: Migration = {
  async up(db) {
    await db.schema
      .alterTable('schedules')
      .addColumn('scan_type', 'text', (column) => column.notNull().defaultTo('single_page'))
      .execute();
  },
};
