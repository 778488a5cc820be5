import type { Transaction } from '@curbcut/db';
import { sql } from 'kysely';

/**
 * Holds a lock that is no row's until the transaction ends: whoever asks for the same name meanwhile, in whatever
 * process, waits. For what has no row of its own yet, for example the first mail to somebody.
 */
export async function lockByName(trx: Transaction, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
}
