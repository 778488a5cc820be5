import { goldenPageScan } from '@curbcut/testing';
import { toStatusAnswer } from '@curbcut/wire/scan';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { setUpTestServices } from '../../rig/set-up-test-services.ts';
import { beginTestScan, newVisitor, openTestSlots } from '../../rig/test-scans.ts';
import { dispatchScans } from '../dispatch/index.ts';
import {
  beginScanRun,
  failLostScans,
  getScanStatus,
  giveWay,
  readRunOrders,
  recordScanResult,
  reportScanProgress,
  requestScan,
} from './index.ts';

const { ctx } = await setUpTestServices();

beforeEach(async () => {
  await ctx.db.deleteFrom('scans').execute();
  await ctx.db.deleteFrom('workers').execute();
  await ctx.queue.boss.deleteAllJobs();
});

/** Begun so little ago that the test may take its time. */
const notYet = -60;

let hosts = 0;

async function ask(clientIp = newVisitor()): Promise<string> {
  const url = `https://host-${(hosts += 1)}.example/`;
  return (await requestScan({ ctx, input: { url, clientIp } })).job_id;
}

/** Asks for scans and begins them, as if that were so many seconds ago. */
async function hold(secondsAgo: number, clientIp?: string): Promise<string> {
  const id = await ask(clientIp);
  await begin(id, secondsAgo);
  return id;
}

async function begin(id: string, secondsAgo: number): Promise<number> {
  const attempt = await beginTestScan(ctx, id);
  const earlier = (column: string) =>
    sql<Date>`${sql.ref(column)} - ${secondsAgo} * interval '1 second'`;
  await ctx.db
    .updateTable('scans')
    .set({ begun_at: earlier('begun_at'), started_at: earlier('started_at') })
    .where('id', '=', id)
    .execute();
  return attempt;
}

async function read(id: string) {
  return ctx.db.selectFrom('scans').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

async function askedToGiveWay(): Promise<string[]> {
  await dispatchScans({ ctx });
  const rows = await ctx.db
    .selectFrom('scans')
    .select('id')
    .where('gives_way', '=', true)
    .execute();
  return rows.map(({ id }) => id);
}

async function putBack(id: string): Promise<string> {
  const { attempt } = await read(id);
  return giveWay({ ctx, input: { scanId: id, attempt } });
}

async function tell(id: string, document: 'answered' | 'parsed'): Promise<void> {
  const { attempt } = await read(id);
  await reportScanProgress({
    ctx,
    input: { scanId: id, attempt, event: { stage: 'loading', document } },
  });
}

test('a page that does not answer is asked for its browser when somebody else waits, and gets behind', async () => {
  await openTestSlots(ctx, 1);
  const silent = await hold(4);
  const other = await ask();
  const run = { ctx, input: { scanId: silent, attempt: 1 } };
  expect(await readRunOrders(run)).toEqual({ isWanted: true, givesWay: true });
  expect(await putBack(silent)).toBe('given-way');
  expect(await readRunOrders(run)).toEqual({ isWanted: false, givesWay: false });
  expect(await read(silent)).toMatchObject({ status: 'queued', retries: 0, dispatched_at: null });
  expect((await read(other)).dispatched_at).not.toBeNull();
  const { progress } = toStatusAnswer(
    await getScanStatus({ ctx, input: { jobId: silent, reader: null } }),
  );
  expect(progress).toMatchObject({ stage: 'queued', queuePosition: 2 });
  expect(await putBack(silent)).toBe('superseded');
});

test('it is left alone while a browser is free, nobody waits, or only its own requester does', async () => {
  await openTestSlots(ctx, 2);
  const visitor = newVisitor();
  await hold(4, visitor);
  expect(await askedToGiveWay()).toEqual([]);
  await hold(4, visitor);
  expect(await askedToGiveWay()).toEqual([]);
  await ask(visitor);
  expect(await askedToGiveWay()).toEqual([]);
  await ask();
  expect(await askedToGiveWay()).toHaveLength(1);
});

test('a page has 3 s to answer and 10 s to come; the longest goes first, one for each that waits', async () => {
  await openTestSlots(ctx, 4);
  const [fresh, answered, silent, longest] = [
    await hold(notYet),
    await hold(6),
    await hold(4),
    await hold(11),
  ];
  await tell(answered, 'answered');
  await ask();
  expect(await askedToGiveWay()).toEqual([longest]);
  await ask();
  expect(new Set(await askedToGiveWay())).toEqual(new Set([longest, silent]));
  await ask();
  expect(await askedToGiveWay()).toHaveLength(2);
  await sql`update scans set begun_at = begun_at - interval '5 seconds' where id = ${answered}`.execute(
    ctx.db,
  );
  expect(await askedToGiveWay()).toContain(answered);
  expect(await askedToGiveWay()).not.toContain(fresh);
});

test('a page that comes in the last moment keeps its browser', async () => {
  await openTestSlots(ctx, 1);
  const silent = await hold(4);
  await ask();
  expect(await askedToGiveWay()).toEqual([silent]);
  await tell(silent, 'parsed');
  expect(await askedToGiveWay()).toEqual([]);
});

test('a page that gave way may wait in another browser, but never in the last one that somebody waits for', async () => {
  await openTestSlots(ctx, 2);
  const [one, two] = [await hold(4), await hold(5)];
  const [third, fourth] = [await ask(), await ask()];
  for (const id of [one, two]) expect(await putBack(id)).toBe('given-way');
  await begin(third, notYet);
  await begin(fourth, notYet);
  await finish(third);
  // One browser for them: the other is kept for whoever comes.
  const waitsAgain = (await read(one)).dispatched_at ? one : two;
  await begin(waitsAgain, 20);
  const fifth = await ask();
  expect(await askedToGiveWay()).toEqual([]);
  await finish(fourth);
  expect((await read(fifth)).dispatched_at).not.toBeNull();
  await begin(fifth, notYet);
  await finish(fifth);
  // Nobody else waits: then both may.
  const other = waitsAgain === one ? two : one;
  expect((await read(other)).dispatched_at).not.toBeNull();
  await begin(other, 19);
  await ask();
  expect(await askedToGiveWay()).toEqual([waitsAgain]);
});

async function finish(id: string): Promise<void> {
  const { attempt } = await read(id);
  const pageScan = goldenPageScan();
  await recordScanResult({ ctx, input: { scanId: id, attempt, pageScan, screenshot: null } });
}

test('giving way costs no begin: three losses of its worker may still follow', async () => {
  await openTestSlots(ctx, 1);
  const silent = await hold(4);
  for (let time = 0; time < 4; time += 1) {
    expect(await putBack(silent)).toBe('given-way');
    await begin(silent, notYet);
  }
  for (let loss = 0; loss < 2; loss += 1) await begin(silent, notYet);
  expect(await beginScanRun({ ctx, input: { scanId: silent, workerId: 'w' } })).toBeNull();
  expect((await read(silent)).error_code).toBe('WORKER_LOST');
});

test('a page that could not be begun again in time ends as what it is: one that took too long', async () => {
  await openTestSlots(ctx, 1);
  const [silent, late] = [await hold(4), await ask()];
  await putBack(silent);
  await begin(late, notYet);
  expect(await failLostScans({ ctx })).toBe(0);
  await sql`update scans set started_at = now() - interval '136 seconds' where id = ${silent}`.execute(
    ctx.db,
  );
  expect(await failLostScans({ ctx })).toBe(1);
  expect(await read(silent)).toMatchObject({ status: 'failed', error_code: 'PAGE_TIMEOUT' });
});
