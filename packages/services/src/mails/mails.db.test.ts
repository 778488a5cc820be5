import { createHash } from 'node:crypto';
import { jobs } from '@curbcut/queue';
import { goldenPageScan } from '@curbcut/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { setUpTestServices } from '../../rig/set-up-test-services.ts';
import {
  beginTestScan,
  failedPageScan,
  openTestSlots,
  requestTestScan,
} from '../../rig/test-scans.ts';
import { failLostScans, recordScanResult } from '../scans/index.ts';
import {
  beginMail,
  listOutbox,
  readOutboxMail,
  recordMailFailure,
  recordMailSent,
  suppressRecipient,
} from './index.ts';

const { ctx } = await setUpTestServices();

async function finishScan(email?: string): Promise<string> {
  const scanId = await requestTestScan(ctx, { name: 'Ada', ...(email ? { email } : {}) });
  const attempt = await beginTestScan(ctx, scanId);
  await recordScanResult({
    ctx,
    input: { scanId, attempt, pageScan: goldenPageScan(), screenshot: null },
  });
  return scanId;
}

async function mailOf(scanId: string) {
  return ctx.db
    .selectFrom('mails')
    .selectAll()
    .where('scan_id', '=', scanId)
    .executeTakeFirstOrThrow();
}

async function mailJobs(mailId: string) {
  return ctx.queue.boss.findJobs(jobs.sendMail.name, { data: { mailId } });
}

test('a finished scan queues one mail with one job, and is sent once', async () => {
  const scanId = await finishScan('once@example.org');
  const mail = await mailOf(scanId);
  expect(mail).toMatchObject({ kind: 'scan-completed', status: 'queued', attempts: 0 });
  expect(mail.message_id).toBe(`<${mail.id}@curbcut.example>`);
  expect(await mailJobs(mail.id)).toHaveLength(1);
  const toSend = await beginMail({ ctx, input: { mailId: mail.id } });
  expect(toSend).toMatchObject({
    to: 'once@example.org',
    kind: 'scan-completed',
    messageId: mail.message_id,
    notMeToken: mail.not_me_token,
    recipientName: 'Ada',
    report: { scanId, status: 'completed' },
  });
  await recordMailSent({ ctx, input: { mailId: mail.id } });
  expect(await beginMail({ ctx, input: { mailId: mail.id } })).toBeNull();
  expect(await mailOf(scanId)).toMatchObject({ status: 'sent', attempts: 1 });
});

test('without an address there is no mail; a failed scan says so by mail', async () => {
  const silent = await finishScan();
  expect(
    await ctx.db.selectFrom('mails').where('scan_id', '=', silent).selectAll().execute(),
  ).toEqual([]);
  const scanId = await requestTestScan(ctx, { email: 'failed@example.org' });
  const attempt = await beginTestScan(ctx, scanId);
  const pageScan = failedPageScan('LOGIN_WALL');
  await recordScanResult({ ctx, input: { scanId, attempt, pageScan, screenshot: null } });
  expect((await mailOf(scanId)).kind).toBe('scan-failed');
});

test('a lost scan is mailed about as failed', async () => {
  await openTestSlots(ctx);
  const scanId = await requestTestScan(ctx, { email: 'lost@example.org' });
  await beginTestScan(ctx, scanId);
  await ctx.queue.boss.deleteQueuedJobs(jobs.runScan.name);
  expect(await failLostScans({ ctx })).toBeGreaterThanOrEqual(1);
  expect(await mailOf(scanId)).toMatchObject({ kind: 'scan-failed', status: 'queued' });
});

test('one recipient gets three mails a day, whoever asks and however it is spelled', async () => {
  const spellings = ['cap@example.org', 'CAP@example.org', 'Cap@Example.org', 'cap@example.ORG'];
  const scans = await Promise.all(spellings.map(finishScan));
  const mails = await Promise.all(scans.map(mailOf));
  expect(mails.map(({ status }) => status).sort()).toEqual([
    'queued',
    'queued',
    'queued',
    'suppressed',
  ]);
  const suppressed = mails.find(({ status }) => status === 'suppressed')!;
  expect(await mailJobs(suppressed.id)).toEqual([]);
  expect(await beginMail({ ctx, input: { mailId: suppressed.id } })).toBeNull();
});

test.each([
  ['plus', ['many+1@example.org', 'many+2@example.org', 'Many+3@Example.org', 'many@example.org']],
  [
    'dots of Gmail',
    ['a.da.l@gmail.com', 'adal@googlemail.com', 'ada.l+x@gmail.com', 'A.D.A.L@gmail.com'],
  ],
])('spellings of one mailbox are one recipient for the cap: %s', async (_name, spellings) => {
  const mails = [];
  for (const spelling of spellings) mails.push(await mailOf(await finishScan(spelling)));
  expect(mails.map(({ status }) => status)).toEqual(['queued', 'queued', 'queued', 'suppressed']);
});

test('dots make other recipients where they make other mailboxes', async () => {
  const spellings = [
    'x.y.z@example.org',
    'xyz@example.org',
    'x.yz@example.org',
    'xy.z@example.org',
  ];
  for (const spelling of spellings) {
    expect((await mailOf(await finishScan(spelling))).status).toBe('queued');
  }
});

test('who has refused mails gets none under another spelling, and an older refusal holds', async () => {
  const first = await mailOf(await finishScan('no+1@example.org'));
  await suppressRecipient({ ctx, input: { token: first.not_me_token } });
  expect((await mailOf(await finishScan('no+2@example.org'))).status).toBe('suppressed');
  expect((await mailOf(await finishScan('no@example.org'))).status).toBe('suppressed');
  const older = createHash('sha256').update('old+tag@example.org').digest('hex');
  await ctx.db.insertInto('mail_suppressions').values({ recipient_hash: older }).execute();
  expect((await mailOf(await finishScan('Old+tag@example.org'))).status).toBe('suppressed');
});

test("the 'wasn't you?' link stops queued and later mails, and may be used twice", async () => {
  const first = await mailOf(await finishScan('notme@example.org'));
  await suppressRecipient({ ctx, input: { token: first.not_me_token } });
  await suppressRecipient({ ctx, input: { token: first.not_me_token } });
  expect(await beginMail({ ctx, input: { mailId: first.id } })).toBeNull();
  expect(
    await ctx.db.selectFrom('mails').select('status').where('id', '=', first.id).execute(),
  ).toEqual([{ status: 'suppressed' }]);
  expect((await mailOf(await finishScan('NotMe@example.org'))).status).toBe('suppressed');
});

test('the link works after the scan is deleted; an unknown one is not found', async () => {
  const mail = await mailOf(await finishScan('late@example.org'));
  await ctx.db.deleteFrom('scans').where('id', '=', mail.scan_id).execute();
  await suppressRecipient({ ctx, input: { token: mail.not_me_token } });
  expect((await mailOf(await finishScan('late@example.org'))).status).toBe('suppressed');
  for (const token of ['', 'unknown', '\u0000']) {
    await expect(suppressRecipient({ ctx, input: { token } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  }
});

test('a mail whose scan has expired is not sent', async () => {
  const mail = await mailOf(await finishScan('expired@example.org'));
  await ctx.db
    .updateTable('scans')
    .set({ expires_at: sql<Date>`now() - interval '1 second'` })
    .where('id', '=', mail.scan_id)
    .execute();
  expect(await beginMail({ ctx, input: { mailId: mail.id } })).toBeNull();
});

test('a passing failure is retried until the last attempt, a permanent one is given up', async () => {
  const passing = await mailOf(await finishScan('passing@example.org'));
  const outcomes = [];
  for (let attempt = 1; attempt <= jobs.sendMail.retryLimit + 1; attempt += 1) {
    await beginMail({ ctx, input: { mailId: passing.id } });
    outcomes.push(
      await recordMailFailure({
        ctx,
        input: { mailId: passing.id, error: '451 later\u0000', permanent: false },
      }),
    );
  }
  expect(outcomes.slice(0, -1).every((outcome) => outcome === 'retry')).toBe(true);
  expect(outcomes.at(-1)).toBe('failed');
  expect(await mailOf(passing.scan_id ?? '')).toMatchObject({
    status: 'failed',
    last_error: '451 later',
  });
  const permanent = await mailOf(await finishScan('permanent@example.org'));
  await beginMail({ ctx, input: { mailId: permanent.id } });
  const input = { mailId: permanent.id, error: '550 no such user', permanent: true };
  expect(await recordMailFailure({ ctx, input })).toBe('failed');
  expect(await beginMail({ ctx, input: { mailId: permanent.id } })).toBeNull();
});

test('mails that stayed on the machine are listed and read; others are not', async () => {
  const sent = await mailOf(await finishScan('outbox@example.org'));
  const rendered = { subject: 'Your result', html: '<p>Hello</p>', text: 'Hello' };
  await recordMailSent({ ctx, input: { mailId: sent.id, rendered } });
  const left = await mailOf(await finishScan('left@example.org'));
  await recordMailSent({ ctx, input: { mailId: left.id } });
  const entries = await listOutbox({ ctx });
  expect(entries).toEqual([
    expect.objectContaining({
      id: sent.id,
      recipient: 'outbox@example.org',
      subject: 'Your result',
    }),
  ]);
  expect(await readOutboxMail({ ctx, input: { mailId: sent.id } })).toMatchObject(rendered);
  await expect(readOutboxMail({ ctx, input: { mailId: left.id } })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});
