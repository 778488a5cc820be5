import type { Migration } from 'kysely/migration';

/** A verdict on a cause of a whole site is about every element of its kind, which is told by these two. */
export const verdictsOnCauses: Migration = {
  async up(db) {
    await db.schema
      .alterTable('verdicts')
      .addColumn('component_pattern', 'text')
      .addColumn('component_colors', 'text')
      .execute();
  },
};
