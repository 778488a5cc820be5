import { goldenPageScan } from '@curbcut/testing';
import { beforeEach, expect, test } from 'vitest';
import { setUpTestServices } from '../../rig/set-up-test-services.ts';
import { beginTestScan } from '../../rig/test-scans.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { beginMail, stopScheduleMails, suppressRecipient } from '../mails/index.ts';
import { recordScanResult } from '../scans/index.ts';
import { deleteSchedule, listSchedules, runDueSchedules, updateSchedule } from './index.ts';
import { createTestSchedule, createTestOwner, makeDue, readRow } from './test-schedules.ts';

const { ctx } = await setUpTestServices();

beforeEach(async () => {
  await ctx.db.deleteFrom('users').execute();
  await ctx.db.deleteFrom('mail_suppressions').execute();
});

/** Lets a schedule's run come and its scan complete; answers the mail about it. */
async function runToMail(scheduleId: string) {
  await makeDue(ctx, scheduleId);
  await runDueSchedules({ ctx, input: {} });
  const { last_scan_id: scanId } = await readRow(ctx, scheduleId);
  if (scanId === null) throw new Error('The schedule has not run');
  const attempt = await beginTestScan(ctx, scanId);
  const pageScan = goldenPageScan();
  await recordScanResult({ ctx, input: { scanId, attempt, pageScan, screenshot: null } });
  return ctx.db
    .selectFrom('mails')
    .select(['id', 'recipient', 'status', 'not_me_token'])
    .where('scan_id', '=', scanId)
    .executeTakeFirstOrThrow();
}

async function mailState(viewer: Viewer) {
  const { schedules } = await listSchedules({ ctx, input: { viewer } });
  return schedules.map(({ mails }) => mails);
}

test('the result goes to the account, or to whom the schedule names, every day anew', async () => {
  const viewer = await createTestOwner(ctx);
  const own = await createTestSchedule(ctx, viewer);
  const named = await createTestSchedule(ctx, viewer, { email: 'team@example.org' });
  for (let day = 0; day < 5; day += 1) {
    expect(await runToMail(own.job_id)).toMatchObject({
      recipient: viewer.email,
      status: 'queued',
    });
  }
  const mail = await runToMail(named.job_id);
  expect(mail).toMatchObject({ recipient: 'team@example.org', status: 'queued' });
  expect(await beginMail({ ctx, input: { mailId: mail.id } })).toMatchObject({
    isScheduled: true,
    isOwned: true,
    report: { scheduleId: named.job_id, status: 'completed' },
  });
});

test('the unsubscribe link stops exactly this schedule’s mails, queued ones too, and may be used twice', async () => {
  const viewer = await createTestOwner(ctx);
  const stopped = await createTestSchedule(ctx, viewer);
  const other = await createTestSchedule(ctx, viewer);
  const mail = await runToMail(stopped.job_id);
  await stopScheduleMails({ ctx, input: { token: mail.not_me_token } });
  await stopScheduleMails({ ctx, input: { token: mail.not_me_token } });
  expect(await beginMail({ ctx, input: { mailId: mail.id } })).toBeNull();
  expect(await mailState(viewer)).toEqual(['stopped', 'on']);
  expect((await runToMail(stopped.job_id)).status).toBe('suppressed');
  expect((await runToMail(other.job_id)).status).toBe('queued');
});

test('the owner may turn their own mails on again', async () => {
  const viewer = await createTestOwner(ctx);
  const { job_id: scheduleId } = await createTestSchedule(ctx, viewer);
  await stopScheduleMails({
    ctx,
    input: { token: (await runToMail(scheduleId)).not_me_token },
  });
  const on = await updateSchedule({ ctx, input: { scheduleId, mails: 'on', viewer } });
  expect(on.mails).toBe('on');
  expect((await runToMail(scheduleId)).status).toBe('queued');
});

test('somebody else’s stop holds whatever the owner does; a new recipient gets the mails', async () => {
  const viewer = await createTestOwner(ctx);
  const { job_id: scheduleId } = await createTestSchedule(ctx, viewer, {
    email: 'team@example.org',
  });
  await stopScheduleMails({
    ctx,
    input: { token: (await runToMail(scheduleId)).not_me_token },
  });
  const turnOn = { scheduleId, mails: 'on', viewer } as const;
  // Nobody but the recipient learns of it.
  expect(await mailState(viewer)).toEqual(['on']);
  expect((await updateSchedule({ ctx, input: turnOn })).mails).toBe('on');
  expect((await runToMail(scheduleId)).status).toBe('suppressed');
  await updateSchedule({ ctx, input: { scheduleId, email: null, viewer } });
  expect(await mailState(viewer)).toEqual(['on']);
  expect((await runToMail(scheduleId)).status).toBe('queued');
  const back = await updateSchedule({
    ctx,
    input: { scheduleId, email: 'Team@Example.org', viewer },
  });
  expect(back.mails).toBe('on');
  expect((await runToMail(scheduleId)).status).toBe('suppressed');
});

test('an account that is not confirmed any more gets no result mail', async () => {
  const viewer = await createTestOwner(ctx);
  const { job_id: scheduleId } = await createTestSchedule(ctx, viewer);
  await makeDue(ctx, scheduleId);
  await runDueSchedules({ ctx, input: {} });
  await ctx.db.updateTable('users').set({ email_verified_at: null }).execute();
  const { last_scan_id: scanId } = await readRow(ctx, scheduleId);
  const attempt = await beginTestScan(ctx, scanId!);
  const pageScan = goldenPageScan();
  await recordScanResult({ ctx, input: { scanId: scanId!, attempt, pageScan, screenshot: null } });
  const mails = await ctx.db
    .selectFrom('mails')
    .select('status')
    .where('scan_id', '=', scanId)
    .execute();
  expect(mails).toEqual([{ status: 'suppressed' }]);
});

test('links in mails of a deleted schedule still work; unknown ones are not found', async () => {
  const viewer = await createTestOwner(ctx);
  const { job_id: scheduleId } = await createTestSchedule(ctx, viewer);
  const { not_me_token: token } = await runToMail(scheduleId);
  await deleteSchedule({ ctx, input: { scheduleId, viewer } });
  await stopScheduleMails({ ctx, input: { token } });
  await suppressRecipient({ ctx, input: { token } });
  expect(await ctx.db.selectFrom('mail_suppressions').selectAll().execute()).toHaveLength(1);
  await expect(stopScheduleMails({ ctx, input: { token: 'unknown' } })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});
