import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import type { ServiceContext } from '@curbcut/services';
import type { Api } from './api.ts';
import type { ApiEnv } from './env.ts';
import { authenticate } from './plugins/authenticate.ts';
import { answerNotFound } from './plugins/answer-not-found.ts';
import { describeApi } from './plugins/describe-api.ts';
import { serveWebAppFiles, type WebApp } from './plugins/web-app.ts';
import { registerRoutes } from './routes/register-routes.ts';

export interface AppParts {
  ctx: ServiceContext;
  env: Pick<ApiEnv, 'PUBLIC_URL' | 'HEALTH_SHOWS_VERSIONS' | 'CORS_ORIGINS'>;
  webApp: WebApp;
}

/** Adds every route and page; afterwards the server can listen, or be asked with `inject`. */
export async function buildApp(server: Api, { ctx, env, webApp }: AppParts): Promise<void> {
  server.setNotFoundHandler((request, reply) => answerNotFound(request, reply, webApp));
  authenticate(server, { ctx });
  if (env.CORS_ORIGINS.length > 0) await server.register(cors, { origin: env.CORS_ORIGINS });
  await server.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
  await describeApi(server, env.PUBLIC_URL);
  registerRoutes(server, { ctx, env, webApp });
  if (webApp.index !== null) await serveWebAppFiles(server, webApp.folder);
  await server.ready();
}
