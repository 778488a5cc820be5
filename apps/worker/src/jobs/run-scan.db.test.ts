import { toWireRecord } from '@curbcut/wire/scan';
import type { PageScan } from '@curbcut/model/scan';
import { cancelScan, getScan, getScanStatus, getStatePicture } from '@curbcut/services/scans';
import { closeServices, type ServiceContext } from '@curbcut/services/kernel';
import { createTestDatabase, goldenPageScan, type TestDatabase } from '@curbcut/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestTestScan } from '@curbcut/services/rig';
import { fakeScanner, openWorkerServices } from '../open-test-worker.ts';
import { runScan } from './run-scan.ts';

let database: TestDatabase;
let ctx: ServiceContext;

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = await openWorkerServices(database.databaseUrl);
});

afterAll(async () => {
  await closeServices(ctx);
  await database.drop();
});

function jobOf(scanId: string, signal = new AbortController().signal) {
  return { payload: { scanId }, attempt: 1, signal };
}

function failed(code: 'TLS_ERROR' | 'CANCELLED' | 'BROWSER_FAILED'): PageScan {
  return {
    status: 'failed',
    url: 'https://example.org/',
    finalUrl: null,
    startedAt: new Date().toISOString(),
    durationMs: 5,
    error: { code, message: `It failed with ${code}.` },
  };
}

test('a scan is told stage by stage, then stored with its picture', async () => {
  const scanId = await requestTestScan(ctx, { url: 'https://example.org/whole' });
  const seen: { url: string; status: string; detail: string | null }[] = [];
  const scanner = fakeScanner({
    async scanPage(url, { onProgress } = {}) {
      onProgress?.({ stage: 'loading', detail: '212 elements' });
      await expect
        .poll(
          async () =>
            (await getScanStatus({ ctx, input: { jobId: scanId, reader: null } })).progress
              .stages[1],
        )
        .toMatchObject({ detail: '212 elements' });
      const { status, progress } = await getScanStatus({
        ctx,
        input: { jobId: scanId, reader: null },
      });
      seen.push({ url, status, detail: progress.stages[1]?.detail ?? null });
      return {
        pageScan: goldenPageScan(),
        screenshot: {
          mediaType: 'image/webp',
          bytes: Buffer.from('picture'),
          width: 10,
          height: 20,
          scale: 1,
          truncated: false,
        },
        pictures: [
          {
            name: 'narrow',
            mediaType: 'image/webp',
            bytes: Buffer.from('narrow picture'),
            width: 320,
            height: 640,
          },
        ],
      };
    },
  });
  await runScan({ ctx, scanner, workerId: 'w1' })(jobOf(scanId));
  expect(seen).toEqual([
    { url: 'https://example.org/whole', status: 'running', detail: '212 elements' },
  ]);
  const record = toWireRecord(await getScan({ ctx, input: { scanId, reader: null } }));
  expect(record).toMatchObject({
    status: 'completed',
    screenshot: { url: `/scan/${scanId}/screenshot`, width: 10, height: 20 },
  });
  const picture = await getStatePicture({ ctx, input: { scanId, name: 'narrow', reader: null } });
  expect(Buffer.from(picture.bytes).toString()).toBe('narrow picture');
});

test('the scanner is told whether the page may be used', async () => {
  const told: unknown[] = [];
  const scanner = fakeScanner({
    async scanPage(_url, { interaction } = {}) {
      told.push(interaction);
      return { pageScan: goldenPageScan(), screenshot: null, pictures: [] };
    },
  });
  for (const interaction of [true, false]) {
    const url = `https://example.org/used/${interaction}`;
    const scanId = await requestTestScan(ctx, { url, interaction });
    await runScan({ ctx, scanner, workerId: 'w1' })(jobOf(scanId));
  }
  expect(told).toEqual([true, false]);
});

test('progress that cannot be stored does not fail the scan', async () => {
  const scanId = await requestTestScan(ctx, { url: 'https://example.org/progress' });
  const warnings: string[] = [];
  let isDatabaseGone = false;
  const flaky: ServiceContext = {
    ...ctx,
    log: { ...ctx.log, warn: (_fields, message) => warnings.push(message) },
    get db() {
      if (isDatabaseGone) throw new Error('The database is gone');
      return ctx.db;
    },
  };
  const scanner = fakeScanner({
    async scanPage(_url, { onProgress } = {}) {
      isDatabaseGone = true;
      onProgress?.({ stage: 'loading' });
      await expect.poll(() => warnings).toEqual(['Progress could not be stored']);
      isDatabaseGone = false;
      return { pageScan: goldenPageScan(), screenshot: null, pictures: [] };
    },
  });
  await runScan({ ctx: flaky, scanner, workerId: 'w1' })(jobOf(scanId));
  expect((await getScan({ ctx, input: { scanId, reader: null } })).status).toBe('completed');
});

test('a failure of the page is a result', async () => {
  const scanId = await requestTestScan(ctx, { url: 'https://example.org/tls' });
  const scanner = fakeScanner({
    scanPage: async () => ({ pageScan: failed('TLS_ERROR'), screenshot: null, pictures: [] }),
  });
  await runScan({ ctx, scanner, workerId: 'w1' })(jobOf(scanId));
  expect(toWireRecord(await getScan({ ctx, input: { scanId, reader: null } }))).toMatchObject({
    status: 'failed',
    error_code: 'TLS_ERROR',
    error: 'It failed with TLS_ERROR.',
  });
});

test.each([
  ['BROWSER_FAILED', 1],
  ['TLS_ERROR', 0],
] as const)('%s makes the browser doubted %i times', async (code, times) => {
  const scanId = await requestTestScan(ctx, { url: `https://example.org/${code}` });
  const scanner = fakeScanner({
    scanPage: async () => ({ pageScan: failed(code), screenshot: null, pictures: [] }),
  });
  let doubts = 0;
  const onBrowserFailed = () => (doubts += 1);
  await runScan({ ctx, scanner, workerId: 'w1', onBrowserFailed })(jobOf(scanId));
  expect(doubts).toBe(times);
});

test('an aborted run stores nothing, so that another worker can finish the scan', async () => {
  const scanId = await requestTestScan(ctx, { url: 'https://example.org/aborted' });
  const order = new AbortController();
  const scanner = fakeScanner({
    async scanPage(_url, { signal } = {}) {
      order.abort();
      expect(signal?.aborted).toBe(true);
      return { pageScan: failed('CANCELLED'), screenshot: null, pictures: [] };
    },
  });
  await expect(
    runScan({ ctx, scanner, workerId: 'w1' })(jobOf(scanId, order.signal)),
  ).rejects.toThrow('stopped before its scan had ended');
  expect((await getScan({ ctx, input: { scanId, reader: null } })).status).toBe('running');

  const second = fakeScanner({
    scanPage: async () => ({ pageScan: goldenPageScan(), screenshot: null, pictures: [] }),
  });
  await runScan({ ctx, scanner: second, workerId: 'w2' })(jobOf(scanId));
  expect((await getScan({ ctx, input: { scanId, reader: null } })).status).toBe('completed');
});

test('a worker that lost its scan cannot write over its successor', async () => {
  const scanId = await requestTestScan(ctx, { url: 'https://example.org/fence' });
  const slow = fakeScanner({
    async scanPage() {
      const quick = fakeScanner({
        scanPage: async () => ({ pageScan: failed('TLS_ERROR'), screenshot: null, pictures: [] }),
      });
      await runScan({ ctx, scanner: quick, workerId: 'w2' })(jobOf(scanId));
      return { pageScan: goldenPageScan(), screenshot: null, pictures: [] };
    },
  });
  await runScan({ ctx, scanner: slow, workerId: 'w1' })(jobOf(scanId));
  expect(toWireRecord(await getScan({ ctx, input: { scanId, reader: null } })).error_code).toBe(
    'TLS_ERROR',
  );
});

test('a scan that is gone or has ended is not opened again', async () => {
  const scanId = await requestTestScan(ctx, { url: 'https://example.org/twice' });
  const once = fakeScanner({
    scanPage: async () => ({ pageScan: goldenPageScan(), screenshot: null, pictures: [] }),
  });
  await runScan({ ctx, scanner: once, workerId: 'w1' })(jobOf(scanId));
  const never = runScan({ ctx, scanner: fakeScanner({}), workerId: 'w1' });
  await never(jobOf(scanId));
  await never(jobOf('unknown'));
});

test('a result is stored when the database is back, without a second scan', async () => {
  const scanId = await requestTestScan(ctx, { url: 'https://example.org/restart' });
  let refusals = 0;
  let isAway = false;
  const flaky: ServiceContext = {
    ...ctx,
    get db() {
      if (!isAway) return ctx.db;
      refusals += 1;
      isAway = refusals < 2;
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    },
  };
  let scans = 0;
  const scanner = fakeScanner({
    async scanPage() {
      scans += 1;
      isAway = true;
      return { pageScan: goldenPageScan(), screenshot: null, pictures: [] };
    },
  });
  await runScan({ ctx: flaky, scanner, workerId: 'w1' })(jobOf(scanId));
  expect({ scans, refusals }).toEqual({ scans: 1, refusals: 2 });
  expect((await getScan({ ctx, input: { scanId, reader: null } })).status).toBe('completed');
});

test('a scan that is cancelled while it runs stops, and its job is done', async () => {
  const scanId = await requestTestScan(ctx, { url: 'https://example.org/cancelled' });
  const scanner = fakeScanner({
    async scanPage(_url, { signal } = {}) {
      if (!signal) throw new Error('There is no signal');
      const aborted = new Promise((resolve) => signal.addEventListener('abort', resolve));
      await cancelScan({ ctx, input: { scanId, reader: null } });
      await aborted;
      return { pageScan: failed('CANCELLED'), screenshot: null, pictures: [] };
    },
  });
  await runScan({ ctx, scanner, workerId: 'w1' })(jobOf(scanId));
  expect(toWireRecord(await getScan({ ctx, input: { scanId, reader: null } }))).toMatchObject({
    status: 'failed',
    error_code: 'CANCELLED',
  });
});

test.each([
  ['did not begin', null, 0],
  ['ended', 3_000, 3_000],
  ['broke off', undefined, 8_000],
])('the time that a page of a site takes, when its use %s', async (_, ms, taken) => {
  const site = await requestTestScan(ctx, { url: 'https://example.org/' });
  const scanId = await requestTestScan(ctx, { url: 'https://example.org/page' });
  await ctx.db.updateTable('scans').set({ parent_id: site }).where('id', '=', scanId).execute();
  const scanner = fakeScanner({
    async scanPage(_url, { onUsed } = {}) {
      if (ms !== null) onUsed?.({ cutRules: [], states: [] }, ms);
      return { pageScan: goldenPageScan(), screenshot: null, pictures: [] };
    },
  });
  const useBudget = { siteMs: 20_000, pageMs: 8_000 };
  await runScan({ ctx, scanner, workerId: 'w1', useBudget })(jobOf(scanId));
  const scan = ctx.db.selectFrom('scans').select(['status', 'use_ms']).where('id', '=', scanId);
  expect(await scan.executeTakeFirstOrThrow()).toEqual({ status: 'completed', use_ms: taken });
});
