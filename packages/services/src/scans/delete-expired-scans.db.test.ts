import { findLivePayloads, jobs } from '@curbcut/queue';
import {
  createTestDatabase,
  goldenPageScan,
  goldenScreenshot,
  type TestDatabase,
} from '@curbcut/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  beginScanRun,
  closeServices,
  deleteExpiredScans,
  getScan,
  getScanStatus,
  getScreenshot,
  recordScanResult,
  type ServiceContext,
} from '../index.ts';
import { beginTestScan, openTestServices, requestTestScan } from '../test-services.ts';

let database: TestDatabase;
let ctx: ServiceContext;

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = await openTestServices(database.databaseUrl);
});

beforeEach(async () => {
  await ctx.db.deleteFrom('scans').execute();
  await ctx.queue.boss.deleteAllJobs();
});

afterAll(async () => {
  await closeServices(ctx);
  await database.drop();
});

async function complete(scanId: string, attempt: number) {
  const picture = { ...goldenScreenshot(), width: 600, height: 614, scale: 0.5, truncated: false };
  return recordScanResult({
    ctx,
    input: { scanId, attempt, pageScan: goldenPageScan(), screenshot: picture },
  });
}

test('an expired scan is gone at once, and deleted with its evidence by the job', async () => {
  const kept = await requestTestScan(ctx);
  const expired = await requestTestScan(ctx, { email: 'ada@example.org' });
  await complete(expired, await beginTestScan(ctx, expired));
  await ctx.db
    .updateTable('scans')
    .set({ expires_at: sql<Date>`now() - interval '1 second'` })
    .where('id', '=', expired)
    .execute();
  const gone = { code: 'NOT_FOUND' };
  await expect(getScan({ ctx, input: { scanId: expired } })).rejects.toMatchObject(gone);
  await expect(getScanStatus({ ctx, input: { jobId: expired } })).rejects.toMatchObject(gone);
  await expect(getScreenshot({ ctx, input: { scanId: expired } })).rejects.toMatchObject(gone);
  expect(await deleteExpiredScans({ ctx })).toBe(1);
  for (const table of ['screenshots', 'mails'] as const) {
    expect(await ctx.db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
  expect((await getScan({ ctx, input: { scanId: kept } })).status).toBe('queued');
});

test('more expired scans than one batch are deleted whole, by two jobs at once', async () => {
  const id = await requestTestScan(ctx);
  await sql`
    insert into scans (id, url, client_key, progress, expires_at)
    select 'old-' || n, url, client_key, progress, now() - interval '1 minute'
      from scans, generate_series(1, 450) n where id = ${id}`.execute(ctx.db);
  const deleted = await Promise.all([deleteExpiredScans({ ctx }), deleteExpiredScans({ ctx })]);
  expect(deleted[0] + deleted[1]).toBe(450);
  const left = await ctx.db.selectFrom('scans').select('id').execute();
  expect(left).toEqual([{ id }]);
});

test('the job of a deleted scan finds nothing to do', async () => {
  const id = await requestTestScan(ctx);
  await ctx.db.deleteFrom('scans').execute();
  expect(await findLivePayloads(ctx.queue, jobs.runScan)).toEqual([{ scanId: id }]);
  expect(await beginScanRun({ ctx, input: { scanId: id, workerId: 'w' } })).toBeNull();
  expect(await complete(id, 1)).toBe('superseded');
});
