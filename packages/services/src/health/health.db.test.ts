import { join } from 'node:path';
import { jobs } from '@curbcut/queue';
import { createTestDatabase } from '@curbcut/testing';
import { Health, QueueInfo } from '@curbcut/wire/health';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { openTestServices } from '../../rig/open-test-services.ts';
import { setUpTestServices } from '../../rig/set-up-test-services.ts';
import { beginTestScan, requestTestScan } from '../../rig/test-scans.ts';
import { closeServices } from '../kernel/context/close-services.ts';
import { recordWorkerHeartbeat, removeWorker } from '../workers/index.ts';
import { getAreaHealth, getHealth, getQueueInfo, isDiskFull } from './index.ts';

/** The jobs that come by themselves. */
const recurring = Object.values(jobs).filter((job) => 'cron' in job);

const { ctx, database } = await setUpTestServices({
  mailKind: 'smtp',
  contactEmail: 'desk@operator.example',
});

async function beat(
  workerId: string,
  browserReady: boolean,
  { mailReady = true, diskFull = false } = {},
): Promise<void> {
  const browserVersion = browserReady ? 'HeadlessChrome/156' : null;
  await recordWorkerHeartbeat({
    ctx,
    input: { workerId, host: 'host', slots: 2, browserReady, browserVersion, mailReady, diskFull },
  });
}

async function health() {
  return Health.parse(await getHealth({ ctx }));
}

test('health follows what is really there: no worker, no browser, all, then a silent worker', async () => {
  expect(await health()).toMatchObject({
    status: 'degraded',
    services: {
      database: 'connected',
      task_queue: 'connected',
      scheduler: 'stopped',
      browser: 'unavailable',
    },
    notes: ['No worker is running, so scans wait in the queue.'],
  });
  const worker = await openTestServices(database.databaseUrl, {}, 'worker');
  await beat('w1', false);
  expect(await health()).toMatchObject({
    status: 'degraded',
    services: { browser: 'unavailable' },
    notes: ['No worker has a working browser, so scans fail.'],
  });
  await beat('w1', true);
  await vi.waitFor(async () => expect((await health()).services.scheduler).toBe('running'), 10_000);
  expect(await health()).toMatchObject({
    status: 'healthy',
    version: { version: '1.2.3', environment: 'test' },
    services: { browser: 'ready', mail: 'smtp', mail_delivery: 'working', disk: 'ok' },
    system: { workers: 1, scheduler_jobs: recurring.length },
    notes: [],
  });
  await beat('w1', true, { mailReady: false });
  expect(await health()).toMatchObject({
    status: 'degraded',
    services: { mail_delivery: 'failing' },
    notes: [expect.stringContaining('Mails cannot be sent')],
  });
  await beat('w1', true, { diskFull: true });
  expect(await health()).toMatchObject({
    status: 'degraded',
    services: { mail_delivery: 'working', disk: 'full' },
    notes: [expect.stringContaining('A disk is full')],
  });
  await beat('w1', true);
  const config = { ...ctx.config, leastFreeDiskBytes: Number.MAX_SAFE_INTEGER };
  expect(await getHealth({ ctx: { ...ctx, config } })).toMatchObject({
    status: 'degraded',
    services: { disk: 'full' },
  });
  expect(await health()).toMatchObject({ status: 'healthy', services: { disk: 'ok' } });
  await ctx.db
    .updateTable('workers')
    .set({ seen_at: sql<Date>`now() - interval '70 seconds'` })
    .execute();
  expect(await health()).toMatchObject({
    status: 'degraded',
    services: { scheduler: 'stopped', browser: 'unavailable' },
    system: { workers: 0 },
  });
  await removeWorker({ ctx, input: { workerId: 'w1' } });
  await closeServices(worker);
});

test('health says that mail does not leave the machine', async () => {
  const answer = await getHealth({
    ctx: { ...ctx, config: { ...ctx.config, mailKind: 'outbox' } },
  });
  expect(answer.services.mail).toBe('outbox');
  expect(answer.notes.at(-1)).toContain('do not leave this machine');
});

test('the disk of a state directory that is not made yet is its parent’s', async () => {
  const stateDir = join(ctx.config.stateDir, 'not', 'made', 'yet');
  expect(await isDiskFull({ stateDir, leastFreeDiskBytes: 1 })).toBe(false);
  expect(await isDiskFull({ stateDir, leastFreeDiskBytes: Number.MAX_SAFE_INTEGER })).toBe(true);
});

test('queue info counts scans and workers', async () => {
  await requestTestScan(ctx);
  await beginTestScan(ctx, await requestTestScan(ctx));
  await beat('w2', true);
  expect(QueueInfo.parse(await getQueueInfo({ ctx }))).toEqual({
    queue_available: true,
    queued: 1,
    running: 1,
    workers: 1,
  });
});

test('an area is unhealthy exactly when a table of its own is missing', async () => {
  const own = await createTestDatabase();
  const other = await openTestServices(own.databaseUrl);
  const areas = async () => {
    const answers = [];
    for (const area of ['auth', 'dashboard', 'schedules'] as const) {
      answers.push((await getAreaHealth({ ctx: other, input: { area } })).status);
    }
    return answers;
  };
  expect(await areas()).toEqual(['healthy', 'healthy', 'healthy']);
  await sql`alter table report_files rename to hidden`.execute(other.db);
  expect(await areas()).toEqual(['healthy', 'unhealthy', 'healthy']);
  await sql`alter table pgboss.schedule rename to hidden`.execute(other.db);
  expect(await areas()).toEqual(['healthy', 'unhealthy', 'unhealthy']);
  await sql`alter table sessions rename to hidden_sessions`.execute(other.db);
  expect(await areas()).toEqual(['unhealthy', 'unhealthy', 'unhealthy']);
  expect((await getHealth({ ctx: other })).services).toMatchObject({
    database: 'connected',
    task_queue: 'disconnected',
  });
  expect((await getQueueInfo({ ctx: other })).queue_available).toBe(false);
  await closeServices(other);
  await own.drop();
});

test('a database that is gone is said to be gone', async () => {
  const own = await createTestDatabase();
  const other = await openTestServices(own.databaseUrl);
  await own.drop();
  expect(Health.parse(await getHealth({ ctx: other }))).toMatchObject({
    status: 'unhealthy',
    services: { database: 'disconnected', task_queue: 'disconnected' },
    notes: [
      'The database does not answer.',
      expect.stringContaining('No mail server is configured'),
      expect.stringContaining('contact page'),
    ],
  });
  expect(await getQueueInfo({ ctx: other })).toMatchObject({ queue_available: false });
  await closeServices(other);
});

test('health says that nobody is mailed the messages of the contact page', async () => {
  const notesWith = async (salesEmail: string | null) => {
    const config = { ...ctx.config, contactEmail: null, salesEmail };
    const { notes } = await getHealth({ ctx: { ...ctx, config } });
    return notes.filter((note) => note.includes('contact page'));
  };
  expect(await notesWith(null)).toEqual([expect.stringMatching(/^Messages of the contact page/)]);
  expect(await notesWith('sales@operator.example')).toEqual([
    expect.stringMatching(/^Messages that are not about sales/),
  ]);
});
