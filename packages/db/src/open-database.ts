import type { Log } from '@curbcut/model/log';
import { Kysely, PostgresDialect, type Transaction as KyselyTransaction } from 'kysely';
import pg from 'pg';
import { CleanValuesPlugin } from './clean/clean-values-plugin.ts';
import type { Database } from './database.ts';
import { outliveLostConnections } from './outlive-lost-connections.ts';

/** The product's tables over a pool of connections. */
export type Db = Kysely<Database>;

/**
 * The same tables within one open transaction. What locks, or must happen all or nothing, takes this type, so that it
 * does not compile with a pool, on which each statement is a transaction of its own.
 */
export type Transaction = KyselyTransaction<Database>;

const statementTimeoutMs = 15_000;
const idleInTransactionTimeoutMs = 30_000;
const connectTimeoutMs = 10_000;

/** Opens a pool; the first query connects. Strings that PostgreSQL cannot hold are cleaned on their way in. */
export function openDatabase(
  databaseUrl: string,
  { poolSize, log }: { poolSize: number; log: Log },
): Db {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize,
    application_name: 'curbcut',
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
    keepAlive: true,
  });
  outliveLostConnections(pool, log);
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CleanValuesPlugin()],
  });
}

/** Waits for running queries and closes every connection. */
export async function closeDatabase(db: Db): Promise<void> {
  await db.destroy();
}
