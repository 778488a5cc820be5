import type { Log } from '@curbcut/model/log';
import type pg from 'pg';

/**
 * A connection that the server ends says so in an `error` event, which ends the process when nobody listens. The pool
 * listens on idle connections only; one that is between two queries of a transaction has nobody else.
 */
export function outliveLostConnections(pool: pg.Pool, log: Log): void {
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ error }, 'A database connection was lost'));
  });
  // Repeats what the idle connection has just said.
  pool.on('error', () => undefined);
}
