import { goldenPageScan } from '@curbcut/testing';
import { toWireRecord } from '@curbcut/wire/scan';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { setUpTestServices } from '../../rig/set-up-test-services.ts';
import { beginTestScan, failedPageScan, requestTestScan } from '../../rig/test-scans.ts';
import { createTestUser, giveTestScan } from '../../rig/test-users.ts';
import type { Reader, Viewer } from '../kernel/context/viewer.ts';
import {
  beginScanRun,
  cancelScan,
  deleteScan,
  failLostScans,
  getScan,
  readRunOrders,
  recordScanResult,
} from './index.ts';

const month = '2026-11-01';
const notFound = { code: 'NOT_FOUND' };
const cancelled = { success: true, message: 'The scan was cancelled.' };

const { ctx } = await setUpTestServices();
let owner: Viewer;
let stranger: Viewer;

beforeAll(async () => {
  owner = await createTestUser(ctx);
  stranger = await createTestUser(ctx);
});

beforeEach(async () => {
  await ctx.db.deleteFrom('scans').execute();
  await ctx.db.deleteFrom('monthly_usage').execute();
  await ctx.queue.boss.deleteAllJobs();
  await ctx.db
    .insertInto('monthly_usage')
    .values({ user_id: owner.userId, month, used: 3 })
    .execute();
});

/** A scan of the owner's that has taken a scan of the month. */
async function requestOwnScan(): Promise<string> {
  const scanId = await requestTestScan(ctx, { email: 'ada@example.org' });
  await giveTestScan(ctx, scanId, owner, { quota_month: month });
  return scanId;
}

function cancel(scanId: string, reader: Reader = owner) {
  return cancelScan({ ctx, input: { scanId, reader } });
}

function complete(scanId: string, attempt: number) {
  return recordScanResult({
    ctx,
    input: { scanId, attempt, pageScan: goldenPageScan(), screenshot: null },
  });
}

async function read(scanId: string) {
  return toWireRecord(await getScan({ ctx, input: { scanId, reader: 'product' } }));
}

async function usedScans(): Promise<number> {
  const row = await ctx.db.selectFrom('monthly_usage').select('used').executeTakeFirstOrThrow();
  return row.used;
}

test('a queued scan ends at once, gives its scan of the month back once, and mails nobody', async () => {
  const id = await requestOwnScan();
  expect(await cancel(id)).toEqual(cancelled);
  expect(await cancel(id)).toEqual(cancelled);
  expect(await read(id)).toMatchObject({
    status: 'failed',
    error_code: 'CANCELLED',
    error: 'The scan was cancelled.',
  });
  expect(await usedScans()).toBe(2);
  expect(await ctx.db.selectFrom('mails').selectAll().execute()).toEqual([]);
  expect(await beginScanRun({ ctx, input: { scanId: id, workerId: 'w' } })).toBeNull();
  expect(await failLostScans({ ctx })).toBe(0);
});

test('a running scan ends at once; its worker learns of it and its result is not stored', async () => {
  const id = await requestOwnScan();
  const attempt = await beginTestScan(ctx, id);
  const run = { ctx, input: { scanId: id, attempt } };
  expect(await readRunOrders(run)).toEqual({ isWanted: true, givesWay: false });
  expect(await cancel(id)).toEqual(cancelled);
  expect(await readRunOrders(run)).toEqual({ isWanted: false, givesWay: false });
  expect(await complete(id, attempt)).toBe('superseded');
  expect((await read(id)).error_code).toBe('CANCELLED');
  expect(await usedScans()).toBe(3);
});

test('a run whose scan another worker has, or that is gone, is not wanted', async () => {
  const id = await requestOwnScan();
  const lost = await beginTestScan(ctx, id);
  const current = await beginTestScan(ctx, id);
  expect((await readRunOrders({ ctx, input: { scanId: id, attempt: lost } })).isWanted).toBe(false);
  expect((await readRunOrders({ ctx, input: { scanId: id, attempt: current } })).isWanted).toBe(
    true,
  );
  await deleteScan({ ctx, input: { scanId: id, viewer: owner } });
  expect((await readRunOrders({ ctx, input: { scanId: id, attempt: current } })).isWanted).toBe(
    false,
  );
});

test('of cancelling and finishing at once exactly one wins', async () => {
  for (let round = 0; round < 5; round += 1) {
    const id = await requestOwnScan();
    const attempt = await beginTestScan(ctx, id);
    const [cancelledNow, recorded] = await Promise.allSettled([cancel(id), complete(id, attempt)]);
    const record = await read(id);
    if (record.status === 'completed') {
      expect(recorded).toMatchObject({ value: 'recorded' });
      expect(cancelledNow).toMatchObject({ reason: { code: 'CONFLICT' } });
    } else {
      expect(recorded).toMatchObject({ value: 'superseded' });
      expect(cancelledNow.status).toBe('fulfilled');
      expect(record.error_code).toBe('CANCELLED');
    }
  }
});

test('a scan that waits for its second try is not tried again, and was begun: it costs', async () => {
  const id = await requestOwnScan();
  const attempt = await beginTestScan(ctx, id);
  const pageScan = failedPageScan('DNS_FAILURE');
  expect(
    await recordScanResult({ ctx, input: { scanId: id, attempt, pageScan, screenshot: null } }),
  ).toBe('retry-scheduled');
  await cancel(id);
  expect(await beginScanRun({ ctx, input: { scanId: id, workerId: 'w' } })).toBeNull();
  expect((await read(id)).error_code).toBe('CANCELLED');
  expect(await usedScans()).toBe(3);
});

test('a finished scan cannot be cancelled, nor somebody else’s; an anonymous one by whoever knows it', async () => {
  const finished = await requestOwnScan();
  await complete(finished, await beginTestScan(ctx, finished));
  await expect(cancel(finished)).rejects.toMatchObject({ code: 'CONFLICT' });
  const own = await requestOwnScan();
  await expect(cancel(own, stranger)).rejects.toMatchObject(notFound);
  await expect(cancel(own, null)).rejects.toMatchObject(notFound);
  expect((await read(own)).status).toBe('queued');
  expect(await cancel(await requestTestScan(ctx), null)).toEqual(cancelled);
  await expect(cancel('unknown')).rejects.toMatchObject(notFound);
});
