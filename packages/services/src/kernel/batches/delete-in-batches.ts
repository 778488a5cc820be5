import type { Database, Db } from '@curbcut/db';
import { sql, type RawBuilder } from 'kysely';

const batchSize = 200;

/**
 * Deletes the rows of a table for which `isOver` holds, 200 in a transaction, so that nobody waits long for a row;
 * rows that somebody holds are left for the next time. Returns how many were deleted.
 */
export async function deleteInBatches(
  db: Db,
  table: keyof Database,
  isOver: RawBuilder<boolean>,
): Promise<number> {
  let deleted = 0;
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ctid = any (array(
        select ctid from ${sql.table(table)} where ${isOver}
         limit ${batchSize} for update skip locked
      ))`.execute(db);
    deleted += Number(numAffectedRows);
    if (numAffectedRows < BigInt(batchSize)) return deleted;
  }
}
