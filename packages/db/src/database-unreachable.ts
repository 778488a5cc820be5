import { isDatabaseUnavailable } from './is-database-unavailable.ts';

/** The database did not answer, or refused this user; the message names the host and never the password. */
export class DatabaseUnreachableError extends Error {
  constructor(databaseUrl: string, cause: unknown) {
    super(`Cannot use the database at ${placeOf(databaseUrl)}: ${reasonOf(cause)}`, { cause });
    this.name = 'DatabaseUnreachableError';
  }
}

const noSuchDatabase = '3D000';

/** True for a failure to connect that may pass: a server that is not up yet. A wrong password or name never passes. */
export function mayBecomeReachable(error: unknown): boolean {
  const isMissing = error instanceof Error && 'code' in error && error.code === noSuchDatabase;
  return !isMissing && isDatabaseUnavailable(error);
}

function placeOf(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return 'the address in DATABASE_URL, which is not a URL';
  const { hostname, port, pathname } = new URL(databaseUrl);
  return `${hostname}:${port || '5432'}${pathname}`;
}

function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError && cause.message === '') {
    return cause.errors.map(reasonOf).join('; ');
  }
  return cause instanceof Error ? cause.message : String(cause);
}
