import type { PageScan } from '@curbcut/model/scan';
import { createMailTransport } from '@curbcut/email';
import { closeServices, type ServiceContext } from '@curbcut/services/kernel';
import { getScan, requestScan } from '@curbcut/services/scans';
import { createTestDatabase, goldenPageScan, type TestDatabase } from '@curbcut/testing';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeScanner, openWorkerServices } from './open-test-worker.ts';
import { startWorker, type Worker } from './start-worker.ts';

let database: TestDatabase;
let ctx: ServiceContext;
let worker: Worker;
let outboxDir: string;
/** Addresses whose browsers are held now, and all that were opened, in order. */
let held: Set<string>;
let opened: string[];

beforeEach(async () => {
  held = new Set();
  opened = [];
  outboxDir = await mkdtemp(join(tmpdir(), 'curbcut-outbox-'));
  database = await createTestDatabase();
  ctx = await openWorkerServices(database.databaseUrl);
  worker = await startWorker({
    ctx,
    scanner: fakeScanner({
      async scanPage(url, { onProgress, signal } = {}) {
        opened.push(url);
        onProgress?.({ stage: 'loading' });
        if (!url.includes('silent'))
          return { pageScan: goldenPageScan(), screenshot: null, pictures: [] };
        held.add(url);
        await new Promise((resolve) => signal?.addEventListener('abort', resolve));
        held.delete(url);
        return { pageScan: cancelled(url), screenshot: null, pictures: [] };
      },
    }),
    slots: 2,
    transport: createMailTransport({ from: 'scans@example.org', outboxDir }),
    outboxDir,
    statusUrl: 'http://127.0.0.1:9',
  });
});

afterEach(async () => {
  await worker.stop();
  await closeServices(ctx);
  await database.drop();
  await rm(outboxDir, { recursive: true });
});

function cancelled(url: string): PageScan {
  return {
    status: 'failed',
    url,
    finalUrl: null,
    startedAt: new Date().toISOString(),
    durationMs: 5,
    error: { code: 'CANCELLED', message: 'The scan was canceled.' },
  };
}

async function ask(url: string, clientIp: string): Promise<string> {
  return (await requestScan({ ctx, input: { url, clientIp } })).job_id;
}

test('a visitor whose pages never answer does not keep back somebody else’s scan', async () => {
  for (const name of ['one', 'two', 'three']) {
    await ask(`https://silent-${name}.example/`, '198.51.100.1');
  }
  await expect.poll(() => held.size, { timeout: 15_000 }).toBe(2);
  const other = await ask('https://lively.example/', '198.51.100.2');
  await expect
    .poll(async () => (await getScan({ ctx, input: { scanId: other, reader: null } })).status, {
      timeout: 15_000,
    })
    .toBe('completed');
  // The third of the visitor's own goes on in the browser, and the one that left it waits.
  await expect.poll(() => held.size, { timeout: 15_000 }).toBe(2);
  expect(opened.slice(2)).toEqual(['https://lively.example/', 'https://silent-three.example/']);
  const rows = await ctx.db
    .selectFrom('scans')
    .select(['url', 'status', 'gave_way'])
    .where('gave_way', '>', 0)
    .execute();
  expect(rows).toMatchObject([{ status: 'queued', gave_way: 1 }]);
  expect(opened.slice(0, 2)).toContain(rows[0]?.url);
});
