import { silentLog } from '@curbcut/model/log';
import { closeServices, openServices, type ServiceContext } from '@curbcut/services/kernel';
import { cheapPasswords } from '@curbcut/services/rig';
import type { RouteOptions } from 'fastify';
import type { Api } from './api.ts';
import { buildApp } from './app.ts';
import { readEnv } from './env.ts';
import { readWebApp } from './plugins/web-app.ts';
import { createOutboxDoor } from './outbox/outbox-door.ts';
import { createServer } from './server.ts';

/** Opens the outbox of a test's server. */
export const testOutboxKey = 'k'.repeat(43);

export interface TestRoute {
  method: string;
  /** As registered, for example `/scan/:id`. */
  path: string;
  access: 'public' | 'visitor' | 'user' | undefined;
}

export interface TestApp {
  app: Api;
  ctx: ServiceContext;
  /** Every route of the server; HEAD, which goes with GET, is left out. */
  routes: TestRoute[];
  close(): Promise<void>;
}

/**
 * The whole server over a database of the test's own; `settings` are environment variables. Its password hashes are
 * cheap, unless the test is about them.
 */
export async function openTestApp(
  databaseUrl: string,
  settings: Readonly<Record<string, string>> = {},
  webAppFolder = '/nowhere',
  hashes: 'cheap' | 'usual' = 'cheap',
): Promise<TestApp> {
  const env = readEnv({ DATABASE_URL: databaseUrl, ...settings });
  const webApp = await readWebApp(webAppFolder);
  const app = createServer({
    env,
    product: env.product,
    inlineScriptHashes: webApp.inlineScriptHashes,
    logger: false,
  });
  const ctx = await openServices({
    databaseUrl,
    role: 'api',
    config: {
      ...env.product,
      version: '0.0.0-test',
      environment: 'test',
      freeScansPerHour: env.FREE_SCANS_PER_HOUR,
      freeScansAtOnce: env.FREE_SCANS_AT_ONCE,
      mailKind: env.SMTP_URL ? 'smtp' : 'outbox',
      registration: env.REGISTRATION,
      inviteCode: env.INVITE_CODE,
    },
    log: silentLog,
    ...(hashes === 'cheap' && { passwords: cheapPasswords() }),
  });
  const registered: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    registered.push(route);
  });
  const outbox = env.SMTP_URL ? null : createOutboxDoor(testOutboxKey, env.PUBLIC_URL);
  await buildApp(app, { ctx, env, webApp, outbox });
  const routes = registered.flatMap(({ method, url, config }) =>
    [method].flat().map((name) => ({ method: name, path: url, access: config?.access })),
  );
  return {
    app,
    ctx,
    routes: routes.filter(({ method }) => method !== 'HEAD'),
    async close() {
      await app.close();
      await closeServices(ctx);
    },
  };
}
