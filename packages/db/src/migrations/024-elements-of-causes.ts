import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A verdict on a cause of a whole site goes on when another selector describes the same elements. */
export const elementsOfCauses: Migration = {
  async up(db) {
    await db.schema
      .alterTable('verdicts')
      .addColumn('cause_elements', sql`text[]`, (column) => column.notNull().defaultTo(sql`'{}'`))
      .execute();
  },
};
