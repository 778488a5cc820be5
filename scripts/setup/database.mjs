import { describeLibcProblem } from './libc.mjs';
import { SetupError } from './setup-error.mjs';

/** No work; refuses a machine without DATABASE_URL whose C library the PostgreSQL that npm brings can't use. */
export function findDatabaseWork(
  databaseUrl = process.env.DATABASE_URL,
  libcProblem = describeLibcProblem,
) {
  if (databaseUrl?.trim()) return null;
  const problem = libcProblem();
  if (problem === null) return null;
  throw new SetupError(
    `The PostgreSQL that npm brings ${problem}. Set DATABASE_URL=postgres://user:password@host/database to a PostgreSQL 15 or later that you run yourself.`,
  );
}
