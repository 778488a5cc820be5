import type { Migration } from 'kysely/migration';
import { sql } from 'kysely';

/** Until now the scan of a site found its pages itself. */
export const chosenAddresses: Migration = {
  async up(db) {
    for (const table of ['schedules', 'site_scans'])
      await db.schema
        .alterTable(table)
        .addColumn('addresses', sql`text[]`)
        .execute();
  },
};
