import { join } from 'node:path';
import { limits } from '@curbcut/model/limits';
import { createMailTransport } from '@curbcut/email';
import { createScanner } from '@curbcut/scanner';
import { closeServices, openServices } from '@curbcut/services/kernel';
import { openLogStream, startProblem, stopOnSignal } from '@curbcut/services/program';
import { pino } from 'pino';
import packageFile from '../package.json' with { type: 'json' };
import { readEnv, type WorkerEnv } from './env.ts';
import { startWorker } from './start-worker.ts';

/** How long running jobs may go on after the order to stop; `npm start` announces and waits for as long. */
const graceMs = 20_000;

async function start(env: WorkerEnv): Promise<void> {
  const log = pino(
    { base: { program: 'worker' }, serializers: { error: pino.stdSerializers.err } },
    openLogStream(),
  );
  const outboxDir = join(env.CURBCUT_STATE_DIR, 'outbox');
  const transport = createMailTransport({
    ...(env.SMTP_URL ? { smtpUrl: env.SMTP_URL } : {}),
    from: env.MAIL_FROM,
    outboxDir,
  });
  if (transport.kind === 'outbox') {
    log.warn('SMTP_URL is not set: mails are written to the outbox and do not leave this machine');
  }
  const ctx = await openServices({
    databaseUrl: env.DATABASE_URL,
    role: 'worker',
    config: {
      ...env.product,
      version: packageFile.version,
      freeScansPerHour: limits.freeScansPerHour,
      freeScansAtOnce: limits.freeScansAtOnce,
      mailKind: transport.kind,
      // Nobody registers with a worker.
      registration: 'off',
    },
    log,
  });
  const scanner = await createScanner({
    chromePath: env.CHROME_PATH,
    slots: env.SCAN_CONCURRENCY,
    policy: env.product.targetPolicy,
    infoUrl: env.PUBLIC_URL,
    interaction: env.product.usesPages,
    limits: env.useLimits,
    log: { warn: (message) => log.warn(message) },
  });
  const worker = await startWorker({
    ctx,
    scanner,
    slots: env.SCAN_CONCURRENCY,
    transport,
    outboxDir,
    useBudget: env.useBudget,
    statusUrl: env.STATUS_CHECK_URL,
  });
  stopOnSignal(async () => {
    await worker.stop();
    await closeServices(ctx, { graceMs });
    await scanner.close({ untilReaped: true });
    transport.close();
  }, log);
  if (process.connected) process.send?.({ type: 'ready' });
}

try {
  await start(readEnv(process.env));
} catch (error) {
  process.stderr.write(`${startProblem(error)}\n`);
  process.exit(1);
}
