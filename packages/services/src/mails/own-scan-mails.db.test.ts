import { limits } from '@curbcut/model/limits';
import { type ScanProgress } from '@curbcut/model/scan';
import { reportIsMailed } from '@curbcut/model/site';
import { jobs } from '@curbcut/queue';
import { goldenPageScan } from '@curbcut/testing';
import { expect, test } from 'vitest';
import { setUpTestServices } from '../../rig/set-up-test-services.ts';
import {
  beginTestScan,
  failedPageScan,
  newVisitor,
  requestTestScan,
} from '../../rig/test-scans.ts';
import { createTestUser } from '../../rig/test-users.ts';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { getProfile, updateProfile } from '../accounts/index.ts';
import { cancelScan, getScanStatus, recordScanResult, requestScan } from '../scans/index.ts';
import { hashRecipient } from './hash-recipient.ts';
import { beginMail, recordMailSent, suppressRecipient } from './index.ts';

const { ctx } = await setUpTestServices({ mailKind: 'smtp' });

type TestUser = Viewer & { email: string };
let pages = 0;

async function requestOwnScan(viewer: Viewer, more: { email?: string } = {}): Promise<string> {
  pages += 1;
  const url = `https://www.harbourline.example/${pages}`;
  const { job_id } = await requestScan({
    ctx,
    input: { url, clientIp: newVisitor(), viewer, ...more },
  });
  return job_id;
}

async function finish(scanId: string, pageScan = goldenPageScan()): Promise<void> {
  const attempt = await beginTestScan(ctx, scanId);
  await recordScanResult({ ctx, input: { scanId, attempt, pageScan, screenshot: null } });
}

async function mailsOf(scanId: string) {
  return ctx.db.selectFrom('mails').selectAll().where('scan_id', '=', scanId).execute();
}

async function progressOf(
  scanId: string,
  viewer: Viewer | null,
  services: ServiceContext = ctx,
): Promise<ScanProgress> {
  const input = { jobId: scanId, reader: viewer };
  return (await getScanStatus({ ctx: services, input })).progress;
}

async function mailStageOf(scanId: string, viewer: Viewer | null) {
  return (await progressOf(scanId, viewer)).stages.find(({ stage }) => stage === 'reporting');
}

test.each([
  ['free', 0],
  ['pro', 10],
] as const)(
  'a %s account is mailed the result of its scan, with its priority',
  async (plan, priority) => {
    const owner = await createTestUser(ctx, plan);
    const scanId = await requestOwnScan(owner);
    expect(await mailStageOf(scanId, owner)).toMatchObject({
      label: 'Send the report by e-mail',
      status: 'todo',
    });
    await finish(scanId);
    const [mail, ...more] = await mailsOf(scanId);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      kind: 'scan-completed',
      recipient: owner.email,
      status: 'queued',
    });
    const mailId = mail!.id;
    expect(await ctx.queue.boss.findJobs(jobs.sendMail.name, { data: { mailId } })).toMatchObject([
      { priority },
    ]);
    // A scan ends before its mail leaves.
    expect(await mailStageOf(scanId, owner)).toMatchObject({ status: 'current' });
    expect(await beginMail({ ctx, input: { mailId } })).toMatchObject({
      to: owner.email,
      recipientName: 'Ada Lovelace',
      isOwned: true,
      isToOwner: true,
      isScheduled: false,
    });
    await recordMailSent({ ctx, input: { mailId } });
    expect(await mailStageOf(scanId, owner)).toMatchObject({ status: 'done' });
  },
);

test('a failed scan mails the reason, a cancelled one nothing', async () => {
  const owner = await createTestUser(ctx);
  const failed = await requestOwnScan(owner);
  const attempt = await beginTestScan(ctx, failed);
  const pageScan = failedPageScan('LOGIN_WALL');
  await recordScanResult({ ctx, input: { scanId: failed, attempt, pageScan, screenshot: null } });
  expect(await mailsOf(failed)).toMatchObject([
    { kind: 'scan-failed', recipient: owner.email, status: 'queued' },
  ]);
  const cancelled = await requestOwnScan(owner);
  await cancelScan({ ctx, input: { scanId: cancelled, reader: owner } });
  expect(await mailsOf(cancelled)).toEqual([]);
});

async function expectNoMail(owner: TestUser): Promise<void> {
  const scanId = await requestOwnScan(owner);
  expect(await mailStageOf(scanId, owner)).toBeUndefined();
  expect((await progressOf(scanId, owner)).text).toContain('Stage 1 of 5');
  await finish(scanId);
  const sendable = (await mailsOf(scanId)).filter(({ status }) => status !== 'suppressed');
  expect(sendable).toEqual([]);
  const ended = await progressOf(scanId, owner);
  expect(ended.stages.map(({ status }) => status)).toEqual(Array(5).fill('done'));
}

test('without a confirmed address nothing is mailed, and no screen says so', async () => {
  await expectNoMail(await createTestUser(ctx, 'pro', false));
});

test('who turns it off gets nothing, also of what was queued, and may turn it on again', async () => {
  const owner = await createTestUser(ctx);
  const before = await requestOwnScan(owner);
  await finish(before);
  const set = (on: boolean) =>
    updateProfile({ ctx, input: { viewer: owner, update: { email_results: on } } });
  expect((await getProfile({ ctx, input: { viewer: owner } })).email_results).toBe(true);
  expect((await set(false)).email_results).toBe(false);
  const [queued] = await mailsOf(before);
  expect(await beginMail({ ctx, input: { mailId: queued!.id } })).toBeNull();
  await expectNoMail(owner);
  expect((await set(true)).email_results).toBe(true);
  const after = await requestOwnScan(owner);
  await finish(after);
  expect(await mailsOf(after)).toMatchObject([{ status: 'queued' }]);
});

test('who has refused mails as a visitor gets none of their own scans, until they turn them on', async () => {
  const owner = await createTestUser(ctx);
  const visit = await requestTestScan(ctx, { email: owner.email });
  await finish(visit);
  const [mail] = await mailsOf(visit);
  await suppressRecipient({ ctx, input: { token: mail!.not_me_token } });
  expect((await getProfile({ ctx, input: { viewer: owner } })).email_results).toBe(false);
  await expectNoMail(owner);
  const update = { email_results: true };
  expect((await updateProfile({ ctx, input: { viewer: owner, update } })).email_results).toBe(true);
  const scanId = await requestOwnScan(owner);
  await finish(scanId);
  expect(await mailsOf(scanId)).toMatchObject([{ status: 'queued' }]);
});

test('an unconfirmed account is not told whether the reader of its address has refused mails', async () => {
  const stranger = await createTestUser(ctx, 'free', false);
  const refusal = { recipient_hash: hashRecipient(stranger.email) };
  await ctx.db.insertInto('mail_suppressions').values(refusal).execute();
  const update = { email_results: true };
  const profile = await updateProfile({ ctx, input: { viewer: stranger, update } });
  expect(profile.email_results).toBe(true);
  expect(
    await ctx.db
      .selectFrom('mail_suppressions')
      .selectAll()
      .where('recipient_hash', '=', refusal.recipient_hash)
      .execute(),
  ).toHaveLength(1);
});

test('there is an end to a day’s mails about own scans', async () => {
  const owner = await createTestUser(ctx, 'enterprise');
  const scanId = await requestOwnScan(owner);
  await finish(scanId);
  const [mail] = await mailsOf(scanId);
  const others = await Promise.all(
    Array.from({ length: limits.ownScanMailsPerDay - 1 }, () => requestOwnScan(owner)),
  );
  await ctx.db
    .insertInto('mails')
    .values(
      others.map((id) => ({
        ...mail!,
        id: `m-${id}`,
        message_id: id,
        not_me_token: id,
        scan_id: id,
      })),
    )
    .execute();
  await expectNoMail(owner);
});

test('on a server that sends no mail nobody is shown its stage', async () => {
  const owner = await createTestUser(ctx);
  const outbox = { ...ctx, config: { ...ctx.config, mailKind: 'outbox' as const } };
  const own = await requestOwnScan(owner);
  expect((await progressOf(own, owner, outbox)).stages).toHaveLength(5);
  const visit = await requestTestScan(ctx, { email: 'visitor@example.org' });
  expect((await progressOf(visit, null, outbox)).stages).toHaveLength(5);
});

test('a visitor who gives no address is shown no stage for it', async () => {
  expect((await progressOf(await requestTestScan(ctx), null)).stages).toHaveLength(5);
});

/** A visitor's scan as it is told while it waits and once it has ended, without what differs by chance. */
async function toldOf(email: string) {
  const scanId = await requestTestScan(ctx, { email });
  const told = [];
  for (const end of [false, true]) {
    if (end) await finish(scanId);
    const { stages, text, percent, stage } = await progressOf(scanId, null);
    told.push({
      stage,
      text,
      percent,
      stages: stages.map(({ durationMs: _durationMs, ...rest }) => rest),
    });
  }
  return { told, mails: (await mailsOf(scanId)).map(({ status }) => status) };
}

test('a visitor is told the same whether a mail goes out, the recipient has had enough, or refused', async () => {
  const first = await toldOf('neutral@example.org');
  expect(first.mails).toEqual(['queued']);
  expect(first.told[1]?.stages.at(-1)).toEqual({
    stage: 'reporting',
    label: 'Send the report by e-mail',
    status: 'current',
    detail: reportIsMailed,
  });
  await toldOf('neutral@example.org');
  await toldOf('neutral@example.org');
  const capped = await toldOf('neutral+4@example.org');
  expect(capped).toEqual({ told: first.told, mails: ['suppressed'] });
  const refusal = { recipient_hash: hashRecipient('refused@example.org') };
  await ctx.db.insertInto('mail_suppressions').values(refusal).execute();
  expect(await toldOf('refused@example.org')).toEqual({ told: first.told, mails: ['suppressed'] });
});

test('an account that names somebody else is told no more than a visitor', async () => {
  const owner = await createTestUser(ctx);
  const refusal = { recipient_hash: hashRecipient('third@example.org') };
  await ctx.db.insertInto('mail_suppressions').values(refusal).execute();
  for (const [email, status] of [
    ['third@example.org', 'suppressed'],
    ['fourth@example.org', 'queued'],
  ] as const) {
    const scanId = await requestOwnScan(owner, { email });
    await finish(scanId);
    expect(await mailsOf(scanId)).toMatchObject([{ recipient: email, status }]);
    expect(await mailStageOf(scanId, owner)).toMatchObject({
      status: 'current',
      detail: reportIsMailed,
    });
  }
});
