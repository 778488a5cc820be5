import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteMessages } from '@curbcut/model/site';
import { jobs } from '@curbcut/queue';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setUpTestServices } from '../../rig/set-up-test-services.ts';
import { newVisitor } from '../../rig/test-scans.ts';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { issueFormToken } from '../forms/index.ts';
import { issueOldFormToken } from '../forms/test-form-token.ts';
import { beginMail } from '../mails/index.ts';
import { deleteExpiredData } from '../retention/index.ts';
import {
  confirmSubscription,
  forwardSubscriber,
  listSubscribers,
  subscribe,
  unsubscribe,
} from './index.ts';

const { ctx } = await setUpTestServices();

beforeEach(async () => {
  await ctx.db.deleteFrom('newsletter_subscribers').execute();
  await ctx.db.deleteFrom('mails').execute();
  await ctx.db.deleteFrom('throttle_counters').execute();
});

async function ask(
  email: string,
  more: { website?: string; clientIp?: string; with?: ServiceContext } = {},
): Promise<void> {
  const clientIp = more.clientIp ?? newVisitor();
  const formToken = await issueOldFormToken(ctx, { clientIp });
  const input = { email, website: more.website ?? '', clientIp, formToken };
  await subscribe({ ctx: more.with ?? ctx, input });
}

function mails() {
  return ctx.db
    .selectFrom('mails')
    .select(['id', 'kind', 'recipient', 'parameters'])
    .orderBy('created_at')
    .execute();
}

function subscribers() {
  return ctx.db.selectFrom('newsletter_subscribers').select(['email', 'status', 'token']).execute();
}

async function listed(): Promise<string[]> {
  const found: string[] = [];
  for await (const { email } of listSubscribers({ ctx })) found.push(email);
  return found;
}

test('nobody is on the list before the link was used; leaving deletes everything', async () => {
  await ask('Maya@Example.org');
  const [mail] = await mails();
  const [subscriber] = await subscribers();
  expect(mail).toMatchObject({ kind: 'newsletter-confirm', recipient: 'Maya@Example.org' });
  expect(mail?.parameters).toEqual({ token: subscriber?.token });
  expect(subscriber?.status).toBe('pending');
  expect(await listed()).toEqual([]);
  expect(await beginMail({ ctx, input: { mailId: mail?.id ?? '' } })).toMatchObject({
    about: 'account',
    to: 'Maya@Example.org',
    recipientName: null,
  });

  const input = { token: subscriber?.token ?? '' };
  await confirmSubscription({ ctx, input });
  await confirmSubscription({ ctx, input });
  expect(await listed()).toEqual(['Maya@Example.org']);
  expect((await mails()).map(({ kind }) => kind)).toEqual([
    'newsletter-confirm',
    'newsletter-welcome',
  ]);

  await unsubscribe({ ctx, input });
  await unsubscribe({ ctx, input });
  expect([await subscribers(), await mails()]).toEqual([[], []]);
  await expect(confirmSubscription({ ctx, input })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('who is on the list already gets no mail, and nobody learns it', async () => {
  await ask('maya@example.org');
  const [subscriber] = await subscribers();
  await confirmSubscription({ ctx, input: { token: subscriber?.token ?? '' } });
  const before = await mails();
  await ask('MAYA@example.org');
  expect(await mails()).toEqual(before);
  expect(await subscribers()).toHaveLength(1);
});

test('at most three mails an hour go to one address, and one visitor is stopped after ten', async () => {
  for (let time = 0; time < 5; time += 1) await ask('flooded@example.org');
  expect(await mails()).toHaveLength(3);
  const clientIp = newVisitor();
  for (let time = 0; time < 10; time += 1) await ask(`p${time}@example.org`, { clientIp });
  await expect(ask('p11@example.org', { clientIp })).rejects.toMatchObject({
    code: 'RATE_LIMITED',
  });
});

test('a machine gets the same answer and nothing happens', async () => {
  await ask('bot@example.org', { website: 'https://spam.example' });
  expect([await subscribers(), await mails()]).toEqual([[], []]);
});

test('a form sent at once, twice, made up, or after a day is refused', async () => {
  const clientIp = newVisitor();
  const send = (formToken: string) =>
    subscribe({ ctx, input: { email: 'a@example.org', website: '', clientIp, formToken } });
  const refusal = { code: 'INVALID_TOKEN', userMessage: siteMessages.formTokenInvalid };
  const { form_token: young } = await issueFormToken({ ctx, input: { clientIp } });
  await expect(send(young)).rejects.toMatchObject(refusal);
  const good = await issueOldFormToken(ctx, { clientIp });
  await send(good);
  await expect(send(good)).rejects.toMatchObject(refusal);
  await expect(send('made-up')).rejects.toMatchObject(refusal);
  const stale = await issueOldFormToken(ctx, { clientIp, seconds: 90_000 });
  await expect(send(stale)).rejects.toMatchObject(refusal);
});

test('who said "it was not me" about another mail gets none', async () => {
  await sql`insert into mail_suppressions (recipient_hash) values (encode(sha256('no@example.org'), 'hex'))`.execute(
    ctx.db,
  );
  await ask('no@example.org');
  expect([await subscribers(), await mails()]).toEqual([[], []]);
});

test('an address that nobody confirmed goes after 30 days, a confirmed one stays', async () => {
  await ask('late@example.org');
  await ask('kept@example.org');
  const kept = (await subscribers()).find(({ email }) => email === 'kept@example.org');
  await confirmSubscription({ ctx, input: { token: kept?.token ?? '' } });
  await ctx.db
    .updateTable('newsletter_subscribers')
    .set({ created_at: sql<Date>`now() - interval '31 days'` })
    .execute();
  await deleteExpiredData({ ctx });
  expect((await subscribers()).map(({ email }) => email)).toEqual(['kept@example.org']);
});

test('who asks again shortly before that has the whole time to confirm', async () => {
  await ask('slow@example.org');
  await ctx.db
    .updateTable('newsletter_subscribers')
    .set({ created_at: sql<Date>`now() - interval '29 days'` })
    .execute();
  await ask('slow@example.org');
  await ctx.db
    .updateTable('newsletter_subscribers')
    .set({ created_at: sql<Date>`created_at - interval '2 days'` })
    .execute();
  await deleteExpiredData({ ctx });
  const [subscriber] = await subscribers();
  await confirmSubscription({ ctx, input: { token: subscriber?.token ?? '' } });
  expect(await listed()).toEqual(['slow@example.org']);
});

describe('with a provider', () => {
  const received: { type: string | undefined; body: string }[] = [];
  let status = 200;
  const provider = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push({ type: request.headers['content-type'], body });
      response.writeHead(status, { location: 'https://provider.example/thanks' }).end();
    });
  });
  let other: ServiceContext;

  beforeAll(async () => {
    await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done));
    const { port } = provider.address() as AddressInfo;
    const newsletterFormUrl = `http://127.0.0.1:${port}/forms/1/subscriptions`;
    other = { ...ctx, config: { ...ctx.config, newsletterFormUrl } };
  });
  afterAll(() => new Promise((done) => provider.close(done)));
  beforeEach(() => received.splice(0));

  async function forward(): Promise<string> {
    const [subscriber] = await subscribers();
    const token = subscriber?.token ?? '';
    return forwardSubscriber({
      ctx: other,
      input: { token, signal: AbortSignal.timeout(10_000) },
    });
  }

  test('the address goes to its form as the field email_address, and is deleted here', async () => {
    await ask('a+b@example.org', { with: other });
    const [subscriber] = await subscribers();
    expect(subscriber?.status).toBe('forwarding');
    const queued = await ctx.queue.boss.findJobs(jobs.forwardSubscriber.name, {
      data: { token: subscriber?.token },
    });
    expect(queued).toHaveLength(1);
    expect(await mails()).toEqual([]);
    status = 302;
    expect(await forward()).toBe('forwarded');
    expect(received).toEqual([
      {
        type: 'application/x-www-form-urlencoded;charset=UTF-8',
        body: 'email_address=a%2Bb%40example.org',
      },
    ]);
    expect(await subscribers()).toEqual([]);
    expect(await forward()).toBe('gone');
  });

  test('a provider in trouble is asked again; an address that it refuses is deleted', async () => {
    await ask('a@example.org', { with: other });
    status = 503;
    await expect(forward()).rejects.toThrow('HTTP 503');
    expect(await subscribers()).toHaveLength(1);
    status = 422;
    expect(await forward()).toBe('refused');
    expect(await subscribers()).toEqual([]);
  });
});
