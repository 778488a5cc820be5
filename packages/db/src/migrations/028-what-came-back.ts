import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What was fixed and came back is not resolved: figures and trends tell so without reading a comparison. */
export const whatCameBack: Migration = {
  async up(db) {
    await db.schema
      .alterTable('scans')
      .addColumn('came_back_count', 'integer')
      .addColumn('came_back_fingerprints', sql`text[]`)
      .execute();
    // Comparisons of before that was kept have none of it.
    await sql`update scans set came_back_count = 0 where comparison is not null`.execute(db);
    await sql`
      update scans set
        came_back_count = (comparison ->> 'cameBackCount')::int,
        came_back_fingerprints = nullif(array(
          select jsonb_array_elements_text(comparison -> 'cameBackFingerprints')
          union
          select changed ->> 'fingerprint'
          from jsonb_array_elements(comparison -> 'changed') as changed
          where (changed ->> 'cameBackElements')::int > 0
        ), '{}')
      where jsonb_typeof(comparison -> 'cameBackCount') = 'number'
        and jsonb_typeof(comparison -> 'cameBackFingerprints') = 'array'
        and jsonb_typeof(comparison -> 'changed') = 'array'`.execute(db);
    await sql`drop index scans_with_changes`.execute(db);
    await sql`
      create index scans_with_changes on scans (user_id, finished_at)
      where new_fingerprints is not null or fixed_fingerprints is not null
        or came_back_fingerprints is not null`.execute(db);
  },
};
