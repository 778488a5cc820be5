import { firstRevisionHashes } from '@curbcut/model/rule-hashes';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Verdicts hold for a revision of their rule, which was known by a hash of its source before. */
export const ruleRevisions: Migration = {
  async up(db) {
    await db.schema.alterTable('verdicts').addColumn('rule_revision', 'integer').execute();
    const known = JSON.stringify(firstRevisionHashes);
    await sql`
      update verdicts set rule_revision =
        case when rule_hash = any(string_to_array(${known}::jsonb ->> rule, ' ')) then 1 else 0 end
      where rule_hash is not null`.execute(db);
    await db.schema.alterTable('verdicts').dropColumn('rule_hash').execute();
  },
};
