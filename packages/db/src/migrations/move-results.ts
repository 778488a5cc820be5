import { sql, type Kysely } from 'kysely';
import { pack } from '../stored/packed.ts';

interface Tables {
  scans: { id: string; result: object | null };
  scan_results: { scan_id: string; bytes: Buffer };
}

/** A result may be megabytes, so that only so many are held in memory at once. */
const batchSize = 50;

/** Takes the results out of the rows of scans and stores them packed, in a table of their own. */
export async function moveResults(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('scan_results')
    .addColumn('scan_id', 'text', (column) =>
      column.primaryKey().references('scans.id').onDelete('cascade'),
    )
    .addColumn('bytes', 'bytea', (column) => column.notNull())
    .execute();
  await moveInBatches(db as Kysely<Tables>);
  await db.schema.alterTable('scans').dropColumn('result').execute();
  // Their bytes are compressed already: PostgreSQL must not try again with each one that is stored.
  for (const table of ['scan_results', 'screenshots', 'report_files']) {
    await sql`alter table ${sql.table(table)} alter column bytes set storage external`.execute(db);
  }
}

async function moveInBatches(db: Kysely<Tables>): Promise<void> {
  let after = '';
  for (;;) {
    const rows = await db
      .selectFrom('scans')
      .select(['id', 'result'])
      .where('result', 'is not', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(batchSize)
      .execute();
    for (const { id, result } of rows) {
      if (result === null) continue;
      await db
        .insertInto('scan_results')
        .values({ scan_id: id, bytes: await pack(result) })
        .execute();
      after = id;
    }
    if (rows.length < batchSize) break;
  }
}
