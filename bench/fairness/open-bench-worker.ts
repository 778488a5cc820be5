import { silentLog } from '@curbcut/model/log';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createMailTransport } from '@curbcut/email';
import { createScanner } from '@curbcut/scanner';
import { closeServices, openServices, type ServiceContext } from '@curbcut/services/kernel';
import type { TargetPolicy } from '@curbcut/url-guard';
import { readEnv } from '../../apps/worker/src/env.ts';
import { startWorker } from '../../apps/worker/src/start-worker.ts';

export interface BenchWorker {
  ctx: ServiceContext;
  stop(): Promise<void>;
}

/** Services and one worker with a real browser in each of its slots, all of them warm. */
export async function openBenchWorker(options: {
  databaseUrl: string;
  policy: TargetPolicy;
  slots: number;
  warmUpUrl: string;
}): Promise<BenchWorker> {
  const { product } = readEnv({
    DATABASE_URL: options.databaseUrl,
    PUBLIC_URL: 'https://bench.example',
  });
  const outboxDir = await mkdtemp(path.join(tmpdir(), 'curbcut-bench-outbox-'));
  const ctx = await openServices({
    databaseUrl: options.databaseUrl,
    role: 'worker',
    config: {
      ...product,
      targetPolicy: options.policy,
      version: '0.0.0-bench',
      freeScansPerHour: 1_000,
      freeScansAtOnce: 1_000,
      mailKind: 'outbox',
      registration: 'off',
    },
    log: silentLog,
  });
  const scanner = await createScanner({
    chromePath: process.env['CHROME_PATH'],
    slots: options.slots,
    policy: options.policy,
    infoUrl: 'https://bench.example',
  });
  await Promise.all(
    Array.from({ length: options.slots }, () => scanner.scanPage(options.warmUpUrl)),
  );
  const worker = await startWorker({
    ctx,
    scanner,
    slots: options.slots,
    transport: createMailTransport({ from: 'bench@bench.example', outboxDir }),
    outboxDir,
    statusUrl: 'http://127.0.0.1:9',
  });
  return {
    ctx,
    stop: async () => {
      await worker.stop();
      await scanner.close();
      await closeServices(ctx, { graceMs: 0 });
      await rm(outboxDir, { recursive: true, force: true });
    },
  };
}
