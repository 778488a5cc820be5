import { limits } from '@curbcut/model/limits';
import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyServerOptions } from 'fastify';
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Api } from './api.ts';
import type { ApiEnv } from './env.ts';
import { toTrustProxy } from './http/client-ip.ts';
import { securityHeaders } from './http/security-headers.ts';
import { answerBrokenRequest } from './plugins/answer-broken-request.ts';
import { answerError } from './plugins/answer-errors.ts';
import { refuseHostileInput } from './plugins/refuse-hostile-input.ts';
import { validateInput } from './plugins/validate-input.ts';

export interface ServerOptions {
  env: Pick<ApiEnv, 'PUBLIC_URL' | 'TRUST_PROXY'>;
  /** What other origins the pages need; none when it is not said. */
  product?: Pick<ApiEnv['product'], 'payments' | 'analyticsId'>;
  /** CSP sources of the web app's inline scripts. */
  inlineScriptHashes: readonly string[];
  logger: NonNullable<FastifyServerOptions['logger']>;
}

/** A server without routes: its limits, its headers and its answers to errors. */
export function createServer({ env, product, inlineScriptHashes, logger }: ServerOptions): Api {
  const headers = securityHeaders({
    publicUrl: env.PUBLIC_URL,
    inlineScriptHashes,
    takesPayments: Boolean(product?.payments),
    hasAnalytics: Boolean(product?.analyticsId),
  });
  const server = Fastify({
    logger,
    genReqId: () => randomUUID(),
    trustProxy: toTrustProxy(env.TRUST_PROXY),
    bodyLimit: limits.requestBytes.usual,
    requestTimeout: 30_000,
    // Longer than the wait for a PDF.
    connectionTimeout: 65_000,
    keepAliveTimeout: 65_000,
    // Node looks for who is too slow every 30 s unless told, which would triple these times.
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000, maxHeaderSize: 16_384 },
    // An address of 2,048 characters, percent-encoded, as the parameter of a trend.
    routerOptions: { maxParamLength: 8_192, ignoreTrailingSlash: true },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    forceCloseConnections: 'idle',
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket, headers),
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...headers, 'x-request-id': request.id });
      answerError(error, request, reply);
    },
  }).withTypeProvider<ZodTypeProvider>();
  server.setValidatorCompiler(validateInput);
  server.setSerializerCompiler(serializerCompiler);
  server.removeContentTypeParser('text/plain');
  acceptEmptyJson(server);
  server.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...headers, 'x-request-id': request.id });
  });
  refuseHostileInput(server);
  server.setErrorHandler(answerError);
  return server;
}

/** Clients that always say `application/json` also say it with calls that have no body, such as signing out. */
function acceptEmptyJson(server: Api): void {
  const parseJson = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      const expectsBody = request.routeOptions.schema?.body !== undefined;
      if (body === '' && !expectsBody) done(null, undefined);
      else parseJson(request, body, done);
    },
  );
}
