import type { FastifyServerOptions } from 'fastify';

/** JSON lines to stdout. Addresses are logged without query and share token, credentials never. */
export const loggerOptions: Exclude<FastifyServerOptions['logger'], boolean | undefined> = {
  level: 'info',
  base: { program: 'api' },
  redact: ['*.headers.authorization', '*.headers.cookie', '*.headers["set-cookie"]'],
  serializers: {
    req: (request) => ({
      method: request.method,
      path: toLoggedPath(request.url ?? ''),
      client: request.ip,
    }),
    error: toLoggedError,
    err: toLoggedError,
  },
};

/** Whoever knows the token of such an address may use it, and a website's address brings its own query. */
export function toLoggedPath(url: string): string {
  return (url.split('?')[0] ?? '').replace(
    /^(\/+(?:shared|not-me|unsubscribe|newsletter\/+(?:confirm|unsubscribe)|dashboard\/+websites)\/+)[^/]+/i,
    '$1-',
  );
}

/** Named fields only: an error of the database, for example, carries the values of the row as well. */
function toLoggedError(error: unknown) {
  if (!(error instanceof Error)) return { type: 'unknown', message: String(error), stack: '' };
  return { type: error.name, message: error.message, stack: error.stack ?? '' };
}
