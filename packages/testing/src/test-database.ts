import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** Set by database-global-setup.ts: the URL of the migrated template database. */
export const templateUrlVariable = 'CURBCUT_TEST_TEMPLATE_URL';

export interface TestDatabase {
  databaseUrl: string;
  /** Closes whatever is still connected and removes the database. */
  drop(): Promise<void>;
}

/** A database of the caller's own with every migration applied, the queue's tables and no rows; for `x.db.test.ts` files. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const templateUrl = readTemplateUrl();
  return disposable(await createDatabase(templateUrl, 'test', databaseNameOf(templateUrl)));
}

/** A database of the caller's own without any table: for tests of migrations and of the queue's first start. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  return disposable(await createDatabase(readTemplateUrl(), 'empty'));
}

function readTemplateUrl(): string {
  const templateUrl = process.env[templateUrlVariable];
  if (templateUrl) return templateUrl;
  throw new Error('Test databases work only in the db project of vitest.config.ts (x.db.test.ts)');
}

/** PostgreSQL's error code. */
const insufficientPrivilege = '42501';

function disposable(databaseUrl: string): TestDatabase {
  return { databaseUrl, drop: () => dropDatabase(databaseUrl) };
}

/**
 * Creates a database with a name of its own beside the one given and returns its URL. Copies files: the usual way, which
 * writes every page to the log, takes three times the work.
 */
export async function createDatabase(
  neighborUrl: string,
  purpose: string,
  template = 'template1',
): Promise<string> {
  const name = `curbcut_${purpose}_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(neighborUrl, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
  const url = new URL(neighborUrl);
  url.pathname = `/${name}`;
  return url.href;
}

export async function dropDatabase(databaseUrl: string): Promise<void> {
  const drop = `DROP DATABASE IF EXISTS ${databaseNameOf(databaseUrl)}`;
  try {
    await runOnServer(databaseUrl, `${drop} WITH (FORCE)`);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== insufficientPrivilege) throw error;
    // The server's own cleaning is at work there: only a drop without force may send it away.
    await runOnServer(databaseUrl, drop);
  }
}

function databaseNameOf(url: string): string {
  return new URL(url).pathname.slice(1);
}

async function runOnServer(url: string, sql: string): Promise<void> {
  const maintenance = new URL(url);
  maintenance.pathname = '/postgres';
  const client = new pg.Client({ connectionString: maintenance.href });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
