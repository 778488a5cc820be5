import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '@curbcut/model/log';
import { Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { DatabaseUnreachableError, mayBecomeReachable } from './database-unreachable.ts';
import { migrations } from './migrations/index.ts';
import { outliveLostConnections } from './outlive-lost-connections.ts';

/** Any constant: processes that start at once queue up behind it. */
const migrationLockKey = 7_346_201;

/**
 * Brings the tables up to date. Safe when many processes start at once. A server that is not up yet is waited for,
 * with growing pauses, up to `waitMs`; then, or at once when waiting cannot help, throws DatabaseUnreachableError.
 */
export async function migrateToLatest(
  databaseUrl: string,
  { log, waitMs = 60_000 }: { log: Log; waitMs?: number },
): Promise<void> {
  const client = await connectPatiently(databaseUrl, log, waitMs);
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLockKey]);
    await runMigrations(databaseUrl, log);
  } finally {
    // Ending the session also lets the lock go.
    await client.end();
  }
}

async function connectPatiently(databaseUrl: string, log: Log, waitMs: number): Promise<pg.Client> {
  const deadline = Date.now() + waitMs;
  for (let pauseMs = 100; ; pauseMs = Math.min(pauseMs * 2, 3_000)) {
    const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
    client.on('error', (error) => log.warn({ error }, 'The migration connection was lost'));
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end();
      if (!mayBecomeReachable(error) || Date.now() + pauseMs > deadline) {
        throw new DatabaseUnreachableError(databaseUrl, error);
      }
      log.warn({ error }, 'The database does not answer yet; trying again');
    }
    await delay(pauseMs);
  }
}

async function runMigrations(databaseUrl: string, log: Log): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  outliveLostConnections(pool, log);
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const migrator = new Migrator({
      db,
      provider: { getMigrations: async () => ({ ...migrations }) },
    });
    const { error, results = [] } = await migrator.migrateToLatest();
    if (error) throw new Error('The database could not be brought up to date', { cause: error });
    for (const { migrationName } of results) log.info({ migrationName }, 'Migrated the database');
  } finally {
    await db.destroy();
  }
}
