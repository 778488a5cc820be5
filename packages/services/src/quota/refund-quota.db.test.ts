import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { AppError } from '@curbcut/model/errors';
import type { ScanFailureCode } from '@curbcut/model/scan';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { setUpTestServices } from '../../rig/set-up-test-services.ts';
import { beginTestScan, failedPageScan } from '../../rig/test-scans.ts';
import { createTestUser } from '../../rig/test-users.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { cancelScan, deleteScan, failLostScans, recordScanResult } from '../scans/index.ts';
import { end, endForGood, request, scansOf, use, usedBy } from './test-requests.ts';

const { ctx, database } = await setUpTestServices();

async function refusalOf(asked: Promise<unknown>): Promise<AppError> {
  return asked.then(
    () => expect.fail('It was not refused'),
    (error: unknown) => error as AppError,
  );
}

/** As if the month had ended: what was taken was taken in the month before. */
async function moveToLastMonth({ userId }: Viewer): Promise<string> {
  const lastMonth = sql<string>`to_char(date_trunc('month', now() at time zone 'UTC') - interval '1 month', 'YYYY-MM-DD')`;
  await ctx.db
    .updateTable('scans')
    .set({ quota_month: lastMonth })
    .where('user_id', '=', userId)
    .execute();
  const moved = await ctx.db
    .updateTable('monthly_usage')
    .set({ month: lastMonth })
    .where('user_id', '=', userId)
    .returning('month')
    .executeTakeFirstOrThrow();
  return moved.month;
}

test('a new month begins with the whole quota; what the old one gave goes back to the old one', async () => {
  const viewer = await createTestUser(ctx);
  await use(ctx, viewer, 4);
  const late = await request(ctx, viewer, 'https://late.example/');
  expect(await refusalOf(request(ctx, viewer))).toMatchObject({ code: 'QUOTA_EXCEEDED' });
  const lastMonth = await moveToLastMonth(viewer);
  expect(await usedBy(ctx, viewer)).toBe(0);
  await use(ctx, viewer, 5);
  expect(await usedBy(ctx, viewer)).toBe(5);
  await endForGood(ctx, late, 'INTERNAL_ERROR');
  expect(await usedBy(ctx, viewer)).toBe(5);
  const old = await ctx.db
    .selectFrom('monthly_usage')
    .select('used')
    .where('user_id', '=', viewer.userId)
    .where('month', '=', lastMonth)
    .executeTakeFirstOrThrow();
  expect(old.used).toBe(4);
});

test.each<[ScanFailureCode, number]>([
  ['INTERNAL_ERROR', 0],
  ['BROWSER_FAILED', 0],
  ['ENGINES_FAILED', 0],
  ['PROXY_UNAVAILABLE', 0],
  ['DNS_FAILURE', 1],
  ['HTTP_ERROR', 1],
  ['PAGE_TIMEOUT', 1],
  ['LOGIN_WALL', 1],
  ['TARGET_BLOCKED', 1],
])('a scan that fails with %s has cost %i', async (code, cost) => {
  const viewer = await createTestUser(ctx);
  const job = await request(ctx, viewer);
  await endForGood(ctx, job, code);
  expect(await usedBy(ctx, viewer)).toBe(cost);
  const [scan] = await scansOf(ctx, viewer);
  expect(scan?.quota_month === null).toBe(cost === 0);
});

test('a try that is repeated is taken once and given back once, whoever ends the scan', async () => {
  const viewer = await createTestUser(ctx);
  await use(ctx, viewer, 2);
  const job = await request(ctx, viewer);
  expect(await end(ctx, job, 'INTERNAL_ERROR')).toBe('retry-scheduled');
  expect(await usedBy(ctx, viewer)).toBe(3);
  const attempt = await beginTestScan(ctx, job);
  const pageScan = failedPageScan('INTERNAL_ERROR');
  const result = { scanId: job, attempt, pageScan, screenshot: null };
  await ctx.db
    .updateTable('scans')
    .set({ started_at: sql<Date>`now() - interval '1 hour'` })
    .where('id', '=', job)
    .execute();
  await Promise.all([
    recordScanResult({ ctx, input: result }),
    recordScanResult({ ctx, input: result }),
    failLostScans({ ctx }),
    failLostScans({ ctx }),
  ]);
  expect((await scansOf(ctx, viewer)).find(({ id }) => id === job)?.status).toBe('failed');
  expect(await usedBy(ctx, viewer)).toBe(2);
  expect(await unrefundedScans(viewer)).toBe(2);
});

async function unrefundedScans(viewer: Viewer): Promise<number> {
  return (await scansOf(ctx, viewer)).filter(({ quota_month: month }) => month !== null).length;
}

test('cancelled while it waits: given back; while it runs: not; deleted while it waits: given back', async () => {
  const viewer = await createTestUser(ctx);
  const [waiting, running, deleted] = [
    await request(ctx, viewer),
    await request(ctx, viewer),
    await request(ctx, viewer),
  ];
  await beginTestScan(ctx, running);
  await cancelScan({ ctx, input: { scanId: waiting, reader: viewer } });
  expect(await usedBy(ctx, viewer)).toBe(2);
  await cancelScan({ ctx, input: { scanId: running, reader: viewer } });
  expect(await usedBy(ctx, viewer)).toBe(2);
  await deleteScan({ ctx, input: { scanId: deleted, viewer } });
  expect(await usedBy(ctx, viewer)).toBe(1);
});

const fixture = fileURLToPath(new URL('../../rig/hold-a-transaction.ts', import.meta.url));

/** Does a step in another process and kills that before it commits. */
async function killWithin(step: 'request' | 'end', id: string): Promise<void> {
  const child = spawn(process.execPath, [fixture, database.databaseUrl, step, id], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

test('a process that is killed while it asks takes nothing; asking again takes one', async () => {
  const viewer = await createTestUser(ctx);
  await killWithin('request', viewer.userId);
  expect(await usedBy(ctx, viewer)).toBe(0);
  expect(await scansOf(ctx, viewer)).toEqual([]);
  await request(ctx, viewer, 'https://killed.example/');
  expect(await usedBy(ctx, viewer)).toBe(1);
});

test('a process that is killed while it gives back gives nothing; whoever ends the scan then does', async () => {
  const viewer = await createTestUser(ctx);
  await use(ctx, viewer, 2);
  const job = await request(ctx, viewer);
  await killWithin('end', job);
  expect(await usedBy(ctx, viewer)).toBe(3);
  await endForGood(ctx, job, 'INTERNAL_ERROR');
  expect(await usedBy(ctx, viewer)).toBe(2);
  expect(await unrefundedScans(viewer)).toBe(2);
});
