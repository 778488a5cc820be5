import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Pages of a site that are not scanned say of what kind the reason is; what is stored has only its sentence. Lists tell
 * cancelled scans from failed ones, from the index alone.
 */
export const skippedAndCancelled: Migration = {
  async up(db) {
    await db.schema.alterTable('site_pages').addColumn('skip_reason', 'text').execute();
    await sql`update site_pages set skip_reason = case
        when reason like 'The plan’s %' then 'page-limit'
        when reason like 'The site’s robots.txt %' then 'robots'
        when reason like 'It leads off the site%' then 'redirected-elsewhere'
        when reason like 'It leads to %' or reason = 'It is the start page.' then 'duplicate'
        when reason = 'The start page could not be scanned.' then 'start-failed'
        when reason = 'There was no time left for this page.' then 'no-time'
      end
      where status = 'skipped'`.execute(db);
    await sql`drop index scans_of_user`.execute(db);
    await sql`create index scans_of_user on scans (user_id, requested_at desc, id)
      include (status, expires_at, cancelled_at)
      where parent_id is null and user_id is not null`.execute(db);
  },
};
