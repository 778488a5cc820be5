import { accountMessages } from '@curbcut/model/accounts';
import { errorMessages } from '@curbcut/model/errors';
import { SessionsAnswer } from '@curbcut/wire/account';
import { ErrorBody } from '@curbcut/wire/errors';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openTestApp } from '../../open-test-app.ts';
import { setUpTestApp } from '../../set-up-test-app.ts';
import {
  call,
  linkTokenOf,
  logInTestAccount,
  newIp,
  newEmail,
  profileStatus,
  registerTestAccount,
  testPassword,
} from './test-accounts.ts';

const { server, database } = await setUpTestApp();

function logIn(email: string, password: string, ip = newIp(), on = server) {
  return call(on, '/auth/login', { payload: { email, password }, ip });
}

/** A server whose password hashes cost what a person's do. */
async function openUsualServer() {
  const usual = await openTestApp(database.databaseUrl, {}, '/nowhere', 'usual');
  onTestFinished(() => usual.close());
  return usual;
}

const wrong = 'Wrong-Bridge-41';
/** Of the test password, with 8 MiB where 19 are asked for by now. */
const oldHash =
  '$argon2id$v=19$m=8192,p=1,t=2$BwcHBwcHBwcHBwcHBwcHBw$WTDqRWLY7HF1pJFsUzvCxE5n0HV/g9NjGQuaXvZpP+o';

describe('an unknown address and a wrong password', () => {
  test('are one answer', async () => {
    const { email } = await registerTestAccount(server);
    const answers = [await logIn(email, wrong), await logIn(newEmail(), wrong)];
    const [known, unknown] = answers.map((answer) => {
      const { request_id: requestId, ...body } = ErrorBody.parse(answer.json());
      const { date, 'x-request-id': header, ...headers } = answer.headers;
      expect(header).toBe(requestId);
      expect(date).toBeDefined();
      return { status: answer.statusCode, body, headers };
    });
    expect(known).toEqual(unknown);
    expect(known).toMatchObject({
      status: 401,
      body: { code: 'INVALID_CREDENTIALS', error: accountMessages.invalidCredentials },
    });
  });

  test('take the same work: one hash is compared, for an unknown address one that fits nobody', async () => {
    const verify = vi.spyOn(server.ctx.passwords, 'verify');
    onTestFinished(() => verify.mockRestore());
    const { email } = await registerTestAccount(server);
    const before = verify.mock.calls.length;
    await logIn(email, wrong);
    await logIn(newEmail(), wrong);
    expect(verify.mock.calls.slice(before)).toEqual([
      [expect.stringMatching(/^\$argon2id\$/), wrong],
      [null, wrong],
    ]);
  });
});

test('the address may be typed in any way, the password may not', async () => {
  const { email } = await registerTestAccount(server);
  for (const spelled of [email.toUpperCase(), ` ${email} `, email.replace('p', 'ｐ')]) {
    expect((await logIn(spelled, testPassword)).statusCode).toBe(200);
  }
  for (const password of [testPassword.toLowerCase(), `${testPassword} `]) {
    expect((await logIn(email, password)).statusCode).toBe(401);
  }
});

test('a hash of older parameters is replaced at the next login', async () => {
  const usual = await openUsualServer();
  const { id, email } = await registerTestAccount(usual);
  await server.ctx.db
    .updateTable('users')
    .set({ password_hash: oldHash })
    .where('id', '=', id)
    .execute();
  const statusOf = async (password: string) =>
    (await logIn(email, password, newIp(), usual)).statusCode;
  expect(await statusOf(wrong)).toBe(401);
  const readHash = () =>
    server.ctx.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirst();
  expect(await readHash()).toEqual({ password_hash: oldHash });
  expect(await statusOf(testPassword)).toBe(200);
  expect((await readHash())?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await statusOf(testPassword)).toBe(200);
});

describe('guessing', () => {
  test('20 wrong passwords at once, each from another address: 10 are compared', async () => {
    const { email } = await registerTestAccount(server);
    const answers = await Promise.all(Array.from({ length: 20 }, () => logIn(email, wrong)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(10);
    for (const answer of refused) {
      expect(answer.json()).toMatchObject({
        code: 'RATE_LIMITED',
        error: accountMessages.tooManyTries,
      });
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(800);
    }
  });

  test('the limit is one for all API processes, and outlives them', async () => {
    const { email } = await registerTestAccount(server);
    const second = await openTestApp(database.databaseUrl);
    const places = [server, second];
    for (let index = 0; index < 10; index += 1) {
      const place = places[index % 2] ?? server;
      expect((await logIn(email, wrong, newIp(), place)).statusCode).toBe(401);
    }
    await second.close();
    const third = await openTestApp(database.databaseUrl);
    const answer = await logIn(email, testPassword, newIp(), third);
    await third.close();
    expect(answer.statusCode).toBe(429);
  });

  test('many accounts from one address, and from one IPv6 network', async () => {
    const statuses = [];
    for (let host = 1; host <= 55; host += 1) {
      const answer = await logIn(newEmail(), wrong, `2001:db8:5:6::${host.toString(16)}`);
      statuses.push(answer.statusCode);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(50);
    expect(statuses.slice(50)).toEqual([429, 429, 429, 429, 429]);
    expect((await logIn(newEmail(), wrong, '2001:db8:5:7::1')).statusCode).toBe(401);
  });

  test('logins that succeed are no guesses', async () => {
    const { email } = await registerTestAccount(server);
    const ip = newIp();
    for (let index = 0; index < 12; index += 1) {
      expect((await logIn(email, testPassword, ip)).statusCode).toBe(200);
    }
    const counters = await server.ctx.db
      .selectFrom('throttle_counters')
      .select('count')
      .where('key', 'like', 'login-address:%')
      .where('count', '=', 12)
      .execute();
    expect(counters).toEqual([]);
  });

  test('a flood does not lock the owner out where the owner is signed in, nor for whoever has the mail', async () => {
    const home = newIp();
    const { email } = await registerTestAccount(server);
    expect((await logIn(email, testPassword, home)).statusCode).toBe(200);
    for (let index = 0; index < 12; index += 1) await logIn(email, wrong);
    expect((await logIn(email, testPassword)).statusCode).toBe(429);
    expect((await logIn(email, testPassword, home)).statusCode).toBe(200);
    expect((await logIn(email, testPassword)).statusCode).toBe(429);
    await call(server, '/auth/forgot-password', { payload: { email } });
    const token = await linkTokenOf(server, email, 'reset-password');
    const password = 'Another-Bridge-42';
    const payload = { token, password };
    expect((await call(server, '/auth/reset-password', { payload })).statusCode).toBe(200);
    expect((await logIn(email, password)).statusCode).toBe(200);
  });

  test('an address without an account is limited just the same', async () => {
    const email = newEmail();
    const statuses = [];
    for (let index = 0; index < 12; index += 1) {
      statuses.push((await logIn(email, wrong)).statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
  });

  test('a counter is forgotten when its time is over', async () => {
    const { email } = await registerTestAccount(server);
    for (let index = 0; index < 11; index += 1) await logIn(email, wrong);
    expect((await logIn(email, testPassword)).statusCode).toBe(429);
    await server.ctx.db
      .updateTable('throttle_counters')
      .set({ ends_at: new Date(Date.now() - 1_000) })
      .execute();
    expect((await logIn(email, wrong)).statusCode).toBe(401);
    expect((await logIn(email, testPassword)).statusCode).toBe(200);
  });
});

describe('access tokens', () => {
  test.each([
    ['nothing', undefined],
    ['no bearer', 'Basic YWRhOmFkYQ=='],
    ['an empty token', 'Bearer '],
    ['null', 'Bearer null'],
    ['a random one', `Bearer ${'A'.repeat(24)}`],
    ['an unsigned JWT', 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'],
    ['SQL', "Bearer ' or 1=1--aaaaaaaaaaaaaaaaaaaa"],
    ['a long one', `Bearer ${'A'.repeat(5_000)}`],
  ])('%s is not accepted', async (_what, authorization) => {
    const headers = authorization === undefined ? {} : { authorization };
    const answer = await call(server, '/auth/profile', { headers });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      401,
      { code: 'AUTHENTICATION_REQUIRED', error: errorMessages.authenticationRequired },
    ]);
  });

  test('links of mails, session ids, hashes and tokens in the address open nothing', async () => {
    const { email, token } = await registerTestAccount(server);
    await call(server, '/auth/forgot-password', { payload: { email } });
    const { sessions } = SessionsAnswer.parse(
      (await call(server, '/auth/sessions', { token })).json(),
    );
    const { token_hash: tokenHash } = await server.ctx.db
      .selectFrom('sessions')
      .select('token_hash')
      .where('id', '=', sessions[0]?.id ?? '')
      .executeTakeFirstOrThrow();
    for (const other of [
      await linkTokenOf(server, email, 'verify-email'),
      await linkTokenOf(server, email, 'reset-password'),
      sessions[0]?.id ?? '',
      tokenHash,
    ]) {
      expect(await profileStatus(server, other)).toBe(401);
    }
    for (const name of ['token', 'access_token', 'authorization']) {
      expect((await call(server, `/auth/profile?${name}=${token}`)).statusCode).toBe(401);
    }
  });

  test('an expired one ends, one in use lives on for 30 days', async () => {
    const { id, token } = await registerTestAccount(server);
    const setTimes = (seen: string, expires: string) =>
      server.ctx.db
        .updateTable('sessions')
        .set({ last_seen_at: new Date(seen), expires_at: new Date(expires) })
        .where('user_id', '=', id)
        .execute();
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    await setTimes('2026-01-01', tomorrow);
    expect(await profileStatus(server, token)).toBe(200);
    const { expires_at: expires } = await server.ctx.db
      .selectFrom('sessions')
      .select('expires_at')
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(Math.round((expires.getTime() - Date.now()) / 86_400_000)).toBe(30);
    await setTimes('2026-01-01', '2026-01-02');
    expect(await profileStatus(server, token)).toBe(401);
  });

  test('refresh gives a new one and ends the old one; of parallel calls one is answered', async () => {
    const { token } = await registerTestAccount(server);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        call(server, '/auth/refresh', {
          method: 'POST',
          token,
          headers: { 'content-type': 'application/json' },
        }),
      ),
    );
    const renewed = answers.filter(({ statusCode }) => statusCode === 200);
    expect(renewed).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(4);
    const { access_token: next } = renewed[0]?.json<{ access_token: string }>() ?? {};
    expect(await profileStatus(server, token)).toBe(401);
    expect(await profileStatus(server, next ?? '')).toBe(200);
  });

  test('signing out ends it, and no other', async () => {
    const { email, token } = await registerTestAccount(server);
    const other = await logInTestAccount(server, email);
    const answer = await call(server, '/auth/logout', {
      method: 'POST',
      token,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.json()).toMatchObject({ success: true });
    expect([await profileStatus(server, token), await profileStatus(server, other)]).toEqual([
      401, 200,
    ]);
  });
});

describe('sessions', () => {
  test('are listed with device and address, without any token', async () => {
    const { email, token } = await registerTestAccount(server);
    await call(server, '/auth/login', {
      payload: { email, password: testPassword },
      ip: '198.51.100.77',
      headers: {
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0',
      },
    });
    const answer = await call(server, '/auth/sessions', { token });
    const { sessions } = SessionsAnswer.parse(answer.json());
    expect(sessions).toHaveLength(2);
    expect(sessions[0]).toMatchObject({ current: true });
    expect(sessions[1]).toMatchObject({
      current: false,
      device: 'Firefox on Linux',
      address: '198.51.100.77',
    });
    expect(Object.keys(sessions[0] ?? {}).sort()).toEqual(
      ['address', 'created_at', 'current', 'device', 'expires_at', 'id', 'last_seen_at'].sort(),
    );
    expect(answer.body).not.toContain(token);
  });

  test('are ended one by one, only one’s own', async () => {
    const { email, token } = await registerTestAccount(server);
    const other = await logInTestAccount(server, email);
    const { sessions } = SessionsAnswer.parse(
      (await call(server, '/auth/sessions', { token: other })).json(),
    );
    const first = sessions.find((session) => !session.current)?.id ?? '';
    const stranger = await registerTestAccount(server);
    const end = (by: string) =>
      call(server, `/auth/sessions/${first}`, { method: 'DELETE', token: by });
    expect((await end(stranger.token)).statusCode).toBe(404);
    expect(await profileStatus(server, token)).toBe(200);
    expect((await end(other)).statusCode).toBe(200);
    expect(await profileStatus(server, token)).toBe(401);
    expect((await end(other)).statusCode).toBe(404);
  });
});

describe('the profile', () => {
  test('name and company change, nothing else does', async () => {
    const { id, token } = await registerTestAccount(server);
    const readRow = () =>
      server.ctx.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const before = await readRow();
    const answer = await call(server, '/auth/profile', {
      method: 'PUT',
      token,
      payload: {
        name: ' Ada King ',
        plan: 'pro',
        subscription_type: 'pro',
        max_scans_per_month: 9_999,
        role: 'admin',
        email: 'other@example.org',
        email_verified: true,
        id: 'x',
      },
    });
    expect(answer.json()).toMatchObject({ user: { name: 'Ada King', subscription_type: 'free' } });
    const { updated_at: updatedAt, ...after } = await readRow();
    expect(updatedAt.getTime()).toBeGreaterThanOrEqual(before.updated_at.getTime());
    expect(after).toEqual({ ...after, ...before, name: 'Ada King', updated_at: undefined });
    const company = (value: string) =>
      call(server, '/auth/profile', { method: 'PUT', token, payload: { company: value } });
    expect((await company('Analytical')).json()).toMatchObject({
      user: { name: 'Ada King', company: 'Analytical' },
    });
    expect((await company('  ')).json()).toMatchObject({ user: { company: null } });
    for (const payload of [{ name: 'A' }, { name: 7 }, { name: 'x'.repeat(300) }]) {
      const refused = await call(server, '/auth/profile', { method: 'PUT', token, payload });
      expect(refused.statusCode).toBe(400);
    }
  });

  test.each(['__proto__', 'constructor'])('%s is refused', async (key) => {
    const { token } = await registerTestAccount(server);
    const answer = await server.app.inject({
      method: 'PUT',
      url: '/auth/profile',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload: `{"name":"Ada","${key}":{"prototype":{"plan":"pro"}}}`,
    });
    expect(answer.statusCode).toBe(400);
  });

  test('the plan is read anew with every call', async () => {
    const { id, token } = await registerTestAccount(server);
    for (const plan of ['pro', 'free'] as const) {
      await server.ctx.db.updateTable('users').set({ plan }).where('id', '=', id).execute();
      const answer = await call(server, '/auth/profile', { token });
      expect(answer.json()).toMatchObject({ user: { subscription_type: plan } });
    }
  });
});
