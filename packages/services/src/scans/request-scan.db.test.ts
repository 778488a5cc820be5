import { AppError } from '@curbcut/model/errors';
import { findLivePayloads, jobs } from '@curbcut/queue';
import { createTestDatabase } from '@curbcut/testing';
import { toWireRecord, toStatusAnswer } from '@curbcut/wire/scan';
import { ScanRecord, ScanStatusAnswer } from '@curbcut/wire/scan';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { openTestServices } from '../../rig/open-test-services.ts';
import { setUpTestServices } from '../../rig/set-up-test-services.ts';
import { newVisitor, openTestSlots, requestTestScan } from '../../rig/test-scans.ts';
import { closeServices } from '../kernel/context/close-services.ts';
import { dispatchScans } from '../dispatch/index.ts';
import { getScan, getScanStatus, requestScan } from './index.ts';

const { ctx, database } = await setUpTestServices();

beforeEach(() => openTestSlots(ctx));

async function request(clientIp: string, url: string, email?: string) {
  return requestScan({ ctx, input: { url, clientIp, email } });
}

async function refusalOf(asked: Promise<unknown>): Promise<AppError> {
  const error = await asked.then(
    () => new Error('It was not refused'),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AppError)) throw error;
  return error;
}

async function countScans(clientKey: string): Promise<number> {
  const rows = await ctx.db
    .selectFrom('scans')
    .select('id')
    .where('client_key', '=', clientKey)
    .execute();
  return rows.length;
}

async function requestMany(count: number, address: (index: number) => string) {
  const asked = await Promise.allSettled(
    Array.from({ length: count }, (_, index) =>
      request(address(index), `https://example.org/${index}`),
    ),
  );
  const refusals = asked.flatMap((result) =>
    result.status === 'rejected' ? [(result.reason as AppError).code] : [],
  );
  return { passed: count - refusals.length, refusals: new Set(refusals) };
}

test('a request is stored with its job, and can be read as queued', async () => {
  const id = await requestTestScan(ctx, { email: 'ada@example.org', name: 'Ada' });
  expect(id).toMatch(/^[\w-]{22,}$/);
  expect(await findLivePayloads(ctx.queue, jobs.runScan)).toContainEqual({ scanId: id });
  const record = ScanRecord.parse(
    toWireRecord(await getScan({ ctx, input: { scanId: id, reader: null } })),
  );
  expect(record).toMatchObject({ scan_id: id, job_id: id, status: 'queued', results: null });
  const lifeHours =
    (Date.parse(record.expires_at ?? '') - Date.parse(record.scan_date)) / 3_600_000;
  expect(lifeHours).toBe(24);
  const status = ScanStatusAnswer.parse(
    toStatusAnswer(await getScanStatus({ ctx, input: { jobId: id, reader: null } })),
  );
  expect(status).toMatchObject({ job_id: id, status: 'queued', result: null, error: null });
  expect(status.progress).toMatchObject({ stage: 'queued', percent: 0 });
});

test('the place in the queue counts the scans that were asked for earlier', async () => {
  await openTestSlots(ctx, 0);
  const positions = [];
  const first = await requestTestScan(ctx);
  const second = await requestTestScan(ctx);
  for (const jobId of [first, second]) {
    const { progress } = toStatusAnswer(
      await getScanStatus({ ctx, input: { jobId, reader: null } }),
    );
    positions.push(progress.queuePosition ?? 0);
  }
  expect(positions[0]).toBeGreaterThanOrEqual(1);
  expect(positions[1]).toBe((positions[0] ?? 0) + 1);
});

test('who is refused a private address learns whom to ask, and no name of a setting', async () => {
  const operator = { ...ctx.config.operator, supportEmail: 'help@example.org' };
  const reachable = { ...ctx, config: { ...ctx.config, operator } };
  const input = { url: 'http://127.0.0.1/', clientIp: newVisitor(), email: undefined };
  expect((await refusalOf(requestScan({ ctx: reachable, input }))).userMessage).toBe(
    'This address is not on the public internet, so it cannot be scanned. Enter the public address of the website, or ask the operator of this service (help@example.org) to allow it.',
  );
  expect((await refusalOf(requestScan({ ctx, input }))).userMessage).toMatch(
    /ask the operator of this service to allow it\.$/,
  );
});

test.each([
  ['', 'INVALID_URL'],
  ['ftp://example.org/', 'INVALID_URL'],
  ['https://user:secret@example.org/', 'INVALID_URL'],
  ['http://127.0.0.1/', 'TARGET_REFUSED'],
  ['http://169.254.169.254/latest/meta-data', 'TARGET_REFUSED'],
  ['https://example.org:22/', 'TARGET_REFUSED'],
])('%j is refused with %s, nothing is stored and no limit is used', async (url, code) => {
  const visitor = newVisitor();
  const refusal = await refusalOf(request(visitor, url));
  expect(refusal.code).toBe(code);
  expect(refusal.httpStatus).toBe(400);
  expect(await countScans(visitor)).toBe(0);
});

test('of 20 requests at once, exactly 3 pass', async () => {
  const visitor = newVisitor();
  const { passed, refusals } = await requestMany(20, () => visitor);
  expect(passed).toBe(3);
  expect(refusals).toEqual(new Set(['TOO_MANY_AT_ONCE']));
  expect(await countScans(visitor)).toBe(3);
});

test('of 20 requests at once, exactly 10 an hour pass when more may run at once', async () => {
  const other = await openTestServices(database.databaseUrl, { freeScansAtOnce: 100 });
  const visitor = newVisitor();
  const asked = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) =>
      requestScan({
        ctx: other,
        input: { url: `https://example.org/${index}`, clientIp: visitor },
      }),
    ),
  );
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  const refusal = await refusalOf(
    requestScan({ ctx: other, input: { url: 'https://example.org/', clientIp: visitor } }),
  );
  expect(refusal.code).toBe('RATE_LIMITED');
  expect(refusal.httpStatus).toBe(429);
  expect(refusal.userMessage).toBe(
    'You have used all 10 free scans of this hour. Try again in 60 minutes.',
  );
  expect(refusal.retryAfterSeconds).toBeGreaterThan(3_500);
  expect(refusal.retryAfterSeconds).toBeLessThanOrEqual(3_600);
  await closeServices(other);
});

test('the limits hold per /64 of IPv6', async () => {
  const { passed } = await requestMany(5, (index) => `2001:db8:7:7::${index + 1}`);
  expect(passed).toBe(3);
  await expect(request('2001:db8:7:8::1', 'https://example.org/')).resolves.toMatchObject({
    status: 'queued',
  });
});

test('an hour later, and when scans have ended, the visitor may ask again', async () => {
  const visitor = newVisitor();
  await requestMany(3, () => visitor);
  expect((await refusalOf(request(visitor, 'https://example.org/again'))).code).toBe(
    'TOO_MANY_AT_ONCE',
  );
  await endAll(visitor, 59);
  const again = await request(visitor, 'https://example.org/again');
  expect(again.status).toBe('queued');
  await fillHour(visitor, 6);
  const refusal = await refusalOf(request(visitor, 'https://example.org/over'));
  expect(refusal.code).toBe('RATE_LIMITED');
  expect(refusal.retryAfterSeconds).toBeLessThanOrEqual(60);
  await endAll(visitor, 61);
  await expect(request(visitor, 'https://example.org/over')).resolves.toMatchObject({
    status: 'queued',
  });
});

async function endAll(visitor: string, minutesAgo: number): Promise<void> {
  await ctx.db
    .updateTable('scans')
    .set({
      status: 'completed',
      finished_at: sql<Date>`now()`,
      requested_at: sql<Date>`now() - ${minutesAgo} * interval '1 minute'`,
    })
    .where('client_key', '=', visitor)
    .execute();
}

/** Adds ended scans of the last minutes until the hour's count is full. */
async function fillHour(visitor: string, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await request(visitor, `https://example.org/fill-${index}`);
    await ctx.db
      .updateTable('scans')
      .set({ status: 'completed', finished_at: sql<Date>`now()` })
      .where('client_key', '=', visitor)
      .where('status', '=', 'queued')
      .execute();
  }
}

test('asking again for an unfinished scan gives the same job and uses no limit', async () => {
  const visitor = newVisitor();
  const url = 'https://example.org/same';
  const asked = await Promise.all(
    Array.from({ length: 6 }, () => request(visitor, url, 'ada@example.org')),
  );
  expect(new Set(asked.map(({ job_id }) => job_id)).size).toBe(1);
  expect(await countScans(visitor)).toBe(1);
  const otherMail = await request(visitor, url, 'bob@example.org');
  expect(otherMail.job_id).not.toBe(asked[0]?.job_id);
  await endAll(visitor, 1);
  const later = await request(visitor, url, 'ada@example.org');
  expect(later.job_id).not.toBe(asked[0]?.job_id);
});

test('hostile text in a request is stored without harm', async () => {
  const name = `Ada\u0000\ud800 ${'x'.repeat(1_000_000)}`;
  const id = await requestTestScan(ctx, { name });
  const row = await ctx.db
    .selectFrom('scans')
    .select('requester_name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row.requester_name).toBe(`Ada\ufffd ${'x'.repeat(1_000_000)}`);
});

test('when the job cannot be enqueued, the scan waits for the next look', async () => {
  const own = await createTestDatabase();
  const broken = await openTestServices(own.databaseUrl);
  await openTestSlots(broken);
  await broken.queue.boss.deleteQueue(jobs.runScan.name);
  const id = await requestTestScan(broken);
  const waiting = async () =>
    broken.db.selectFrom('scans').select(['id', 'status', 'dispatched_at']).execute();
  expect(await waiting()).toEqual([{ id, status: 'queued', dispatched_at: null }]);
  await broken.queue.boss.createQueue(jobs.runScan.name);
  expect(await dispatchScans({ ctx: broken })).toBe(1);
  expect(await findLivePayloads(broken.queue, jobs.runScan)).toEqual([{ scanId: id }]);
  await closeServices(broken);
  await own.drop();
});

test.each(['unknown', '', '\u0000', `${'x'.repeat(5_000)}`, "' or 1=1 --"])(
  'the id %j is not found',
  async (id) => {
    expect((await refusalOf(getScan({ ctx, input: { scanId: id, reader: null } }))).code).toBe(
      'NOT_FOUND',
    );
    const refusal = await refusalOf(getScanStatus({ ctx, input: { jobId: id, reader: null } }));
    expect(refusal.httpStatus).toBe(404);
  },
);
