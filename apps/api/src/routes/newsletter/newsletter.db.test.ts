import { mailsStayHere, siteMessages } from '@curbcut/model/site';
import { DoneAnswer } from '@curbcut/wire/account';
import { ErrorBody } from '@curbcut/wire/errors';
import { FormTokenAnswer } from '@curbcut/wire/forms';
import { beforeEach, expect, test } from 'vitest';
import { setUpTestApp } from '../../set-up-test-app.ts';

const navigation = { accept: 'text/html,*/*;q=0.8' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const { server } = await setUpTestApp();

beforeEach(async () => {
  await server.ctx.db.deleteFrom('newsletter_subscribers').execute();
  await server.ctx.db.deleteFrom('throttle_counters').execute();
  await server.ctx.db.deleteFrom('mails').execute();
});

async function formToken(): Promise<string> {
  const answer = await server.app.inject({ method: 'POST', url: '/form-token' });
  expect(answer.headers['cache-control']).toBe('no-store');
  const { form_token: token } = FormTokenAnswer.parse(answer.json());
  await server.ctx.db
    .updateTable('form_tokens')
    .set({ created_at: new Date(Date.now() - 60_000) })
    .execute();
  return token;
}

async function subscribe(payload: object) {
  return server.app.inject({ method: 'POST', url: '/newsletter/subscribe', payload });
}

async function subscriber() {
  return server.ctx.db
    .selectFrom('newsletter_subscribers')
    .select(['token', 'status'])
    .executeTakeFirst();
}

async function subscribed(): Promise<string> {
  await subscribe({ email_address: 'maya@example.org', form_token: await formToken() });
  const { token = '' } = (await subscriber()) ?? {};
  return token;
}

test('the answer is the same for a new address, a known one and a machine', async () => {
  const answers: string[] = [];
  for (const more of [{}, {}, { website: 'https://spam.example' }]) {
    const answer = await subscribe({
      email_address: 'maya@example.org',
      form_token: await formToken(),
      ...more,
    });
    expect(answer.statusCode).toBe(200);
    answers.push(answer.body);
    expect(DoneAnswer.parse(answer.json()).message).not.toContain('check your email');
  }
  expect(new Set(answers).size).toBe(1);
});

test('who subscribes is told to look for a mail only where mails leave the machine', async () => {
  const kept = 'Your subscription begins when it is confirmed by a link. ' + mailsStayHere;
  const form = 'https://news.example/forms/1/subscriptions';
  for (const [change, message] of [
    [{}, kept],
    [{ mailKind: 'smtp' }, siteMessages.newsletterDone],
    [{ newsletterFormUrl: form }, siteMessages.newsletterDone],
  ] as const) {
    const { config } = server.ctx;
    server.ctx.config = { ...config, ...change };
    const answer = await subscribe({
      email_address: 'maya@example.org',
      form_token: await formToken(),
    });
    server.ctx.config = config;
    expect(DoneAnswer.parse(answer.json()).message).toBe(message);
  }
});

test.each([
  ['no address', { email_address: '' }],
  ['two addresses', { email_address: 'a@example.org, b@example.org' }],
  ['a header', { email_address: 'a@example.org\r\nBcc: b@example.org' }],
  ['no token', { form_token: undefined }],
])('%s is refused', async (_what, wrong) => {
  const right = { email_address: 'maya@example.org', form_token: await formToken() };
  const answer = await subscribe({ ...right, ...wrong });
  expect(answer.statusCode).toBe(400);
  expect(ErrorBody.parse(answer.json()).code).toBe('INVALID_REQUEST');
});

test('a form without a right token is refused', async () => {
  const answer = await subscribe({ email_address: 'maya@example.org', form_token: 'made-up' });
  expect([answer.statusCode, ErrorBody.parse(answer.json()).code]).toEqual([400, 'INVALID_TOKEN']);
});

test('opening the links changes nothing, whatever the token holds', async () => {
  const token = await subscribed();
  for (const kind of ['confirm', 'unsubscribe']) {
    const answer = await server.app.inject(`/newsletter/${kind}/${token}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(`action="/newsletter/${kind}/${token}"`);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    const hostile = encodeURIComponent('"><script>alert(1)</script>');
    expect((await server.app.inject(`/newsletter/${kind}/${hostile}`)).body).not.toContain(
      '<script',
    );
  }
  expect((await subscriber())?.status).toBe('pending');
});

test('the button confirms, and the one click of a mail program ends it', async () => {
  const token = await subscribed();
  const confirmed = await server.app.inject({
    method: 'POST',
    url: `/newsletter/confirm/${token}`,
    headers: { ...navigation, ...form },
    payload: '',
  });
  expect(confirmed.statusCode).toBe(200);
  expect(confirmed.body).toContain('Your subscription is confirmed');
  expect(confirmed.body).toContain(mailsStayHere);
  expect((await subscriber())?.status).toBe('confirmed');
  for (const _press of [1, 2]) {
    const left = await server.app.inject({
      method: 'POST',
      url: `/newsletter/unsubscribe/${token}`,
      headers: form,
      payload: 'List-Unsubscribe=One-Click',
    });
    expect([left.statusCode, left.json()]).toEqual([200, { status: 'unsubscribed' }]);
  }
  expect(await subscriber()).toBeUndefined();
});

test('a link that is not valid any more says so', async () => {
  const call = { method: 'POST', url: '/newsletter/confirm/unknown' } as const;
  const answer = await server.app.inject(call);
  expect([answer.statusCode, ErrorBody.parse(answer.json()).code]).toEqual([404, 'NOT_FOUND']);
  const shown = await server.app.inject({ ...call, headers: navigation });
  expect(shown.statusCode).toBe(404);
  expect(shown.body).toContain('This link is not valid');
});
