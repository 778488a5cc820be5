import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrateToLatest } from '@curbcut/db';
import { startPostgres } from '@curbcut/embedded-postgres';
import { openQueue, stopQueue } from '@curbcut/queue';
import { silentLog } from '@curbcut/model/log';
import { createDatabase, dropDatabase, templateUrlVariable } from './test-database.ts';

/**
 * Vitest's global setup of the `db` project: one throwaway PostgreSQL for the whole run (or the server that
 * TEST_DATABASE_URL names) with a template database, migrated and with a queue, which `createTestDatabase` clones.
 */
export default async function setUpDatabase(): Promise<() => Promise<void>> {
  const server = await openServer(process.env['TEST_DATABASE_URL']);
  try {
    const templateUrl = await createDatabase(server.databaseUrl, 'template');
    await fillTemplate(templateUrl);
    process.env[templateUrlVariable] = templateUrl;
    return async () => {
      await dropDatabase(templateUrl);
      await server.close();
    };
  } catch (error) {
    await server.close();
    throw error;
  }
}

/** What every program makes at its first start; made once, it is copied and not made for each file of tests. */
async function fillTemplate(databaseUrl: string): Promise<void> {
  await migrateToLatest(databaseUrl, { log: silentLog });
  await stopQueue(await openQueue({ databaseUrl, role: 'send', log: silentLog }), { graceMs: 0 });
}

async function openServer(
  givenUrl: string | undefined,
): Promise<{ databaseUrl: string; close(): Promise<void> }> {
  if (givenUrl) return { databaseUrl: givenUrl, close: async () => undefined };
  const stateDir = await mkdtemp(path.join(tmpdir(), 'curbcut-test-database-'));
  await chmod(stateDir, 0o755);
  const removeFiles = () => rm(stateDir, { recursive: true, force: true });
  try {
    const postgres = await startPostgres({ stateDir, throwaway: true });
    return {
      databaseUrl: postgres.databaseUrl,
      close: async () => {
        await postgres.stop();
        await removeFiles();
      },
    };
  } catch (error) {
    await removeFiles();
    throw error;
  }
}
