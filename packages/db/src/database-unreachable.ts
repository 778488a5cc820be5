/** The database did not answer, or refused this user; the message names the host and never the password. */
export class DatabaseUnreachableError extends Error {
  constructor(databaseUrl: string, cause: unknown) {
    super(`Cannot use the database at ${placeOf(databaseUrl)}: ${reasonOf(cause)}`, { cause });
    this.name = 'DatabaseUnreachableError';
  }
}

/** SQLSTATEs of a server that is starting, stopping or full. */
const passingStates = new Set(['57P01', '57P02', '57P03', '53300', '08000', '08001', '08006']);
const passingSystemErrors = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** True for a failure to connect that may pass: a server that is not up yet. A wrong password never passes. */
export function mayBecomeReachable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(mayBecomeReachable);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  if (typeof code === 'string') return passingStates.has(code) || passingSystemErrors.has(code);
  return /timeout|terminated/i.test(error.message);
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
