import type { OutgoingMail } from '@curbcut/email';
import { jobs, work } from '@curbcut/queue';
import { beginScanRun, recordScanResult } from '@curbcut/services/scans';
import { closeServices, type ServiceContext } from '@curbcut/services/kernel';
import { createSchedule } from '@curbcut/services/schedules';
import {
  createTestDatabase,
  goldenPageScan,
  insertTestUser,
  type TestDatabase,
} from '@curbcut/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fakeScanner, openWorkerServices } from '../open-test-worker.ts';
import { runDue } from './run-due-schedules.ts';
import { sendMail } from './send-mail.ts';

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

async function makeDueSchedule() {
  const { userId, email } = await insertTestUser(ctx.db, { plan: 'pro' });
  const { job_id: scheduleId } = await createSchedule({
    ctx,
    input: {
      url: 'https://www.harbourline.example/',
      frequency: 'daily',
      time: '09:00',
      viewer: {
        userId,
        sessionId: 'session',
        plan: ctx.config.plans.pro,
        emailVerified: true,
      },
    },
  });
  await ctx.db
    .updateTable('schedules')
    .set({ next_run_at: new Date(Date.now() - 60_000) })
    .where('id', '=', scheduleId)
    .execute();
  return { scheduleId, email };
}

async function readScans(scheduleId: string) {
  return ctx.db.selectFrom('scans').select('id').where('schedule_id', '=', scheduleId).execute();
}

test('comes every minute by itself, at most one at a time', async () => {
  const schedules = await ctx.queue.boss.getSchedules(jobs.runDueSchedules.name);
  expect(schedules).toMatchObject([{ cron: '* * * * *' }]);
  expect(await ctx.queue.boss.getQueue(jobs.runDueSchedules.name)).toMatchObject({
    policy: 'exclusive',
  });
});

test('the job requests what is due, and its mail can be stopped by one click', async () => {
  const { scheduleId, email } = await makeDueSchedule();
  await work(ctx.queue, jobs.runDueSchedules, { concurrency: 1 }, runDue({ ctx }));
  await ctx.queue.boss.send(jobs.runDueSchedules.name, {});
  await vi.waitFor(async () => expect(await readScans(scheduleId)).toHaveLength(1), 10_000);
  const [scan] = await readScans(scheduleId);
  const scanId = scan?.id ?? '';
  const run = await beginScanRun({ ctx, input: { scanId, workerId: 'w1' } });
  await recordScanResult({
    ctx,
    input: {
      scanId,
      attempt: run?.attempt ?? 0,
      pageScan: goldenPageScan(),
      screenshot: null,
    },
  });
  const mail = await ctx.db
    .selectFrom('mails')
    .select(['id', 'not_me_token'])
    .where('scan_id', '=', scanId)
    .executeTakeFirstOrThrow();
  const sent: OutgoingMail[] = [];
  const send = async (outgoing: OutgoingMail) => {
    sent.push(outgoing);
    return { accepted: true as const };
  };
  await sendMail({ ctx, scanner: fakeScanner({}), transport: { kind: 'outbox', send } })({
    payload: { mailId: mail.id },
    attempt: 1,
    signal: new AbortController().signal,
  });
  const unsubscribeUrl = `https://scan.example.org/unsubscribe/${mail.not_me_token}`;
  expect(sent).toMatchObject([
    {
      to: email,
      headers: {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    },
  ]);
  expect(sent[0]?.text).toContain('Hello Ada Lovelace,');
  expect(sent[0]?.text).toContain(`https://scan.example.org/scan/${scanId}`);
  expect(sent[0]?.text).toContain(`Stop the mails of this schedule: ${unsubscribeUrl}`);
});
