import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Mails are counted by the mailbox behind a recipient's address, however the address is spelled. */
export const recipientHashes: Migration = {
  async up(db) {
    await db.schema.alterTable('mails').addColumn('recipient_hash', 'text').execute();
    // Only the mails of the last day are counted; internationalized domains are left to be counted by new mails.
    await sql`
      update mails set recipient_hash = encode(sha256(convert_to(
        case
          when lower(recipient) ~ '@(gmail|googlemail)\\.com$'
            then replace(regexp_replace(split_part(lower(recipient), '@', 1), '^([^+]+)\\+.*$', '\\1'), '.', '') || '@gmail.com'
          else regexp_replace(lower(recipient), '^([^@+]+)\\+[^@]*@', '\\1@')
        end, 'UTF8')), 'hex')
      where created_at > now() - interval '24 hours'`.execute(db);
    await db.schema
      .createIndex('mails_recipient_hash_created_at')
      .on('mails')
      .columns(['recipient_hash', 'created_at'])
      .execute();
  },
};
