import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMailTransport } from '@curbcut/email';
import { closeServices, type ServiceContext } from '@curbcut/services/kernel';
import { getStatusHistory } from '@curbcut/services/status';
import { issueFormToken } from '@curbcut/services/forms';
import { sendMessage } from '@curbcut/services/contact';
import { subscribe } from '@curbcut/services/newsletter';
import { createTestDatabase, type TestDatabase } from '@curbcut/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeScanner, openWorkerServices } from '../open-test-worker.ts';
import { startWorker, type Worker } from '../start-worker.ts';

let database: TestDatabase;
let ctx: ServiceContext;
let worker: Worker;
let outboxDir: string;
const services = createServer((request, response) => {
  response.writeHead(request.url === '/schedules/health' ? 503 : 200).end();
});

beforeEach(async () => {
  outboxDir = await mkdtemp(join(tmpdir(), 'curbcut-outbox-'));
  database = await createTestDatabase();
  const opened = await openWorkerServices(database.databaseUrl);
  ctx = { ...opened, config: { ...opened.config, contactEmail: 'desk@operator.example' } };
  await new Promise<void>((done) => services.listen(0, '127.0.0.1', done));
  worker = await startWorker({
    ctx,
    scanner: fakeScanner({}),
    slots: 1,
    transport: createMailTransport({ from: 'news@operator.example', outboxDir }),
    outboxDir,
    statusUrl: `http://127.0.0.1:${(services.address() as AddressInfo).port}`,
  });
});

afterEach(async () => {
  await worker.stop();
  await closeServices(ctx);
  await database.drop();
  await new Promise((done) => services.close(done));
  await rm(outboxDir, { recursive: true });
});

async function formToken(clientIp: string): Promise<string> {
  const { form_token: token } = await issueFormToken({ ctx, input: { clientIp } });
  const aMinuteAgo = new Date(Date.now() - 60_000);
  await ctx.db.updateTable('form_tokens').set({ created_at: aMinuteAgo }).execute();
  return token;
}

async function theMail(): Promise<string> {
  await expect.poll(() => mailFiles(), { timeout: 15_000 }).toHaveLength(1);
  const [file = ''] = await mailFiles();
  return readFile(join(outboxDir, file), 'utf8');
}

async function mailFiles(): Promise<string[]> {
  return (await readdir(outboxDir)).filter((name) => name.endsWith('.eml'));
}

test('the services are measured as soon as the job comes, and each state is stored', async () => {
  await ctx.queue.boss.send('check-services', {});
  await expect
    .poll(async () => (await getStatusHistory({ ctx })).measured_since, { timeout: 15_000 })
    .not.toBeNull();
  const { services: found, incidents } = await getStatusHistory({ ctx });
  expect(found.map(({ state }) => state)).toEqual([
    'operational',
    'operational',
    'operational',
    'degraded',
  ]);
  expect(incidents).toMatchObject([
    { service: 'schedules', what: 'Schedules answered with HTTP 503.', ended_at: null },
  ]);
});

test('a subscription’s mail leaves with the headers that end it', async () => {
  const clientIp = '198.51.100.7';
  const form = { website: '', formToken: await formToken(clientIp), clientIp };
  await subscribe({ ctx, input: { email: 'maya@example.org', ...form } });
  const mail = await theMail();
  expect(mail).toContain('To: maya@example.org\r\n');
  expect(mail.replaceAll(/\r\n\s+/g, ' ')).toMatch(
    /List-Unsubscribe: <https:\/\/scan\.example\.org\/newsletter\/unsubscribe\/[\w-]{24}>\r\n/,
  );
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
});

test('a message of the contact page reaches the operator, and an answer its sender', async () => {
  const clientIp = '198.51.100.8';
  await sendMessage({
    ctx,
    input: {
      inquiryType: 'support',
      name: 'Maya Okafor',
      email: 'maya@example.org',
      subject: 'Help\r\nBcc: all@example.org',
      message: 'It does not work.',
      website: '',
      formToken: await formToken(clientIp),
      clientIp,
    },
  });
  const [head = ''] = (await theMail()).split('\r\n\r\n');
  expect(head).toContain('To: desk@operator.example\r\n');
  expect(head).toContain('Reply-To: maya@example.org\r\n');
  expect(head).toMatch(/^Subject: Contact form: Technical Support \(\w+\)\r$/m);
  expect(head).not.toContain('Bcc');
});
