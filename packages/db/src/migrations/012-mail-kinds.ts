import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which mails there are is said by the table of mails alone; that mails about scans have a scan stays checked here. */
export const mailKinds: Migration = {
  async up(db) {
    await sql`alter table mails drop constraint mails_kind_check`.execute(db);
  },
};
