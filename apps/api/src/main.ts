import { fileURLToPath } from 'node:url';
import { closeServices, openServices } from '@curbcut/services/kernel';
import { contactNotes } from '@curbcut/services/contact';
import { openLogStream, startProblem, stopOnSignal } from '@curbcut/services/program';
import packageFile from '../package.json' with { type: 'json' };
import { buildApp } from './app.ts';
import { readEnv, type ApiEnv } from './env.ts';
import { loggerOptions } from './logger-options.ts';
import { openOutboxDoor } from './outbox/open-outbox-door.ts';
import { readWebApp } from './plugins/web-app.ts';
import { createServer } from './server.ts';

const webAppFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));

async function start(env: ApiEnv): Promise<void> {
  const webApp = await readWebApp(webAppFolder);
  const server = createServer({
    env,
    product: env.product,
    inlineScriptHashes: webApp.inlineScriptHashes,
    logger: { ...loggerOptions, stream: openLogStream() },
  });
  const ctx = await openServices({
    databaseUrl: env.DATABASE_URL,
    role: 'api',
    config: {
      ...env.product,
      version: packageFile.version,
      freeScansPerHour: env.FREE_SCANS_PER_HOUR,
      freeScansAtOnce: env.FREE_SCANS_AT_ONCE,
      mailKind: env.SMTP_URL ? 'smtp' : 'outbox',
      registration: env.REGISTRATION,
      inviteCode: env.INVITE_CODE,
    },
    log: server.log,
  });
  for (const note of contactNotes(env.product)) {
    server.log.warn(
      `${note} Set CONTACT_EMAIL or SUPPORT_EMAIL; \`npm run admin -- list-messages\` shows what has come`,
    );
  }
  const outbox = await openOutboxDoor(env, server.log);
  await buildApp(server, { ctx, env, webApp, outbox });
  await server.listen({ host: env.HOST, port: env.PORT });
  stopOnSignal(async () => {
    await server.close();
    await closeServices(ctx);
  }, server.log);
  if (process.connected) {
    process.send?.({ type: 'ready', url: env.PUBLIC_URL, outboxUrl: outbox?.link });
  }
}

try {
  await start(readEnv(process.env));
} catch (error) {
  process.stderr.write(`${startProblem(error)}\n`);
  process.exit(1);
}
