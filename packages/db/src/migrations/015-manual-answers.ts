import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What people answer to the checks that no rule can do: a history for each page address. */
export const manualAnswers: Migration = {
  async up(db) {
    await db.schema
      .createTable('manual_answers')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('url', 'text', (column) => column.notNull())
      .addColumn('check', 'text', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('answer', 'text', (column) =>
        column
          .notNull()
          .check(sql`answer in ('passed', 'failed', 'not-applicable', 'not-sure', 'not-checked')`),
      )
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('answered_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addColumn('applies_from', 'timestamptz', (column) => column.notNull())
      .addUniqueConstraint('manual_answers_revision', ['user_id', 'url', 'check', 'revision'])
      .execute();
  },
};
