import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { startPostgres } from './start-postgres.ts';
import type { RunningPostgres, StartPostgresOptions } from './start-postgres.ts';

export interface StateDirs {
  /** Another one for each test, without anything in it. */
  stateDir(): string;
  /** Puts a database that was started and stopped before into the test's directory, which takes less than to make one. */
  useMadeDatabase(): void;
  /** A server that is stopped after the test; in the test's directory unless told. */
  start(options?: Partial<StartPostgresOptions>): Promise<RunningPostgres>;
}

/** State directories for the tests of a file, gone after them. Only tests import this file. */
export function setUpStateDirs(): StateDirs {
  let stateDir: string;
  let madeDir: string;
  const running: RunningPostgres[] = [];

  beforeAll(async () => {
    madeDir = await makeDirectory();
    const postgres = await startPostgres({ stateDir: madeDir, throwaway: true });
    await postgres.stop();
  });
  beforeEach(async () => {
    stateDir = await makeDirectory();
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((postgres) => postgres.stop()));
    await rm(stateDir, { recursive: true, force: true });
  });
  afterAll(() => rm(madeDir, { recursive: true, force: true }));

  return {
    stateDir: () => stateDir,
    // As root the files belong to the server's user.
    useMadeDatabase: () => execFileSync('cp', ['-a', path.join(madeDir, 'postgres'), stateDir]),
    start: async (options = {}) => {
      const postgres = await startPostgres({ stateDir, throwaway: true, ...options });
      running.push(postgres);
      return postgres;
    },
  };
}

async function makeDirectory(): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), 'curbcut-postgres-'));
  await chmod(directory, 0o755);
  return directory;
}

export async function query(databaseUrl: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
