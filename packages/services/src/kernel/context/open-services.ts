import { openProvider } from '@curbcut/billing';
import { closeDatabase, migrateToLatest, openDatabase } from '@curbcut/db';
import type { Log } from '@curbcut/model/log';
import { openQueue } from '@curbcut/queue';
import { createPasswordHasher, type PasswordHasher } from '../passwords/password-hasher.ts';
import { createReportTurns } from '../turns/create-report-turns.ts';
import type { ServiceContext, ServicesConfig } from './service-context.ts';

const poolSize = { api: 10, worker: 6 } as const;

/**
 * Waits for the database, brings its tables up to date, and opens pool and queue. Safe when several programs start at
 * once. Throws DatabaseUnreachableError when the database does not answer within a minute.
 */
export async function openServices({
  databaseUrl,
  role,
  config,
  log,
  passwords = createPasswordHasher(),
}: {
  databaseUrl: string;
  role: 'api' | 'worker';
  config: ServicesConfig;
  log: Log;
  /** Another hasher than the usual: for tests, which register many people. */
  passwords?: PasswordHasher;
}): Promise<ServiceContext> {
  await migrateToLatest(databaseUrl, { log });
  const db = openDatabase(databaseUrl, { poolSize: poolSize[role], log });
  try {
    const queue = await openQueue({ databaseUrl, role: role === 'api' ? 'send' : 'work', log });
    return {
      db,
      queue,
      config,
      log,
      passwords,
      reportTurns: createReportTurns(),
      billing: config.payments === null ? null : await openProvider(config.payments),
      now: () => new Date(),
    };
  } catch (error) {
    await closeDatabase(db);
    throw error;
  }
}
