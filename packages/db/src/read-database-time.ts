import { sql } from 'kysely';
import type { Db } from './open-database.ts';

/** The database's clock: the only one whose times are compared, as hosts may disagree. */
export async function readDatabaseTime(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database told no time');
  return row.now;
}
