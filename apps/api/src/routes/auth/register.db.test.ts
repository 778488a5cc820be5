import { accountMessages } from '@curbcut/model/accounts';
import { AuthAnswer } from '@curbcut/wire/account';
import { ErrorBody } from '@curbcut/wire/errors';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openTestApp } from '../../open-test-app.ts';
import { setUpTestApp } from '../../set-up-test-app.ts';
import { call, linkTokenOf, mailsTo, newIp, newEmail, testPassword } from './test-accounts.ts';

const { server, database } = await setUpTestApp();

function register(payload: object, ip = newIp(), on = server) {
  return call(on, '/auth/register', { payload, ip });
}

function person(more: object = {}) {
  return { email: newEmail(), password: testPassword, name: 'Ada Lovelace', ...more };
}

async function countUsers(): Promise<number> {
  const users = await server.ctx.db.selectFrom('users').select('id').execute();
  return users.length;
}

test('an account on the default plan, signed in, with a mail that verifies its address', async () => {
  const ada = person({ email: ' Ada.Lovelace@Example.org ', company: ' Analytical ' });
  const answer = await register(ada);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  const { access_token: token, user } = AuthAnswer.parse(answer.json());
  expect(user).toEqual({
    id: user.id,
    name: 'Ada Lovelace',
    email: 'Ada.Lovelace@Example.org',
    company: 'Analytical',
    email_verified: false,
    email_results: true,
    standard: '2.2-AA',
    billing_customer_id: null,
    subscription_type: 'free',
    max_scans_per_month: 5,
    max_scheduled_scans: 0,
    max_pages_per_scan: 1,
    current_scheduled_scans: 0,
    created_at: expect.stringMatching(/^\d{4}-.*Z$/),
    pending_email: null,
  });
  expect((await call(server, '/auth/profile', { token })).json()).toEqual({ user });
  const mails = await mailsTo(server, 'Ada.Lovelace@Example.org');
  expect(mails).toMatchObject([{ kind: 'verify-email', status: 'queued', user_id: user.id }]);
  const mailId = mails[0]?.id;
  expect(await server.ctx.queue.boss.findJobs('send-mail', { data: { mailId } })).toHaveLength(1);
});

test('only hashes are stored: of the password, of the access token and of the link', async () => {
  const usual = await openTestApp(database.databaseUrl, {}, '/nowhere', 'usual');
  onTestFinished(() => usual.close());
  const ada = person();
  const answer = await call(usual, '/auth/register', { payload: ada });
  const { access_token: token, user } = AuthAnswer.parse(answer.json());
  const { password_hash: hash } = await server.ctx.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  const link = await linkTokenOf(server, ada.email, 'verify-email');
  const stored = JSON.stringify([
    await server.ctx.db.selectFrom('users').selectAll().execute(),
    await server.ctx.db.selectFrom('sessions').selectAll().execute(),
    await server.ctx.db.selectFrom('account_tokens').selectAll().execute(),
  ]);
  for (const secret of [token, link, testPassword]) expect(stored).not.toContain(secret);
  expect(token).toMatch(/^[\w-]{24,}$/);
});

test.each([
  ['the same', (email: string) => email],
  ['capital letters', (email: string) => email.toUpperCase()],
  ['full-width letters', (email: string) => email.replace('p', 'ｐ')],
])('an address that is taken, spelled as %s: 409', async (_how, spell) => {
  const ada = person();
  await register(ada);
  const before = await countUsers();
  const answer = await register({ ...person(), email: spell(ada.email) });
  expect(answer.statusCode).toBe(409);
  expect(ErrorBody.parse(answer.json())).toMatchObject({
    code: 'EMAIL_TAKEN',
    error: accountMessages.emailTaken,
  });
  expect(await countUsers()).toBe(before);
});

test('of 8 parallel registrations with one address exactly one makes an account', async () => {
  const ada = person();
  const answers = await Promise.all(Array.from({ length: 8 }, () => register(ada)));
  const statuses = answers.map(({ statusCode }) => statusCode).sort();
  expect(statuses).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
  expect(await mailsTo(server, ada.email)).toHaveLength(1);
});

test('asking for many addresses is throttled, by /64 with IPv6', async () => {
  const statuses = [];
  for (let host = 1; host <= 25; host += 1) {
    const ip = `2001:db8:1:2::${host.toString(16)}`;
    statuses.push((await register(person({ password: 'Password1' }), ip)).statusCode);
  }
  expect(statuses.filter((status) => status === 400)).toHaveLength(20);
  const refused = await register(person(), '2001:db8:1:2:ffff::1');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
  expect((await register(person(), '2001:db8:1:3::1')).statusCode).toBe(200);
});

describe('refused, and nothing is stored', () => {
  test.each([
    ['no e-mail', { email: '' }, accountMessages.emailRequired],
    ['no address', { email: 'ada@example' }, accountMessages.emailInvalid],
    ['two addresses', { email: 'a@x.org,b@y.org' }, accountMessages.emailInvalid],
    ['a header', { email: 'a@x.org\r\nBcc: b@y.org' }, accountMessages.emailInvalid],
    ['a display name', { email: '<script>a@x.org' }, accountMessages.emailInvalid],
    ['300 characters', { email: `${'a'.repeat(300)}@x.org` }, accountMessages.emailInvalid],
    ['a short password', { password: 'Abc1' }, accountMessages.passwordTooShort],
    ['no digit', { password: 'Sturdy-Bridge' }, accountMessages.passwordTooSimple],
    ['a common password', { password: 'Password123' }, accountMessages.passwordTooCommon],
    ['the product’s name', { password: 'Curbcut2026' }, accountMessages.passwordTooCommon],
    ['one’s name', { password: 'AdaLovelace1' }, accountMessages.passwordLikeAccount],
    ['a password of 300', { password: `Aa1${'x'.repeat(300)}` }, accountMessages.passwordTooLong],
    ['a short name', { name: 'A' }, 'Name must be at least 2 characters'],
  ])('%s', async (_what, fields, message) => {
    const before = await countUsers();
    const answer = await register(person(fields));
    expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([400, message]);
    expect(await countUsers()).toBe(before);
  });

  test('one’s address as the password', async () => {
    const answer = await register(
      person({ email: 'Bridge.Sturdy41@x.org', password: 'Bridge.Sturdy41@x.org' }),
    );
    expect(answer.json()).toMatchObject({ error: accountMessages.passwordLikeAccount });
  });

  test('a password of 1 MB, before it costs a hash', async () => {
    const answer = await register(person({ password: `Aa1${'x'.repeat(1_000_000)}` }));
    expect(answer.statusCode).toBe(413);
  });
});

test('fields that are not the person’s to set are ignored', async () => {
  const answer = await register(
    person({
      plan: 'enterprise',
      subscription_type: 'pro',
      role: 'admin',
      id: 'x',
      email_verified: true,
    }),
  );
  const { user } = AuthAnswer.parse(answer.json());
  expect(user).toMatchObject({ subscription_type: 'free', email_verified: false });
  expect(user.id).not.toBe('x');
});

test.each(['__proto__', 'constructor'])('a body with %s is refused', async (key) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/auth/register',
    headers: { 'content-type': 'application/json' },
    payload: `{"${key}":{"prototype":{"plan":"pro"}},"email":"a@x.org"}`,
  });
  expect(answer.statusCode).toBe(400);
});

test('registration can be closed, or need an invitation; a default plan can be set', async () => {
  const closed = await openTestApp(database.databaseUrl, { REGISTRATION: 'off' });
  const refused = await register(person(), newIp(), closed);
  await closed.close();
  expect([refused.statusCode, refused.json()]).toMatchObject([
    403,
    { code: 'REGISTRATION_CLOSED', error: accountMessages.registrationOff },
  ]);
  const settings = { REGISTRATION: 'invite', INVITE_CODE: 'open-sesame', DEFAULT_PLAN: 'pro' };
  const invited = await openTestApp(database.databaseUrl, settings);
  for (const invite of [undefined, '', 'Open-Sesame', 'open-sesame ']) {
    const answer = await register(person({ invite }), newIp(), invited);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      403,
      { error: accountMessages.inviteNeeded },
    ]);
  }
  const welcome = await register(person({ invite: 'open-sesame' }), newIp(), invited);
  await invited.close();
  expect(AuthAnswer.parse(welcome.json()).user).toMatchObject({
    subscription_type: 'pro',
    max_scans_per_month: 1_000,
    max_scheduled_scans: 10,
  });
});
