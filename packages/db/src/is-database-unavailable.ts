/** Connection errors of Node, and the SQLSTATEs 08 (connection), 53 (resources), 57P (shut down), 3D000 (no database). */
const unavailable =
  /^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|08\w{3}|53\w{3}|57P0\d|3D000)$/;

/** What `pg` says in words only. */
const lostConnection =
  /Connection terminated|timeout (?:expired|exceeded when trying to connect)|Client has encountered a connection error/;

/** True when an error, or what caused it, means that the database cannot be reached right now. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && unavailable.test(error.code))
    return true;
  if (lostConnection.test(error.message)) return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  return isDatabaseUnavailable(error.cause);
}
