import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Lists say how many critical issues are open without reading a result: those ignored are left out until their last day. */
export const ignoredCritical: Migration = {
  async up(db) {
    await db.schema
      .alterTable('scans')
      .addColumn('ignored_critical_until', sql`text[]`, (column) =>
        column.notNull().defaultTo(sql`'{}'`),
      )
      .execute();
  },
};
