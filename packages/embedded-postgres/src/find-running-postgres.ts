import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { isAlive } from './clear-old-server.ts';
import { connectionUrl } from './connection-url.ts';
import { applicationName } from './create-application-database.ts';
import { superuser } from './create-cluster.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

/** In postmaster.pid, beside the process id in the first line. */
const portLine = 3;
const connectTimeoutMs = 5_000;

/**
 * The address of the server that runs on a state directory, for a program of the same operator; null when none runs.
 * The product's own password is known to the start only, so this is the superuser's login, acting as the product's role:
 * whatever it makes belongs to the product. Throws EmbeddedPostgresError when this user may not read the files.
 */
export async function findRunningPostgres(stateDir: string): Promise<string | null> {
  const root = path.join(path.resolve(stateDir), 'postgres');
  const state = await readIfThere(path.join(root, 'data', 'postmaster.pid'));
  const lines = (state ?? '').split('\n');
  const pid = Number.parseInt(lines[0] ?? '', 10);
  const port = Number.parseInt(lines[portLine] ?? '', 10);
  if (!(pid > 1) || !(port > 0) || !isAlive(pid)) return null;
  const password = await readIfThere(path.join(root, 'superuser-password'));
  if (password === null) return null;
  const url = new URL(connectionUrl(superuser, password.trim(), port, applicationName));
  url.searchParams.set('options', `-c role=${applicationName}`);
  return (await answers(url.href)) ? url.href : null;
}

/** After a power cut the file may be left, and its process id may be somebody else's. */
async function answers(databaseUrl: string): Promise<boolean> {
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: connectTimeoutMs,
  });
  // A server that goes away in mid-login reports it here as well as in the rejection.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED') return false;
    throw new EmbeddedPostgresError(
      'server-failed',
      `The database does not let us in: ${(error as Error).message}`,
      { cause: error },
    );
  } finally {
    await client.end();
  }
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    if (code !== 'EACCES' && code !== 'EPERM') throw error;
    throw new EmbeddedPostgresError(
      'state-dir-unusable',
      `${file} may not be read by this user. Run the command as the user that runs Curbcut.`,
      { cause: error },
    );
  }
}
