import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Lists say how many issues are open without reading a result, of whatever severity; until now they knew of critical ones. */
export const ignoredIssues: Migration = {
  async up(db) {
    await db.schema
      .alterTable('scans')
      .addColumn('ignored', 'jsonb', (column) => column.notNull().defaultTo(sql`'{}'`))
      .execute();
    await sql`
      update scans set ignored = jsonb_build_object('critical', to_jsonb(ignored_critical_until))
      where cardinality(ignored_critical_until) > 0`.execute(db);
    await db.schema.alterTable('scans').dropColumn('ignored_critical_until').execute();
  },
};
