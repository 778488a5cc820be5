import { createMailTransport } from '@curbcut/email';
import { closeServices, type ServiceContext } from '@curbcut/services/kernel';
import { getHealth } from '@curbcut/services/health';
import { getScan } from '@curbcut/services/scans';
import {
  createTestDatabase,
  goldenPageScan,
  startTestSmtpServer,
  type TestDatabase,
} from '@curbcut/testing';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { requestTestScan } from '@curbcut/services/rig';
import { fakeScanner, openWorkerServices } from './open-test-worker.ts';
import { startWorker } from './start-worker.ts';

let database: TestDatabase;
let ctx: ServiceContext;
let outboxDir: string;

beforeEach(async () => {
  outboxDir = await mkdtemp(join(tmpdir(), 'curbcut-outbox-'));
  database = await createTestDatabase();
  ctx = await openWorkerServices(database.databaseUrl);
});

afterEach(async () => {
  await closeServices(ctx);
  await database.drop();
  await rm(outboxDir, { recursive: true });
});

function start(scanner = fakeScanner({}), smtpUrl?: string) {
  const transport = createMailTransport({
    from: 'scans@example.org',
    outboxDir,
    ...(smtpUrl === undefined ? {} : { smtpUrl }),
  });
  return startWorker({
    ctx,
    scanner,
    slots: 2,
    transport,
    outboxDir,
    statusUrl: 'http://127.0.0.1:9',
  });
}

test('from the queue to the mail', async () => {
  const worker = await start(
    fakeScanner({
      scanPage: async () => ({ pageScan: goldenPageScan(), screenshot: null, pictures: [] }),
    }),
  );
  const scanId = await requestTestScan(ctx, {
    url: 'https://example.org/',
    email: 'a@example.org',
  });
  await expect
    .poll(() => ctx.db.selectFrom('mails').select('status').execute(), { timeout: 15_000 })
    .toEqual([{ status: 'sent' }]);
  expect((await getScan({ ctx, input: { scanId, reader: null } })).status).toBe('completed');
  await worker.stop();
});

test('a worker without a browser says so and leaves scans in the queue', async () => {
  const worker = await start(
    fakeScanner({
      check: async () => ({ ready: false, browserVersion: null, problem: 'No Chromium' }),
    }),
  );
  await expect.poll(async () => (await getHealth({ ctx })).system.workers).toBe(1);
  expect((await getHealth({ ctx })).services.browser).toBe('unavailable');
  const scanId = await requestTestScan(ctx, { url: 'https://example.org/' });
  const taken = ctx.queue.boss.getWipData().map(({ name }) => name);
  expect(new Set(taken)).toEqual(
    new Set([
      'send-mail',
      'delete-expired-scans',
      'run-due-schedules',
      'end-subscription',
      'forget-customers',
      'update-customer',
      'reconcile-payments',
      'forward-subscriber',
      'check-services',
    ]),
  );
  expect((await getScan({ ctx, input: { scanId, reader: null } })).status).toBe('queued');
  await worker.stop();
  expect((await getHealth({ ctx })).system.workers).toBe(0);
});

test('a worker deletes old mails from its outbox', async () => {
  const old = join(outboxDir, 'old.eml');
  await writeFile(old, 'To: a@example.org');
  await utimes(old, 0, 0);
  await writeFile(join(outboxDir, 'new.eml'), 'To: a@example.org');
  const worker = await start();
  await expect.poll(() => readdir(outboxDir)).toEqual(['new.eml']);
  await worker.stop();
});

test('a mail server that does not answer shows in the health', async () => {
  const smtp = await startTestSmtpServer({ behavior: 'refuse' });
  const worker = await start(fakeScanner({}), smtp.url);
  await expect
    .poll(async () => (await getHealth({ ctx })).services.mail_delivery, { timeout: 20_000 })
    .toBe('failing');
  expect((await getHealth({ ctx })).status).toBe('degraded');
  await worker.stop();
  await smtp.stop();
});
