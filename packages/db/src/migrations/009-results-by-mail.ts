import type { Migration } from 'kysely/migration';

/** People choose whether the results of their own scans are mailed to them. */
export const resultsByMail: Migration = {
  async up(db) {
    await db.schema
      .alterTable('users')
      .addColumn('email_results', 'boolean', (column) => column.notNull().defaultTo(true))
      .execute();
  },
};
