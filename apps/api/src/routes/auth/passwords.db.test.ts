import { accountMessages } from '@curbcut/model/accounts';
import { AuthAnswer } from '@curbcut/wire/account';
import { describe, expect, test } from 'vitest';
import { setUpTestApp } from '../../set-up-test-app.ts';
import {
  call,
  linkTokenOf,
  logInTestAccount,
  mailsTo,
  newIp,
  newEmail,
  profileStatus,
  registerTestAccount,
  testPassword,
} from './test-accounts.ts';

const { server } = await setUpTestApp();

const newPassword = 'Another-Bridge-42';

function forgot(email: string, ip = newIp(), headers = {}) {
  return call(server, '/auth/forgot-password', { payload: { email }, ip, headers });
}

function reset(token: string, password = newPassword) {
  return call(server, '/auth/reset-password', { payload: { token, password } });
}

async function resetToken(email: string): Promise<string> {
  await forgot(email);
  return linkTokenOf(server, email, 'reset-password');
}

function logIn(email: string, password: string) {
  return call(server, '/auth/login', { payload: { email, password } });
}

async function kindsOfMailTo(email: string): Promise<string[]> {
  return (await mailsTo(server, email)).map(({ kind }) => kind);
}

describe('a forgotten password', () => {
  test('answers the same, after the same time, with and without an account', async () => {
    const { email } = await registerTestAccount(server);
    const timed = async (email: string) => {
      const started = performance.now();
      const answer = await forgot(email);
      return { answer, ms: performance.now() - started };
    };
    const known = await timed(email);
    const unknown = await timed(newEmail());
    for (const { answer, ms } of [known, unknown]) {
      expect(answer.statusCode).toBe(200);
      // The work takes a tenth of it.
      expect(ms).toBeGreaterThan(240);
    }
    expect(known.answer.json()).toEqual(unknown.answer.json());
    expect(Object.keys(known.answer.headers)).toEqual(Object.keys(unknown.answer.headers));
  });

  test('100 requests send 3 mails, and answer the same', async () => {
    const { email } = await registerTestAccount(server);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => forgot(index % 2 ? email : email.toUpperCase())),
    );
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    const kinds = await kindsOfMailTo(email);
    expect(kinds.filter((kind) => kind === 'reset-password')).toHaveLength(3);
  });

  test('one visitor who asks for many is refused', async () => {
    const ip = newIp();
    const answers = await Promise.all(Array.from({ length: 35 }, () => forgot(newEmail(), ip)));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(5);
    expect(refused[0]?.headers).toHaveProperty('retry-after');
  });

  test('the link leads to the configured address, whatever the request says', async () => {
    const { email } = await registerTestAccount(server);
    await forgot(email, newIp(), {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      origin: 'https://evil.example',
    });
    const mails = await mailsTo(server, email);
    const parameters = mails.find(({ kind }) => kind === 'reset-password')?.parameters;
    expect(Object.keys(parameters ?? {})).toEqual(['token']);
    expect(JSON.stringify(mails)).not.toContain('evil');
  });
});

describe('a new password by the link of a mail', () => {
  test('ends every session, signs nobody in, is told by mail, and verifies the address', async () => {
    const { email, token: first } = await registerTestAccount(server);
    const second = await logInTestAccount(server, email);
    const answer = await reset(await resetToken(email));
    expect([answer.statusCode, Object.keys(answer.json<object>())]).toEqual([
      200,
      ['success', 'message'],
    ]);
    expect([await profileStatus(server, first), await profileStatus(server, second)]).toEqual([
      401, 401,
    ]);
    expect((await logIn(email, testPassword)).statusCode).toBe(401);
    expect((await logIn(email, newPassword)).json()).toMatchObject({
      user: { email_verified: true },
    });
    expect(await kindsOfMailTo(email)).toEqual([
      'verify-email',
      'reset-password',
      'password-changed',
    ]);
  });

  test('works once', async () => {
    const { email } = await registerTestAccount(server);
    const token = await resetToken(email);
    expect((await reset(token)).statusCode).toBe(200);
    const again = await reset(token, 'Third-Bridge-43');
    expect([again.statusCode, again.json()]).toMatchObject([
      400,
      { code: 'INVALID_TOKEN', error: accountMessages.linkUsed },
    ]);
    expect((await logIn(email, newPassword)).statusCode).toBe(200);
  });

  test('of 10 parallel uses exactly one wins', async () => {
    const { email } = await registerTestAccount(server);
    const token = await resetToken(email);
    const passwords = Array.from({ length: 10 }, (_, index) => `Parallel-Bridge-${index}`);
    const answers = await Promise.all(passwords.map((password) => reset(token, password)));
    const winners = answers.flatMap(({ statusCode }, index) => (statusCode === 200 ? [index] : []));
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(9);
    expect((await logIn(email, passwords[winners[0] ?? -1] ?? '')).statusCode).toBe(200);
  });

  test('a new request ends the link before', async () => {
    const { email } = await registerTestAccount(server);
    const old = await resetToken(email);
    const fresh = await resetToken(email);
    expect((await reset(old)).statusCode).toBe(400);
    expect((await reset(fresh)).statusCode).toBe(200);
  });

  test('it holds for an hour', async () => {
    const { id, email } = await registerTestAccount(server);
    const token = await resetToken(email);
    const link = server.ctx.db.selectFrom('account_tokens').select('expires_at');
    const { expires_at: expires } = await link
      .where('user_id', '=', id)
      .where('kind', '=', 'reset-password')
      .executeTakeFirstOrThrow();
    const minutes = (expires.getTime() - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(55);
    expect(minutes).toBeLessThanOrEqual(60);
    await server.ctx.db
      .updateTable('account_tokens')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where('user_id', '=', id)
      .execute();
    expect((await reset(token)).statusCode).toBe(400);
  });

  test('links of other kinds, made-up ones and access tokens are none', async () => {
    const { email, token } = await registerTestAccount(server);
    const verify = await linkTokenOf(server, email, 'verify-email');
    for (const other of [verify, token, 'A'.repeat(24), "' or 1=1--", 'x']) {
      expect((await reset(other)).json()).toMatchObject({ code: 'INVALID_TOKEN' });
    }
    for (const other of ['', 'x'.repeat(2_000)]) expect((await reset(other)).statusCode).toBe(400);
    expect((await logIn(email, testPassword)).statusCode).toBe(200);
  });

  test('opening the link changes nothing', async () => {
    const { email } = await registerTestAccount(server);
    const token = await resetToken(email);
    await call(server, `/reset-password?token=${token}`, { headers: { accept: 'text/html' } });
    await call(server, `/auth/reset-password?token=${token}`);
    expect((await reset(token)).statusCode).toBe(200);
  });

  test('a password that is refused leaves the link usable', async () => {
    const { email } = await registerTestAccount(server);
    const token = await resetToken(email);
    expect((await reset(token, 'Password123')).json()).toMatchObject({
      error: accountMessages.passwordTooCommon,
    });
    expect((await reset(token, 'Ada-Lovelace1')).json()).toMatchObject({
      error: accountMessages.passwordLikeAccount,
    });
    expect((await reset(token)).statusCode).toBe(200);
  });

  test('trying links is throttled', async () => {
    const ip = newIp();
    const tries = Array.from({ length: 65 }, (_, index) =>
      call(server, '/auth/reset-password', {
        payload: { token: `guess-${index}`, password: newPassword },
        ip,
      }),
    );
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 400)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });
});

describe('changing the password', () => {
  function change(token: string, current: string, password = newPassword) {
    const payload = { current_password: current, password };
    return call(server, '/auth/change-password', { token, payload });
  }

  test('every other session ends, this one goes on with a new token', async () => {
    const { email, token } = await registerTestAccount(server);
    const other = await logInTestAccount(server, email);
    const pending = await resetToken(email);
    const { access_token: next } = AuthAnswer.parse((await change(token, testPassword)).json());
    expect([
      await profileStatus(server, token),
      await profileStatus(server, other),
      await profileStatus(server, next),
    ]).toEqual([401, 401, 200]);
    expect((await logIn(email, testPassword)).statusCode).toBe(401);
    expect((await logIn(email, newPassword)).statusCode).toBe(200);
    expect((await reset(pending)).statusCode).toBe(400);
    expect(await kindsOfMailTo(email)).toContain('password-changed');
  });

  test('needs the current one, and the rules hold', async () => {
    const { email, token } = await registerTestAccount(server);
    const wrong = await change(token, newPassword);
    expect([wrong.statusCode, wrong.json()]).toMatchObject([
      403,
      { code: 'WRONG_PASSWORD', error: accountMessages.wrongPassword },
    ]);
    const payload = { password: newPassword };
    const missing = await call(server, '/auth/change-password', { token, payload });
    expect(missing.statusCode).toBe(400);
    const common = await change(token, testPassword, 'Password123');
    expect(common.json()).toMatchObject({ error: accountMessages.passwordTooCommon });
    expect((await logIn(email, testPassword)).statusCode).toBe(200);
    expect(await profileStatus(server, token)).toBe(200);
  });

  test('somebody with a stolen session cannot guess on', async () => {
    const { token } = await registerTestAccount(server);
    const answers = await Promise.all(Array.from({ length: 20 }, () => change(token, newPassword)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 403)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });

  test('of parallel changes one wins, and a login with the old password does not outlive it', async () => {
    const { email, token } = await registerTestAccount(server);
    const [first, second, login] = await Promise.all([
      change(token, testPassword, 'First-Bridge-44'),
      change(token, testPassword, 'Second-Bridge-44'),
      logIn(email, testPassword),
    ]);
    const won = [first, second].filter(({ statusCode }) => statusCode === 200);
    expect(won).toHaveLength(1);
    if (login.statusCode === 200) {
      const { access_token: late } = AuthAnswer.parse(login.json());
      expect(await profileStatus(server, late)).toBe(401);
    }
  });
});
