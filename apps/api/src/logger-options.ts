import type { FastifyServerOptions } from 'fastify';

/** JSON lines to stdout. Addresses are logged without their query, credentials never. */
export const loggerOptions: Exclude<FastifyServerOptions['logger'], boolean | undefined> = {
  level: 'info',
  base: { program: 'api' },
  redact: ['*.headers.authorization', '*.headers.cookie', '*.headers["set-cookie"]'],
  serializers: {
    req: (request) => ({
      method: request.method,
      path: request.url?.split('?')[0],
      client: request.ip,
    }),
    error: toLoggedError,
  },
};

function toLoggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  return { type: error.name, message: error.message, stack: error.stack };
}
