import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, describe, expect, test } from 'vitest';
import { startTestSmtpServer, type SmtpBehavior } from '@curbcut/testing';
import { createMailTransport } from './create-mail-transport.ts';
import { MailError, toMailError } from './mail-error.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

const from = 'Curbcut <scans@curbcut.example>';
const mail: OutgoingMail = {
  to: 'maya@harbourline.example',
  subject: 'Your accessibility report: 71 of 100, Fair',
  html: '<p>Größe – “quoted”</p>',
  text: 'Größe – “quoted”\n.\nAfter a lone dot.',
  messageId: '<scan-completed.b7f2@curbcut.example>',
  headers: { 'X-Curbcut-Scan': 'b7f2' },
};

const picture = {
  contentId: 'page-picture',
  mediaType: 'image/jpeg' as const,
  bytes: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]),
  width: 280,
  height: 196,
};

const cleanUps: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function smtp(behavior: SmtpBehavior) {
  const server = await startTestSmtpServer({ behavior });
  const transport = createMailTransport({
    smtpUrl: server.url,
    from,
    outboxDir: '/nowhere',
    // A server that answers may take as long as it does in the product.
    ...(behavior === 'hang'
      ? { timeoutsMs: { connection: 2_000, greeting: 200, socket: 2_000 } }
      : {}),
  });
  cleanUps.push(
    () => server.stop(),
    () => transport.close(),
  );
  return { server, transport };
}

async function outbox() {
  const directory = await mkdtemp(join(tmpdir(), 'outbox-'));
  cleanUps.push(() => rm(directory, { recursive: true, force: true }));
  const outboxDir = join(directory, 'deep', 'outbox');
  return { directory, outboxDir, transport: createMailTransport({ from, outboxDir }) };
}

async function failureOf(sending: Promise<unknown>): Promise<MailError> {
  const outcome = await sending.then(
    () => 'sent',
    (error: unknown) => error,
  );
  if (!(outcome instanceof MailError)) throw new Error(`Expected a MailError, got ${outcome}`);
  return outcome;
}

describe('over SMTP', () => {
  test('delivers both parts, the fixed message id and the headers', async () => {
    const { server, transport } = await smtp('accept');
    await transport.verify();
    expect(await transport.send(mail)).toEqual({ accepted: true });
    const received = await server.waitForMail();
    expect(received.envelope).toEqual({ from: 'scans@curbcut.example', to: [mail.to] });
    expect(received.subject).toBe(mail.subject);
    expect(received.messageId).toBe(mail.messageId);
    expect(received.text?.trim()).toBe(mail.text);
    expect(received.html?.trim()).toBe(mail.html);
    expect(received.from).toMatchObject({ name: 'Curbcut', address: 'scans@curbcut.example' });
    const headers = Object.fromEntries(received.headers.map(({ key, value }) => [key, value]));
    expect(headers['auto-submitted']).toBe('auto-generated');
    expect(headers['x-curbcut-scan']).toBe('b7f2');
  });

  test('brings pictures along that its HTML shows, and nothing to download', async () => {
    const { server, transport } = await smtp('accept');
    const html = '<p><img src="cid:page-picture" alt="The page"></p>';
    await transport.send({ ...mail, html, pictures: [picture] });
    const { attachments, raw } = await server.waitForMail();
    expect(attachments).toMatchObject([
      { contentId: '<page-picture>', mimeType: 'image/jpeg', disposition: 'inline' },
    ]);
    expect(Buffer.from(attachments[0]?.content as ArrayBuffer)).toEqual(picture.bytes);
    expect(raw).toContain('multipart/related');
  });

  test.each([
    ['a content id that is none', { contentId: 'x>\r\nBcc: a@b.example' }],
    ['too large pictures', { bytes: Buffer.alloc(200_001) }],
  ])('refuses %s for good', async (_name, part) => {
    const { server, transport } = await smtp('accept');
    const sending = transport.send({ ...mail, pictures: [{ ...picture, ...part }] });
    expect((await failureOf(sending)).permanent).toBe(true);
    expect(server.mails).toEqual([]);
  });

  test('a repeated mail carries the same message id', async () => {
    const { server, transport } = await smtp('accept');
    await transport.send(mail);
    await transport.send(mail);
    expect(server.mails.map(({ messageId }) => messageId)).toEqual([
      mail.messageId,
      mail.messageId,
    ]);
  });

  test('a refused recipient is permanent', async () => {
    const { transport } = await smtp('reject');
    expect((await failureOf(transport.send(mail))).permanent).toBe(true);
  });

  test('greylisting is temporary, and the next try arrives', async () => {
    const { server, transport } = await smtp('greylist');
    expect((await failureOf(transport.send(mail))).permanent).toBe(false);
    await transport.send(mail);
    expect(server.mails).toHaveLength(1);
  });

  test.each(['refuse', 'hang'] as const)(
    'a server that would %s is temporary',
    async (behavior) => {
      const { transport } = await smtp(behavior);
      expect((await failureOf(transport.verify())).permanent).toBe(false);
      expect((await failureOf(transport.send(mail))).permanent).toBe(false);
    },
  );
});

test.each([
  ['refused', 'EAUTH', 535],
  ['missing', 'EENVELOPE', 530],
])('a log-in that is %s is temporary: the operator can mend it', (_, code, responseCode) => {
  const error = Object.assign(new Error(`${responseCode} no`), { code, responseCode });
  expect(toMailError(error).permanent).toBe(false);
});

describe('into the outbox', () => {
  test('writes one whole file that reads back', async () => {
    const { outboxDir, transport } = await outbox();
    await transport.verify();
    const { rawPath } = await transport.send(mail);
    expect(transport.kind).toBe('outbox');
    const names = await readdir(outboxDir);
    expect(names).toHaveLength(1);
    expect(names[0]).toMatch(
      /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-scan-completed\.b7f2@curbcut\.example\.eml$/,
    );
    const parsed = await PostalMime.parse(await readFile(rawPath ?? ''));
    expect(parsed.to).toMatchObject([{ address: mail.to }]);
    expect(parsed.subject).toBe(mail.subject);
    expect(parsed.messageId).toBe(mail.messageId);
    expect(parsed.text?.trim()).toBe(mail.text);
    expect(parsed.html?.trim()).toBe(mail.html);
  });

  test('an outbox that cannot be written is a temporary failure', async () => {
    const { directory } = await outbox();
    const file = join(directory, 'file');
    await writeFile(file, '');
    const transport = createMailTransport({ from, outboxDir: join(file, 'outbox') });
    expect((await failureOf(transport.verify())).permanent).toBe(false);
    expect((await failureOf(transport.send(mail))).permanent).toBe(false);
  });
});

test('an answer goes where the mail says', async () => {
  const { outboxDir, transport } = await outbox();
  await transport.send({ ...mail, replyTo: 'maya@example.org' });
  const [file = ''] = await readdir(outboxDir);
  const written = await readFile(join(outboxDir, file), 'utf8');
  expect(written).toMatch(/^Reply-To: maya@example\.org\r$/m);
});

describe('what could add a recipient, a header or a mail is refused for good', () => {
  const injected: [string, Partial<OutgoingMail>][] = [
    ['two recipients', { to: 'a@example.org, b@example.org' }],
    ['a second line in the recipient', { to: 'a@example.org\r\nBcc: b@example.org' }],
    ['a display name in the recipient', { to: 'x <a@example.org>' }],
    ['an over-long recipient', { to: `${'a'.repeat(250)}@example.org` }],
    ['a second line in the subject', { subject: 'x\nBcc: b@example.org' }],
    ['a carriage return in the subject', { subject: 'x\rBcc: b@example.org' }],
    ['a NUL in the subject', { subject: 'x\u0000' }],
    ['a second line in the message id', { messageId: '<a@b>\r\nBcc: b@example.org' }],
    ['a bare message id', { messageId: 'abc' }],
    ['a second line in a header', { headers: { 'X-A': 'x\r\n\r\nbody' } }],
    ['a line in the name of a header', { headers: { 'X-A: y\r\nBcc': 'b@example.org' } }],
    [
      'a second line in the address for answers',
      { replyTo: 'a@example.org\r\nBcc: b@example.org' },
    ],
    ['two addresses for answers', { replyTo: 'a@example.org, b@example.org' }],
    ['another recipient header', { headers: { BCC: 'b@example.org' } }],
  ];

  test.each(injected)('%s', async (_what, change) => {
    const { outboxDir, transport } = await outbox();
    expect((await failureOf(transport.send({ ...mail, ...change }))).permanent).toBe(true);
    await expect(readdir(outboxDir)).rejects.toThrow('ENOENT');
  });

  test('a sender of two lines', () => {
    expect(() => createMailTransport({ from: 'a@b.c\nBcc: x@y.z', outboxDir: '/x' })).toThrow(
      MailError,
    );
  });
});
