import type { Log } from '@curbcut/contracts';
import { closeServices, openServices, type ServiceContext } from '@curbcut/services';
import type { Api } from './api.ts';
import { buildApp } from './app.ts';
import { readEnv } from './env.ts';
import { readWebApp } from './plugins/web-app.ts';
import { createServer } from './server.ts';

const silent: Log = { info() {}, warn() {}, error() {} };

export interface TestApp {
  app: Api;
  ctx: ServiceContext;
  close(): Promise<void>;
}

/** The whole server over a database of the test's own; `settings` are environment variables. */
export async function openTestApp(
  databaseUrl: string,
  settings: Readonly<Record<string, string>> = {},
  webAppFolder = '/nowhere',
): Promise<TestApp> {
  const env = readEnv({ DATABASE_URL: databaseUrl, ...settings });
  const webApp = await readWebApp(webAppFolder);
  const app = createServer({ env, inlineScriptHashes: webApp.inlineScriptHashes, logger: false });
  const ctx = await openServices({
    databaseUrl,
    role: 'api',
    config: {
      publicUrl: env.PUBLIC_URL,
      version: '0.0.0-test',
      environment: 'test',
      targetPolicy: env.targetPolicy,
      freeScansPerHour: env.FREE_SCANS_PER_HOUR,
      freeScansAtOnce: env.FREE_SCANS_AT_ONCE,
      mailKind: env.SMTP_URL ? 'smtp' : 'outbox',
    },
    log: silent,
  });
  await buildApp(app, { ctx, env, webApp });
  return {
    app,
    ctx,
    async close() {
      await app.close();
      await closeServices(ctx);
    },
  };
}
