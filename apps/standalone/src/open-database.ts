import path from 'node:path';
import type { Log } from '@curbcut/model/log';
import { migrateToLatest } from '@curbcut/db';
import { lockStateFolder, startPostgres } from '@curbcut/embedded-postgres';
import type { PostgresEnd } from '@curbcut/embedded-postgres';
import type { StandaloneEnv } from './env.ts';
import { RotatingLog } from './rotating-log.ts';
import { say, showStep } from './terminal.ts';

export interface StandaloneDatabase {
  databaseUrl: string;
  stop(): Promise<void>;
  /** Resolves when the embedded server is gone for good; never for a database of somebody else's. */
  exited: Promise<PostgresEnd>;
}

/**
 * The database of DATABASE_URL, or PostgreSQL of our own in the state directory.
 * Throws EmbeddedPostgresError when another start owns the state directory.
 */
export async function openDatabase(
  env: StandaloneEnv,
  stateDir: string,
): Promise<StandaloneDatabase> {
  if (env.DATABASE_URL) {
    // Nothing but logs and outbox lies there then, and those have one owner as well.
    const release = lockStateFolder({
      root: stateDir,
      lockFile: path.join(stateDir, 'start.lock'),
      pidFile: path.join(stateDir, 'start.pid'),
    });
    return {
      databaseUrl: env.DATABASE_URL,
      stop: async () => release(),
      exited: new Promise(() => undefined),
    };
  }
  const log = new RotatingLog(path.join(stateDir, 'logs', 'postgres.log'), say);
  return showStep('Starting the database', (onProgress) =>
    startPostgres({ stateDir, onProgress, log: (line) => log.write(line) }),
  );
}

/** Brings the tables up to date; throws DatabaseUnreachableError. */
export async function migrate(databaseUrl: string): Promise<void> {
  await showStep('Bringing the tables up to date', async (detail) => {
    const show = (_fields: object, message: string) => detail(message);
    const log: Log = { info: show, warn: show, error: show };
    await migrateToLatest(databaseUrl, { log });
  });
}
