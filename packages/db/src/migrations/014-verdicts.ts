import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What people decide about issues: a history that later scans of the same pages look up by fingerprint. */
export const verdicts: Migration = {
  async up(db) {
    const list = sql`text[]`;
    const empty = sql`'{}'`;
    await db.schema
      .createTable('verdicts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('kind', 'text', (column) =>
        column
          .notNull()
          .check(
            sql`kind in ('problem', 'no-problem', 'not-sure', 'ignored', 'false-alarm', 'withdrawn')`,
          ),
      )
      .addColumn('withdraws', 'text')
      .addColumn('reason', 'text')
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('ends_on', 'text')
      .addColumn('scope', 'text', (column) =>
        column.notNull().check(sql`scope in ('page', 'website')`),
      )
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('decided_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addColumn('scan_id', 'text', (column) => column.references('scans.id').onDelete('set null'))
      .addColumn('applies_from', 'timestamptz', (column) => column.notNull())
      .addColumn('url', 'text', (column) => column.notNull())
      .addColumn('host', 'text', (column) => column.notNull())
      .addColumn('issue', 'text', (column) => column.notNull())
      .addColumn('rule', 'text', (column) => column.notNull())
      .addColumn('rule_hash', 'text')
      .addColumn('outcome', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('impact', 'text', (column) => column.notNull())
      .addColumn('wcag', list, (column) => column.notNull().defaultTo(empty))
      .addColumn('elements', list, (column) => column.notNull().defaultTo(empty))
      .addColumn('problems', list, (column) => column.notNull().defaultTo(empty))
      .addColumn('elements_shown', 'integer', (column) => column.notNull())
      .addUniqueConstraint('verdicts_revision', ['user_id', 'revision'])
      .addCheckConstraint(
        'verdicts_withdrawal',
        sql`(kind = 'withdrawn') = (withdraws is not null)`,
      )
      .execute();
    await db.schema
      .createIndex('verdicts_issue')
      .on('verdicts')
      .columns(['user_id', 'issue'])
      .execute();
    await db.schema
      .createIndex('verdicts_url')
      .on('verdicts')
      .columns(['user_id', 'url'])
      .execute();
    await sql`create index verdicts_website on verdicts (user_id, host) where scope = 'website'`.execute(
      db,
    );
    await sql`create index verdicts_scan on verdicts (scan_id) where scan_id is not null`.execute(
      db,
    );
  },
};
