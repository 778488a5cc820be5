import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { ServiceContext } from '@curbcut/services/kernel';
import type { Api } from './api.ts';
import type { ApiEnv } from './env.ts';
import type { OutboxDoor } from './outbox/outbox-door.ts';
import { allowOrigins } from './plugins/allow-origins.ts';
import { authenticate } from './plugins/authenticate.ts';
import { answerNotFound } from './plugins/answer-not-found.ts';
import { describeApi } from './plugins/describe-api.ts';
import { serveWebAppFiles, type WebApp } from './plugins/web-app.ts';
import { registerRoutes } from './routes/register-routes.ts';
import { openSite } from './site/open-site.ts';

export interface AppParts {
  ctx: ServiceContext;
  env: Pick<ApiEnv, 'PUBLIC_URL' | 'HEALTH_SHOWS_VERSIONS' | 'CORS_ORIGINS'>;
  webApp: WebApp;
  outbox: OutboxDoor | null;
}

/** Adds every route and page; afterwards the server can listen, or be asked with `inject`. */
export async function buildApp(server: Api, { ctx, env, webApp, outbox }: AppParts): Promise<void> {
  const site = await openSite(webApp, ctx, { showsVersions: env.HEALTH_SHOWS_VERSIONS });
  server.setNotFoundHandler((request, reply) => answerNotFound(request, reply, site));
  // Before whoever may refuse: a page must be able to read the refusal.
  if (env.CORS_ORIGINS.length > 0) await allowOrigins(server, env.CORS_ORIGINS);
  authenticate(server, { ctx });
  await server.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
  await describeApi(server, {
    publicUrl: env.PUBLIC_URL,
    showsVersion: env.HEALTH_SHOWS_VERSIONS,
  });
  await registerRoutes(server, { ctx, env, site, outbox });
  if (webApp.index !== null) await serveWebAppFiles(server, webApp.folder);
  await server.ready();
}
