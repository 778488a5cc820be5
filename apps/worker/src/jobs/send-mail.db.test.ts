import { createMailTransport, type MailTransport, type OutgoingMail } from '@curbcut/email';
import { beginScanRun, recordScanResult, requestScan } from '@curbcut/services/scans';
import { closeServices, type ServiceContext } from '@curbcut/services/kernel';
import { getHealth } from '@curbcut/services/health';
import { listOutbox, readOutboxMail, suppressRecipient } from '@curbcut/services/mails';
import { register } from '@curbcut/services/accounts';
import {
  createTestDatabase,
  goldenPageScan,
  goldenScreenshot,
  startTestSmtpServer,
  type SmtpBehavior,
  type TestDatabase,
} from '@curbcut/testing';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestUser, requestTestScan } from '@curbcut/services/rig';
import { fakeScanner, openWorkerServices } from '../open-test-worker.ts';
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

/** Mails to visitors have no picture: it is never asked. */
const scanner = fakeScanner({});
const signal = new AbortController().signal;
let count = 0;

/** Ends a scan, and answers the id of its mail. */
async function queueMail(outcome: 'completed' | 'failed' = 'completed') {
  count += 1;
  const email = `maya${count}@example.org`;
  const url = `https://example.org/${count}?a=1&b=2`;
  const scanId = await requestTestScan(ctx, { url, email, name: 'Maya Okafor' });
  const run = await beginScanRun({ ctx, input: { scanId, workerId: 'w1' } });
  if (!run) throw new Error('Nothing to run');
  const golden = goldenPageScan();
  await recordScanResult({
    ctx,
    input: {
      scanId,
      attempt: run.attempt,
      screenshot: null,
      pageScan:
        outcome === 'completed'
          ? golden
          : {
              status: 'failed',
              url,
              finalUrl: null,
              startedAt: golden.startedAt,
              durationMs: 1,
              error: { code: 'TLS_ERROR', message: 'The certificate is not valid.' },
            },
    },
  });
  const mail = await ctx.db
    .selectFrom('mails')
    .select(['id', 'not_me_token', 'message_id'])
    .where('scan_id', '=', scanId)
    .executeTakeFirstOrThrow();
  return { ...mail, scanId, email, url };
}

async function statusOf(mailId: string) {
  return ctx.db
    .selectFrom('mails')
    .select(['status', 'attempts'])
    .where('id', '=', mailId)
    .executeTakeFirstOrThrow();
}

async function withSmtp(
  behavior: SmtpBehavior,
  use: (
    server: Awaited<ReturnType<typeof startTestSmtpServer>>,
    transport: MailTransport,
  ) => Promise<void>,
): Promise<void> {
  const server = await startTestSmtpServer({ behavior });
  const transport = createMailTransport({
    smtpUrl: server.url,
    from: 'Curbcut <scans@example.org>',
    outboxDir: '/nowhere',
  });
  try {
    await use(server, transport);
  } finally {
    transport.close();
    await server.stop();
  }
}

test('a completed scan: one mail with its links, once', async () => {
  const mail = await queueMail();
  await withSmtp('accept', async (server, transport) => {
    const run = sendMail({ ctx, scanner, transport });
    await run({ payload: { mailId: mail.id }, attempt: 1, signal });
    await run({ payload: { mailId: mail.id }, attempt: 2, signal });
    expect(server.mails).toHaveLength(1);
    const [received] = server.mails;
    expect(received).toMatchObject({ messageId: mail.message_id, envelope: { to: [mail.email] } });
    for (const part of [received?.text, received?.html]) {
      expect(part).toContain(`https://scan.example.org/results/${mail.scanId}`);
      expect(part).toContain(`https://scan.example.org/not-me/${mail.not_me_token}`);
      expect(part).toContain('Maya Okafor');
    }
  });
  expect(await statusOf(mail.id)).toEqual({ status: 'sent', attempts: 1 });
});

test('a failed scan: the reason and a way to try again', async () => {
  const mail = await queueMail('failed');
  await withSmtp('accept', async (server, transport) => {
    await sendMail({ ctx, scanner, transport })({
      payload: { mailId: mail.id },
      attempt: 1,
      signal,
    });
    expect(server.mails[0]?.text).toContain('The certificate is not valid.');
    expect(server.mails[0]?.text).toContain(
      `https://scan.example.org/free-scan?url=${encodeURIComponent(mail.url)}`,
    );
  });
});

test('a temporary refusal gives the job back, and the next run sends the mail', async () => {
  const mail = await queueMail();
  await withSmtp('greylist', async (server, transport) => {
    const run = sendMail({ ctx, scanner, transport });
    await expect(run({ payload: { mailId: mail.id }, attempt: 1, signal })).rejects.toThrow();
    expect(await statusOf(mail.id)).toEqual({ status: 'queued', attempts: 1 });
    await run({ payload: { mailId: mail.id }, attempt: 2, signal });
    expect(server.mails).toHaveLength(1);
  });
  expect(await statusOf(mail.id)).toEqual({ status: 'sent', attempts: 2 });
});

test('a permanent refusal ends it at once', async () => {
  const mail = await queueMail();
  await withSmtp('reject', async (_server, transport) => {
    await sendMail({ ctx, scanner, transport })({
      payload: { mailId: mail.id },
      attempt: 1,
      signal,
    });
  });
  expect(await statusOf(mail.id)).toEqual({ status: 'failed', attempts: 1 });
});

test('health says that mails reach nobody, until one does or time has passed', async () => {
  const delivery = async () => (await getHealth({ ctx })).services.mail_delivery;
  const sendOne = async (transport: MailTransport) => {
    const { id: mailId } = await queueMail();
    await sendMail({ ctx, scanner, transport })({ payload: { mailId }, attempt: 1, signal });
  };
  const failThree = () =>
    withSmtp('reject', async (_server, transport) => {
      for (let index = 0; index < 3; index += 1) await sendOne(transport);
    });
  await withSmtp('accept', async (_server, transport) => sendOne(transport));
  expect(await delivery()).toBe('working');
  await failThree();
  expect(await delivery()).toBe('failing');
  await withSmtp('accept', async (_server, transport) => sendOne(transport));
  expect(await delivery()).toBe('working');
  await failThree();
  expect(await delivery()).toBe('failing');
  await ctx.db
    .updateTable('mails')
    .set({ failed_at: new Date(Date.now() - 61 * 60_000) })
    .where('failed_at', 'is not', null)
    .execute();
  expect(await delivery()).toBe('working');
});

test('somebody who said “not me” gets nothing more', async () => {
  const mail = await queueMail();
  await suppressRecipient({ ctx, input: { token: mail.not_me_token } });
  await withSmtp('accept', async (server, transport) => {
    await sendMail({ ctx, scanner, transport })({
      payload: { mailId: mail.id },
      attempt: 1,
      signal,
    });
    expect(server.mails).toHaveLength(0);
  });
  expect((await statusOf(mail.id)).status).toBe('suppressed');
});

test('a mail about an account: one recipient, the link, and no token left behind', async () => {
  const email = 'grace@example.org';
  const request = { email, name: 'Grace\r\nBcc: x@example.org', password: 'Sturdy-Bridge-41' };
  const device = { userAgent: undefined, ip: '198.51.100.9' };
  const open = { ...ctx, config: { ...ctx.config, registration: 'open' as const } };
  await register({ ctx: open, input: { request, device } });
  const readMail = () =>
    ctx.db.selectFrom('mails').selectAll().where('recipient', '=', email).executeTakeFirstOrThrow();
  const { id: mailId, parameters } = await readMail();
  await withSmtp('accept', async (server, transport) => {
    await sendMail({ ctx, scanner, transport })({ payload: { mailId }, attempt: 1, signal });
    expect(server.mails).toHaveLength(1);
    const [received] = server.mails;
    expect(received).toMatchObject({
      subject: 'Confirm your e-mail address',
      envelope: { to: [email] },
      to: [{ address: email, name: '' }],
    });
    expect(received?.bcc ?? received?.cc).toBeUndefined();
    const link = `https://scan.example.org/verify-email?token=${parameters?.['token']}`;
    expect(received?.text).toContain(link);
  });
  expect(await readMail()).toMatchObject({ status: 'sent', parameters: null });
});

test('without SMTP the mail is a file, and is shown on the outbox page', async () => {
  const outboxDir = await mkdtemp(join(tmpdir(), 'curbcut-outbox-'));
  const transport = createMailTransport({ from: 'scans@example.org', outboxDir });
  const mail = await queueMail();
  await sendMail({ ctx, scanner, transport })({ payload: { mailId: mail.id }, attempt: 1, signal });
  transport.close();
  expect(await readdir(outboxDir)).toEqual([expect.stringMatching(/\.eml$/)]);
  await rm(outboxDir, { recursive: true });
  expect(await listOutbox({ ctx })).toMatchObject([{ id: mail.id, recipient: mail.email }]);
  const shown = await readOutboxMail({ ctx, input: { mailId: mail.id } });
  expect(shown.text).toContain(mail.scanId);
});

test('the mail to the owner of a scan brings a picture of the page, and shows it in the outbox', async () => {
  const viewer = await createTestUser(ctx, 'pro');
  const { job_id: scanId } = await requestScan({
    ctx,
    input: { url: 'https://example.org/own', clientIp: '203.0.113.9', viewer },
  });
  const run = await beginScanRun({ ctx, input: { scanId, workerId: 'w1' } });
  if (!run) throw new Error('Nothing to run');
  const screenshot = {
    ...goldenScreenshot(),
    width: 600,
    height: 614,
    scale: 0.5,
    truncated: false,
  };
  const pageScan = goldenPageScan();
  await recordScanResult({ ctx, input: { scanId, attempt: run.attempt, pageScan, screenshot } });
  const { id: mailId } = await ctx.db
    .selectFrom('mails')
    .select('id')
    .where('scan_id', '=', scanId)
    .executeTakeFirstOrThrow();
  const asked: unknown[] = [];
  const draws = fakeScanner({
    drawThumbnail: async ({ width, height, mediaType }) => {
      asked.push({ width, height, mediaType });
      return Buffer.from('jpeg');
    },
  });
  const sent: OutgoingMail[] = [];
  const transport = {
    kind: 'outbox' as const,
    send: async (mail: OutgoingMail) => {
      sent.push(mail);
      return { accepted: true as const };
    },
  };
  await sendMail({ ctx, scanner: draws, transport })({ payload: { mailId }, attempt: 1, signal });
  expect(asked).toEqual([{ width: 280, height: 196, mediaType: 'image/webp' }]);
  expect(sent[0]?.html).toContain('src="cid:page-picture"');
  expect(sent[0]?.pictures).toMatchObject([{ contentId: 'page-picture', width: 280 }]);
  const shown = await readOutboxMail({ ctx, input: { mailId } });
  expect(shown.html).toContain('src="data:image/jpeg;base64,anBlZw=="');

  await ctx.db.updateTable('mails').set({ status: 'queued' }).where('id', '=', mailId).execute();
  await sendMail({ ctx, scanner, transport })({ payload: { mailId }, attempt: 2, signal });
  expect(sent[1]?.pictures).toEqual([]);
  expect(sent[1]?.html).not.toContain('<img');
});
