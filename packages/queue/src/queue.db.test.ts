import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { closeDatabase, openDatabase, type Db } from '@curbcut/db';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '@curbcut/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  enqueue,
  findLivePayloads,
  jobs,
  openQueue,
  readQueueState,
  stopQueue,
  work,
  type JobRun,
  type Queue,
} from './index.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
type ScanRun = JobRun<{ scanId: string }>;

let database: TestDatabase;
let db: Db;
let sender: Queue;
let workers: Queue[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.databaseUrl, { poolSize: 4, log });
  sender = await openQueue({ databaseUrl: database.databaseUrl, role: 'send', log });
});

afterAll(async () => {
  await stopQueue(sender, { graceMs: 0 });
  await closeDatabase(db);
  await database.drop();
});

beforeEach(async () => {
  workers = [];
  await sender.boss.deleteAllJobs();
});

afterEach(async () => {
  await Promise.all(workers.map((worker) => stopQueue(worker, { graceMs: 0 })));
});

async function openWorker(): Promise<Queue> {
  const queue = await openQueue({ databaseUrl: database.databaseUrl, role: 'work', log });
  workers.push(queue);
  return queue;
}

async function enqueueScan(scanId: string, options: { priority?: number } = {}): Promise<string> {
  return db
    .transaction()
    .execute((transaction) =>
      enqueue(sender, jobs.runScan, { scanId }, { transaction, ...options }),
    );
}

async function stateOf(jobId: string) {
  const [job] = await sender.boss.findJobs(jobs.runScan.name, { id: jobId });
  return job;
}

test('several processes that start on an empty database at once all get a queue', async () => {
  const empty = await createEmptyDatabase();
  const opened = await Promise.all(
    (['send', 'work', 'work', 'send'] as const).map((role) =>
      openQueue({ databaseUrl: empty.databaseUrl, role, log }),
    ),
  );
  const states = await Promise.all(opened.map(readQueueState));
  const recurring = Object.values(jobs).filter((job) => 'cron' in job).length;
  expect(states.map(({ schedules }) => schedules)).toEqual(opened.map(() => recurring));
  await Promise.all(opened.map((queue) => stopQueue(queue, { graceMs: 0 })));
  await empty.drop();
});

test('a job exists when its transaction commits, and never when it rolls back', async () => {
  await expect(
    db.transaction().execute(async (transaction) => {
      await enqueue(sender, jobs.runScan, { scanId: 'rolled-back' }, { transaction });
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await findLivePayloads(sender, jobs.runScan)).toEqual([]);
  await enqueueScan('committed');
  expect(await findLivePayloads(sender, jobs.runScan)).toEqual([{ scanId: 'committed' }]);
});

test('a payload that does not fit its job is refused before it is stored', async () => {
  await expect(enqueueScan('')).rejects.toThrow('scanId');
  expect(await findLivePayloads(sender, jobs.runScan)).toEqual([]);
});

test('higher priority goes first, then first come first served', async () => {
  await enqueueScan('first');
  await enqueueScan('second');
  await enqueueScan('urgent', { priority: 10 });
  const order: string[] = [];
  await work(await openWorker(), jobs.runScan, { concurrency: 1 }, async ({ payload }: ScanRun) => {
    order.push(payload.scanId);
  });
  await vi.waitFor(() => expect(order).toHaveLength(3), { timeout: 10_000 });
  expect(order).toEqual(['urgent', 'first', 'second']);
});

test('an idle worker is woken by a new job at once', async () => {
  const taken = Promise.withResolvers<number>();
  await work(await openWorker(), jobs.runScan, { concurrency: 1 }, async () => {
    taken.resolve(Date.now());
  });
  const sent = Date.now();
  await enqueueScan('wake-up');
  expect((await taken.promise) - sent).toBeLessThan(1_500);
});

test('a handler that always throws gets its retries, then the job ends as failed with the reason', async () => {
  const attempts: number[] = [];
  const poison = await enqueueScan('poison');
  await work(await openWorker(), jobs.runScan, { concurrency: 1 }, async ({ attempt }: ScanRun) => {
    attempts.push(attempt);
    throw new Error('hostile \u0000 reason \ud800');
  });
  await vi.waitFor(async () => expect((await stateOf(poison))?.state).toBe('failed'), {
    timeout: 20_000,
    interval: 200,
  });
  expect(attempts).toEqual([1, 2, 3]);
  expect((await stateOf(poison))?.output).toEqual({ reason: 'hostile  reason \ufffd' });
  expect(await findLivePayloads(sender, jobs.runScan)).toEqual([]);
});

test('a payload that does not parse ends as failed at once and does not block the queue', async () => {
  const poison = await sender.boss.send(jobs.runScan.name, { scanId: 42 });
  const good = await enqueueScan('good');
  const handled: string[] = [];
  await work(await openWorker(), jobs.runScan, { concurrency: 1 }, async ({ payload }: ScanRun) => {
    handled.push(payload.scanId);
  });
  await vi.waitFor(async () => expect((await stateOf(good))?.state).toBe('completed'), {
    timeout: 10_000,
  });
  const ended = await stateOf(poison ?? '');
  expect(ended?.state).toBe('failed');
  expect(ended?.retryCount).toBe(0);
  expect(JSON.stringify(ended?.output)).toContain('expected string');
  expect(handled).toEqual(['good']);
});

test('the job of a worker killed with SIGKILL is retaken by another within 30 s', async () => {
  await enqueueScan('orphan');
  const child = spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'fixtures/hold-a-scan.ts'), database.databaseUrl],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [taken] = await once(child.stdout, 'data');
  expect(String(taken).trim()).toBe('orphan');
  const retaken = Promise.withResolvers<ScanRun>();
  await work(await openWorker(), jobs.runScan, { concurrency: 1 }, async (run: ScanRun) => {
    retaken.resolve(run);
  });
  child.kill('SIGKILL');
  await once(child, 'exit');
  const killed = Date.now();
  const run = await retaken.promise;
  expect(run.payload).toEqual({ scanId: 'orphan' });
  expect(run.attempt).toBe(2);
  expect(Date.now() - killed).toBeLessThan(30_000);
}, 60_000);

test('stopping takes no more jobs, and waits for the one that runs', async () => {
  const worker = await openQueue({ databaseUrl: database.databaseUrl, role: 'work', log });
  const running = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  await work(worker, jobs.runScan, { concurrency: 1 }, async () => {
    running.resolve();
    await mayEnd.promise;
  });
  const first = await enqueueScan('first');
  await running.promise;
  const stopped = stopQueue(worker, { graceMs: 20_000 });
  const second = await enqueueScan('second');
  mayEnd.resolve();
  await stopped;
  expect((await stateOf(first))?.state).toBe('completed');
  expect((await stateOf(second))?.state).toBe('created');
});

test('a run that outlasts the grace time is aborted and given back', async () => {
  const worker = await openQueue({ databaseUrl: database.databaseUrl, role: 'work', log });
  const running = Promise.withResolvers<void>();
  const aborted = Promise.withResolvers<void>();
  await work(worker, jobs.runScan, { concurrency: 1 }, async ({ signal }: ScanRun) => {
    signal.addEventListener('abort', () => aborted.resolve());
    running.resolve();
    await aborted.promise;
  });
  const jobId = await enqueueScan('endless');
  await running.promise;
  await stopQueue(worker, { graceMs: 1_000 });
  await aborted.promise;
  expect((await stateOf(jobId))?.state).toBe('retry');
});
