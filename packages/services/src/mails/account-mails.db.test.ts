import { jobs } from '@curbcut/queue';
import { goldenPageScan } from '@curbcut/testing';
import { describe, expect, test } from 'vitest';
import { setUpTestServices } from '../../rig/set-up-test-services.ts';
import { beginTestScan, newVisitor, requestTestScan } from '../../rig/test-scans.ts';
import { createTestUser } from '../../rig/test-users.ts';
import { recordScanResult, requestScan } from '../scans/index.ts';
import {
  beginMail,
  findGoneMails,
  recordMailFailure,
  recordMailSent,
  suppressRecipient,
} from './index.ts';
import { queueAccountMail, type AccountMail } from './queue-account-mail.ts';

const { ctx } = await setUpTestServices();

type AnyMail =
  | AccountMail<'reset-password'>
  | AccountMail<'schedule-failing'>
  | AccountMail<'account-deleted'>;

async function queue(mail: AnyMail) {
  return ctx.db.transaction().execute((trx) => queueAccountMail(ctx, trx, mail));
}

function resetMail(recipient: string, userId: string | null = null): AnyMail {
  return { userId, kind: 'reset-password', recipient, parameters: { token: 't0k3n' } };
}

async function mailsTo(recipient: string) {
  return ctx.db.selectFrom('mails').selectAll().where('recipient', '=', recipient).execute();
}

async function emailOf(userId: string): Promise<string> {
  const user = await ctx.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return user.email;
}

test('a mail, its job and its reason exist together or not at all', async () => {
  await expect(
    ctx.db.transaction().execute(async (trx) => {
      await queueAccountMail(ctx, trx, resetMail('rolled@example.org'));
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await mailsTo('rolled@example.org')).toEqual([]);
  const { userId } = await createTestUser(ctx);
  const email = await emailOf(userId);
  expect(await queue(resetMail(email, userId))).toBe('queued');
  const [mail] = await mailsTo(email);
  const mailId = mail?.id ?? '';
  expect(await ctx.queue.boss.findJobs(jobs.sendMail.name, { data: { mailId } })).toMatchObject([
    { priority: 10 },
  ]);
  expect(await beginMail({ ctx, input: { mailId } })).toEqual({
    about: 'account',
    kind: 'reset-password',
    to: email,
    messageId: `<${mailId}@curbcut.example>`,
    recipientName: 'Ada Lovelace',
    parameters: { token: 't0k3n' },
  });
});

test('a mail of a kind that only a newer version has is left to it', async () => {
  await queue(resetMail('newer@example.org'));
  const [mail] = await mailsTo('newer@example.org');
  const mailId = mail?.id ?? '';
  await ctx.db.updateTable('mails').set({ kind: 'birthday' }).where('id', '=', mailId).execute();
  await expect(beginMail({ ctx, input: { mailId } })).rejects.toThrow(
    'no mail of the kind birthday',
  );
  expect((await mailsTo('newer@example.org'))[0]?.status).toBe('queued');
});

test('a mail about a scan has a scan, and no other mail has', async () => {
  await queue(resetMail('odd@example.org'));
  const scanMail = ctx.db
    .updateTable('mails')
    .set({ kind: 'scan-completed' })
    .where('recipient', '=', 'odd@example.org');
  await expect(scanMail.execute()).rejects.toThrow('mails_scan_kinds_have_scan');
});

test('the token of a link is forgotten when the mail was sent, or given up', async () => {
  for (const end of ['sent', 'failed'] as const) {
    const recipient = `${end}@example.org`;
    await queue(resetMail(recipient));
    const mailId = (await mailsTo(recipient))[0]?.id ?? '';
    await beginMail({ ctx, input: { mailId } });
    if (end === 'sent') await recordMailSent({ ctx, input: { mailId } });
    else await recordMailFailure({ ctx, input: { mailId, error: '550 no', permanent: true } });
    expect(await mailsTo(recipient)).toMatchObject([{ status: end, parameters: null }]);
    expect(await beginMail({ ctx, input: { mailId } })).toBeNull();
  }
});

test('until then it is kept for the next try', async () => {
  await queue(resetMail('later@example.org'));
  const mailId = (await mailsTo('later@example.org'))[0]?.id ?? '';
  await beginMail({ ctx, input: { mailId } });
  await recordMailFailure({ ctx, input: { mailId, error: '451 later', permanent: false } });
  expect(await beginMail({ ctx, input: { mailId } })).toMatchObject({
    parameters: { token: 't0k3n' },
  });
});

test('3 links of a kind an hour, however the address is spelled and whoever asks at once', async () => {
  const spellings = [
    'cap@example.org',
    'CAP@example.org',
    'Cap@Example.org',
    'cap@EXAMPLE.org',
    'cAp@example.org',
  ];
  const outcomes = await Promise.all(spellings.map((recipient) => queue(resetMail(recipient))));
  expect(outcomes.filter((outcome) => outcome === 'queued')).toHaveLength(3);
  expect(outcomes.filter((outcome) => outcome === 'too-many')).toHaveLength(2);
});

test('10 schedules that fail at once are all told', async () => {
  const { userId } = await createTestUser(ctx, 'pro');
  const recipient = await emailOf(userId);
  for (let index = 0; index < 10; index += 1) {
    const parameters = { url: `https://x.example/${index}`, reason: 'It failed.', failures: '3' };
    expect(await queue({ userId, kind: 'schedule-failing', recipient, parameters })).toBe('queued');
  }
});

test('they reach somebody who said ‘not me’ about a free scan', async () => {
  const scanId = await requestTestScan(ctx, { email: 'notme@example.org' });
  const attempt = await beginTestScan(ctx, scanId);
  const pageScan = goldenPageScan();
  await recordScanResult({ ctx, input: { scanId, attempt, pageScan, screenshot: null } });
  const [about] = await mailsTo('notme@example.org');
  await suppressRecipient({ ctx, input: { token: about?.not_me_token ?? '' } });
  await queue(resetMail('notme@example.org'));
  const account = (await mailsTo('notme@example.org')).find(({ scan_id: id }) => id === null);
  expect(await beginMail({ ctx, input: { mailId: account?.id ?? '' } })).toMatchObject({
    about: 'account',
  });
  expect(await beginMail({ ctx, input: { mailId: about?.id ?? '' } })).toBeNull();
});

test('the last mail about an account leaves no address, sent or given up', async () => {
  for (const recipient of ['bye@example.org', 'bounce@example.org']) {
    await queue({ userId: null, kind: 'account-deleted', recipient, parameters: {} });
    const mailId = (await mailsTo(recipient))[0]?.id ?? '';
    expect(await beginMail({ ctx, input: { mailId } })).toMatchObject({ recipientName: null });
    if (recipient.startsWith('bye')) {
      const rendered = { subject: 'x', html: 'x', text: 'x' };
      await recordMailSent({ ctx, input: { mailId, rendered } });
    } else {
      await recordMailFailure({ ctx, input: { mailId, error: '550 no', permanent: true } });
    }
    expect(await mailsTo(recipient)).toEqual([]);
    expect(await findGoneMails({ ctx, input: { mailIds: [mailId] } })).toEqual([mailId]);
  }
});

test('mails that are kept are not gone', async () => {
  await queue(resetMail('kept@example.org'));
  const mailId = (await mailsTo('kept@example.org'))[0]?.id ?? '';
  const mailIds = Array.from({ length: 1_500 }, (_, index) => `none-${index}`).concat(mailId);
  const gone = await findGoneMails({ ctx, input: { mailIds } });
  expect(gone).toHaveLength(1_500);
  expect(gone).not.toContain(mailId);
});

describe('mails about a person’s scans', () => {
  async function finishScan(
    viewer: Awaited<ReturnType<typeof createTestUser>>,
    email: string,
    page = '',
  ) {
    const url = `https://www.harbourline.example/${page}`;
    const input = { url, email, clientIp: newVisitor(), viewer };
    const { job_id: scanId } = await requestScan({ ctx, input });
    const attempt = await beginTestScan(ctx, scanId);
    const pageScan = goldenPageScan();
    await recordScanResult({ ctx, input: { scanId, attempt, pageScan, screenshot: null } });
    return ctx.db
      .selectFrom('mails')
      .select(['id', 'status'])
      .where('scan_id', '=', scanId)
      .executeTakeFirstOrThrow();
  }

  test('greet by the account’s name, say whose scan it is, and go first with a plan that does', async () => {
    const viewer = await createTestUser(ctx, 'pro');
    const mail = await finishScan(viewer, await emailOf(viewer.userId));
    expect(await beginMail({ ctx, input: { mailId: mail.id } })).toMatchObject({
      about: 'scan',
      recipientName: 'Ada Lovelace',
      isOwned: true,
    });
    const job = { data: { mailId: mail.id } };
    expect(await ctx.queue.boss.findJobs(jobs.sendMail.name, job)).toMatchObject([
      { priority: 10 },
    ]);
    const other = await finishScan(viewer, 'colleague@example.org', 'other');
    expect(await beginMail({ ctx, input: { mailId: other.id } })).toMatchObject({
      recipientName: null,
    });
  });

  test('are not capped to the owner’s confirmed address, to others 3 a day', async () => {
    const viewer = await createTestUser(ctx, 'pro');
    const own = await emailOf(viewer.userId);
    const statusesTo = async (email: string) => {
      const statuses = [];
      for (let index = 0; index < 5; index += 1) {
        statuses.push((await finishScan(viewer, email, `${email}-${index}`)).status);
      }
      return statuses;
    };
    expect(await statusesTo(own)).toEqual(Array.from({ length: 5 }, () => 'queued'));
    expect(await statusesTo('flooded@example.org')).toEqual([
      'queued',
      'queued',
      'queued',
      'suppressed',
      'suppressed',
    ]);
  });

  test('mails about the account do not count', async () => {
    for (let index = 0; index < 3; index += 1) await queue(resetMail('both@example.org'));
    const scanId = await requestTestScan(ctx, { email: 'both@example.org' });
    const attempt = await beginTestScan(ctx, scanId);
    const pageScan = goldenPageScan();
    await recordScanResult({ ctx, input: { scanId, attempt, pageScan, screenshot: null } });
    const about = (await mailsTo('both@example.org')).find(({ scan_id: id }) => id !== null);
    expect(about?.status).toBe('queued');
  });
});
