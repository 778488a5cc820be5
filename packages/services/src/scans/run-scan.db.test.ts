import { type ScanFailureCode } from '@curbcut/model/scan';
import { jobs } from '@curbcut/queue';
import { goldenPageScan, goldenScreenshot } from '@curbcut/testing';
import { toWireRecord, toStatusAnswer } from '@curbcut/wire/scan';
import { ScanRecord, ScanStatusAnswer } from '@curbcut/wire/scan';
import { sql } from 'kysely';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { setUpTestServices } from '../../rig/set-up-test-services.ts';
import {
  beginTestScan,
  failedPageScan,
  openTestSlots,
  requestTestScan,
} from '../../rig/test-scans.ts';
import { dispatchScans } from '../dispatch/index.ts';
import {
  beginScanRun,
  failLostScans,
  getScan,
  getScanStatus,
  getScreenshot,
  recordScanResult,
  reportScanProgress,
} from './index.ts';

const { ctx } = await setUpTestServices();

const screenshot = { ...goldenScreenshot(), width: 600, height: 614, scale: 0.5, truncated: false };

beforeEach(async () => {
  await ctx.db.deleteFrom('host_paces').execute();
  await openTestSlots(ctx);
  await ctx.db.deleteFrom('scans').execute();
  await ctx.queue.boss.deleteAllJobs();
});

async function statusOf(jobId: string) {
  return ScanStatusAnswer.parse(
    toStatusAnswer(await getScanStatus({ ctx, input: { jobId, reader: null } })),
  );
}

async function complete(scanId: string, attempt: number) {
  return recordScanResult({
    ctx,
    input: { scanId, attempt, pageScan: goldenPageScan(), screenshot },
  });
}

async function fail(scanId: string, attempt: number, code: ScanFailureCode) {
  return recordScanResult({
    ctx,
    input: { scanId, attempt, pageScan: failedPageScan(code), screenshot: null },
  });
}

async function jobsOf(scanId: string) {
  const found = await ctx.queue.boss.findJobs(jobs.runScan.name, { data: { scanId } });
  return found.sort((a, b) => a.createdOn.getTime() - b.createdOn.getTime());
}

/** As the queue does when it gives a job up. */
async function giveUp(scanId: string): Promise<void> {
  for (const { id } of await jobsOf(scanId)) await ctx.queue.boss.deleteJob(jobs.runScan.name, id);
}

async function shiftStart(scanId: string, secondsAgo: number): Promise<void> {
  await ctx.db
    .updateTable('scans')
    .set({ started_at: sql<Date>`now() - ${secondsAgo} * interval '1 second'` })
    .where('id', '=', scanId)
    .execute();
}

test('a scan goes from queued through its stages to completed', async () => {
  const id = await requestTestScan(ctx);
  const attempt = await beginTestScan(ctx, id);
  expect(attempt).toBe(1);
  expect(await statusOf(id)).toMatchObject({
    status: 'running',
    progress: { stage: 'loading', queuePosition: null },
  });
  await reportScanProgress({
    ctx,
    input: { scanId: id, attempt, event: { stage: 'checking', detail: '212 elements' } },
  });
  const checking = await statusOf(id);
  expect(checking.progress.text).toBe('Stage 3 of 5: running the checks');
  expect(checking.progress.stages[2]).toMatchObject({ status: 'current', detail: '212 elements' });
  expect(await complete(id, attempt)).toBe('recorded');
  const done = await statusOf(id);
  expect(done).toMatchObject({ status: 'completed', error: null });
  expect(done.progress.percent).toBe(100);
  const record = ScanRecord.parse(
    toWireRecord(await getScan({ ctx, input: { scanId: id, reader: null } })),
  );
  expect(done.result).toEqual(record);
  expect(record.results?.overall_score).toBe(goldenPageScan().overallScore);
  expect(record.screenshot?.url).toBe(`/scan/${id}/screenshot`);
});

test('the screenshot is kept byte for byte, and has a tag of its content', async () => {
  const id = await requestTestScan(ctx);
  await complete(id, await beginTestScan(ctx, id));
  const picture = await getScreenshot({ ctx, input: { scanId: id, reader: null } });
  expect(Buffer.from(picture.bytes).equals(goldenScreenshot().bytes)).toBe(true);
  expect(picture.mediaType).toBe('image/webp');
  expect(picture.etag).toMatch(/^"[\w-]{22}"$/);
  await expect(
    getScreenshot({ ctx, input: { scanId: 'none', reader: null } }),
  ).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('only the newest attempt may report and record', async () => {
  const id = await requestTestScan(ctx);
  const lost = await beginTestScan(ctx, id);
  const current = await beginTestScan(ctx, id);
  await reportScanProgress({
    ctx,
    input: { scanId: id, attempt: lost, event: { stage: 'scoring' } },
  });
  expect((await statusOf(id)).progress.stage).toBe('loading');
  expect(await complete(id, lost)).toBe('superseded');
  expect((await statusOf(id)).status).toBe('running');
  expect(await complete(id, current)).toBe('recorded');
  expect(await complete(id, current)).toBe('superseded');
  expect(await fail(id, current, 'PAGE_TIMEOUT')).toBe('superseded');
  expect((await statusOf(id)).status).toBe('completed');
});

test('of two workers that begin at once, one may record', async () => {
  const id = await requestTestScan(ctx);
  const attempts = await Promise.all([beginTestScan(ctx, id), beginTestScan(ctx, id)]);
  expect([...attempts].sort()).toEqual([1, 2]);
  const recorded = await Promise.all(attempts.map((attempt) => complete(id, attempt)));
  expect([...recorded].sort()).toEqual(['recorded', 'superseded']);
});

test('a failure that may pass is tried once more, later, and then recorded', async () => {
  await requestTestScan(ctx);
  const id = await requestTestScan(ctx);
  expect(await fail(id, await beginTestScan(ctx, id), 'DNS_FAILURE')).toBe('retry-scheduled');
  expect(await statusOf(id)).toMatchObject({ status: 'queued', error: null });
  expect(await jobsOf(id)).toHaveLength(1);
  const { due_at: dueAt, not_before: notBefore } = await ctx.db
    .selectFrom('scans')
    .select(['due_at', 'not_before'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(notBefore!.getTime() - dueAt.getTime()).toBe(5_000);
  await ctx.db.updateTable('scans').set({ not_before: dueAt }).where('id', '=', id).execute();
  expect(await dispatchScans({ ctx })).toBe(1);
  expect(await fail(id, await beginTestScan(ctx, id), 'DNS_FAILURE')).toBe('recorded');
  expect(await jobsOf(id)).toHaveLength(2);
  expect(await statusOf(id)).toMatchObject({
    status: 'failed',
    error: 'It failed with DNS_FAILURE.',
    error_code: 'DNS_FAILURE',
    result: null,
  });
});

test('a failure that will not pass, or comes too late for a retry, is recorded at once', async () => {
  const final = await requestTestScan(ctx);
  expect(await fail(final, await beginTestScan(ctx, final), 'LOGIN_WALL')).toBe('recorded');
  const late = await requestTestScan(ctx);
  const attempt = await beginTestScan(ctx, late);
  await shiftStart(late, 135);
  expect(await fail(late, attempt, 'DNS_FAILURE')).toBe('recorded');
  expect((await statusOf(late)).error_code).toBe('DNS_FAILURE');
});

test('a scan that was begun three times is ended as lost at the fourth', async () => {
  const id = await requestTestScan(ctx);
  for (let begin = 1; begin <= 3; begin += 1) expect(await beginTestScan(ctx, id)).toBe(begin);
  expect(await beginScanRun({ ctx, input: { scanId: id, workerId: 'w' } })).toBeNull();
  expect(await statusOf(id)).toMatchObject({
    status: 'failed',
    error_code: 'WORKER_LOST',
    error: 'The scan was interrupted too often on our side.',
  });
  expect(await beginScanRun({ ctx, input: { scanId: id, workerId: 'w' } })).toBeNull();
});

test('a scan that could not end in time any more is not begun again', async () => {
  const id = await requestTestScan(ctx);
  await beginTestScan(ctx, id);
  await shiftStart(id, 140);
  expect(await beginScanRun({ ctx, input: { scanId: id, workerId: 'w' } })).toBeNull();
  expect((await statusOf(id)).error_code).toBe('SCAN_TIMEOUT');
});

test('scans whose job was given up are ended; those with a live job are left alone', async () => {
  const waiting = await requestTestScan(ctx);
  const running = await requestTestScan(ctx, { url: 'https://running.example/' });
  const retrying = await requestTestScan(ctx, { url: 'https://retrying.example/' });
  await beginTestScan(ctx, running);
  await fail(retrying, await beginTestScan(ctx, retrying), 'DNS_FAILURE');
  expect(await failLostScans({ ctx })).toBe(0);
  await giveUp(running);
  expect(await failLostScans({ ctx })).toBe(1);
  expect((await statusOf(running)).error_code).toBe('WORKER_LOST');
  expect((await statusOf(waiting)).status).toBe('queued');
  expect((await statusOf(retrying)).status).toBe('queued');
  expect(await failLostScans({ ctx })).toBe(0);
});

test('a scan that cannot be ended does not keep back the others', async () => {
  const [broken, sound] = [await requestTestScan(ctx), await requestTestScan(ctx)];
  for (const id of [broken, sound]) {
    await beginTestScan(ctx, id);
    await giveUp(id);
  }
  await sql`alter table scans add constraint defect check (id <> ${sql.lit(broken)} or status <> 'failed')`.execute(
    ctx.db,
  );
  onTestFinished(async () => {
    await sql`alter table scans drop constraint defect`.execute(ctx.db);
  });
  const errors: object[] = [];
  const log = { ...ctx.log, error: (fields: object) => void errors.push(fields) };
  expect(await failLostScans({ ctx: { ...ctx, log } })).toBe(1);
  expect((await statusOf(sound)).status).toBe('failed');
  expect(errors).toMatchObject([{ scanId: broken }]);
});

test('a scan that runs past the deadline is ended, though its job lives', async () => {
  const id = await requestTestScan(ctx);
  const attempt = await beginTestScan(ctx, id);
  await shiftStart(id, 231);
  expect(await failLostScans({ ctx })).toBe(1);
  expect((await statusOf(id)).error_code).toBe('SCAN_TIMEOUT');
  expect(await complete(id, attempt)).toBe('superseded');
});

test('a result full of hostile text is stored and read back', async () => {
  const id = await requestTestScan(ctx);
  const attempt = await beginTestScan(ctx, id);
  const pageScan = goldenPageScan();
  const hostile = `\u0000\ud800${'x'.repeat(1_000_000)}`;
  pageScan.page.title = hostile;
  pageScan.warnings = [hostile];
  pageScan.issues[0]!.nodes[0]!.html = hostile;
  pageScan.timings.engines['axe\u0000'] = 1;
  const recorded = await recordScanResult({
    ctx,
    input: { scanId: id, attempt, pageScan, screenshot: null },
  });
  expect(recorded).toBe('recorded');
  const record = ScanRecord.parse(
    toWireRecord(await getScan({ ctx, input: { scanId: id, reader: null } })),
  );
  expect(record.metadata.page_title?.startsWith('\ufffdxxx')).toBe(true);
  expect(record.metadata.page_title).toHaveLength(9_999);
});
