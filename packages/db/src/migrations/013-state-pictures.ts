import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Pictures of the states in which issues were seen. They go with their scan. */
export const statePictures: Migration = {
  async up(db) {
    await db.schema
      .createTable('state_pictures')
      .addColumn('scan_id', 'text', (column) =>
        column.notNull().references('scans.id').onDelete('cascade'),
      )
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('media_type', 'text', (column) => column.notNull())
      .addColumn('bytes', 'bytea', (column) => column.notNull())
      .addPrimaryKeyConstraint('state_pictures_pkey', ['scan_id', 'name'])
      .execute();
    // Their bytes are compressed already.
    await sql`alter table state_pictures alter column bytes set storage external`.execute(db);
  },
};
