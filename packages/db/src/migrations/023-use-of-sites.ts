import type { Migration } from 'kysely/migration';

/** The pages of a site's scan share the time for which they are used. */
export const useOfSites: Migration = {
  async up(db) {
    await db.schema.alterTable('scans').addColumn('use_ms', 'integer').execute();
  },
};
