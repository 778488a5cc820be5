import { accountMessages } from '@curbcut/model/accounts';
import { mailsStayHere } from '@curbcut/model/site';
import { DoneAnswer, User } from '@curbcut/wire/account';
import { deleteExpiredData } from '@curbcut/services/retention';
import { describe, expect, test } from 'vitest';
import { setUpTestApp } from '../../set-up-test-app.ts';
import {
  call,
  linkTokenOf,
  logInTestAccount,
  mailsTo,
  newEmail,
  profileStatus,
  registerTestAccount,
  testPassword,
} from './test-accounts.ts';

const { server } = await setUpTestApp();

async function userOf(token: string): Promise<User> {
  const answer = await call(server, '/auth/profile', { token });
  return User.parse(answer.json<{ user: unknown }>().user);
}

async function kindsOfMailTo(email: string): Promise<string[]> {
  return (await mailsTo(server, email)).map(({ kind }) => kind);
}

describe('verifying an address', () => {
  const verify = (token: string) => call(server, '/auth/verify-email', { payload: { token } });
  const resend = (email: string) =>
    call(server, '/auth/resend-verification', { payload: { email } });

  test('the link of the mail does it, also when a mail program came first', async () => {
    const { email, token } = await registerTestAccount(server);
    const link = await linkTokenOf(server, email, 'verify-email');
    expect((await userOf(token)).email_verified).toBe(false);
    await call(server, `/verify-email?token=${link}`, { headers: { accept: 'text/html' } });
    expect((await userOf(token)).email_verified).toBe(false);
    expect((await verify(link)).json()).toEqual({
      success: true,
      message: 'Your e-mail address is confirmed.',
    });
    expect((await userOf(token)).email_verified).toBe(true);
    const used = { success: true, message: accountMessages.emailLinkUsed };
    expect((await verify(link)).json()).toEqual(used);
    await server.ctx.db
      .updateTable('account_tokens')
      .set({ expires_at: new Date(Date.now() - 86_400_000) })
      .where('kind', '=', 'verify-email')
      .execute();
    await deleteExpiredData({ ctx: server.ctx });
    expect((await verify(link)).json()).toEqual(used);
  });

  test('other links and made-up ones do not', async () => {
    const { email, token } = await registerTestAccount(server);
    await call(server, '/auth/forgot-password', { payload: { email } });
    const reset = await linkTokenOf(server, email, 'reset-password');
    for (const other of [reset, token, 'A'.repeat(24)]) {
      expect((await verify(other)).json()).toMatchObject({
        code: 'INVALID_TOKEN',
        error: accountMessages.invalidToken,
      });
    }
    await server.ctx.db
      .updateTable('account_tokens')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where('kind', '=', 'verify-email')
      .execute();
    expect((await verify(await linkTokenOf(server, email, 'verify-email'))).statusCode).toBe(400);
    expect((await userOf(token)).email_verified).toBe(false);
  });

  test('who asks again is told to look for a mail only where mails leave the machine', async () => {
    const { config } = server.ctx;
    const said = async () => DoneAnswer.parse((await resend(newEmail())).json<unknown>()).message;
    expect(await said()).toBe(
      `If this address waits to be confirmed, there is a new link for it. ${mailsStayHere}`,
    );
    server.ctx.config = { ...config, mailKind: 'smtp' };
    expect(await said()).toBe('If this address waits to be confirmed, we have sent it a new link.');
    server.ctx.config = config;
  });

  test('the mail can be asked for again: 3 an hour, the same answer for everybody', async () => {
    const { email } = await registerTestAccount(server);
    const answers = [];
    for (let index = 0; index < 5; index += 1) answers.push(await resend(email));
    answers.push(await resend(newEmail()));
    const verified = await registerTestAccount(server);
    await verify(await linkTokenOf(server, verified.email, 'verify-email'));
    answers.push(await resend(verified.email));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await kindsOfMailTo(email)).toHaveLength(3);
    expect(await kindsOfMailTo(verified.email)).toHaveLength(1);
  });
});

describe('changing the address', () => {
  function change(token: string, email: string, current = testPassword) {
    const payload = { email, current_password: current };
    return call(server, '/auth/change-email', { token, payload });
  }
  const confirm = (token: string) => call(server, '/auth/confirm-email', { payload: { token } });

  test.each(['old', 'new'] as const)(
    'needs both addresses, the %s one first; then every session ends and the old one is told',
    async (firstToConfirm) => {
      const { email, token } = await registerTestAccount(server);
      const next = newEmail();
      expect((await change(token, next)).statusCode).toBe(200);
      expect(await userOf(token)).toMatchObject({ email, pending_email: next });
      const links = [
        await linkTokenOf(server, email, 'confirm-old-email'),
        await linkTokenOf(server, next, 'confirm-new-email'),
      ];
      if (firstToConfirm === 'new') links.reverse();
      const [first = '', second = ''] = links;
      expect((await confirm(first)).json()).toMatchObject({ success: true, changed: false });
      expect(await userOf(token)).toMatchObject({ email, pending_email: next });
      expect((await confirm(first)).json()).toMatchObject({
        code: 'INVALID_TOKEN',
        error: accountMessages.linkUsed,
      });
      expect((await confirm(second)).json()).toMatchObject({ success: true, changed: true });
      expect(await profileStatus(server, token)).toBe(401);
      const signedIn = await logInTestAccount(server, next);
      expect(await userOf(signedIn)).toMatchObject({
        email: next,
        email_verified: true,
        pending_email: null,
      });
      const old = { email, password: testPassword };
      expect((await call(server, '/auth/login', { payload: old })).statusCode).toBe(401);
      expect((await kindsOfMailTo(email)).at(-1)).toBe('email-changed');
    },
  );

  test('both links at the same time change it once', async () => {
    const { email, token } = await registerTestAccount(server);
    const next = newEmail();
    await change(token, next);
    const answers = await Promise.all([
      confirm(await linkTokenOf(server, email, 'confirm-old-email')),
      confirm(await linkTokenOf(server, next, 'confirm-new-email')),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const changed = answers.map((answer) => answer.json<{ changed: boolean }>().changed);
    expect(changed.sort()).toEqual([false, true]);
  });

  test('an address of somebody else makes no difference, and gets no mail', async () => {
    const owner = await registerTestAccount(server);
    const { email, token } = await registerTestAccount(server);
    const free = newEmail();
    const answers = [await change(token, free), await change(token, owner.email.toUpperCase())];
    expect(answers[0]?.json()).toEqual(answers[1]?.json());
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await userOf(token)).toMatchObject({ pending_email: owner.email.toUpperCase() });
    expect(await kindsOfMailTo(owner.email)).toEqual(['verify-email']);
    expect(await kindsOfMailTo(owner.email.toUpperCase())).toEqual([]);
    const old = await confirm(await linkTokenOf(server, email, 'confirm-old-email'));
    expect(old.json()).toMatchObject({ changed: false });
  });

  test('an address that was taken meanwhile stays with whoever took it', async () => {
    const { email, token } = await registerTestAccount(server);
    const wanted = newEmail();
    await change(token, wanted);
    await registerTestAccount(server, { email: wanted });
    await confirm(await linkTokenOf(server, email, 'confirm-old-email'));
    const last = await confirm(await linkTokenOf(server, wanted, 'confirm-new-email'));
    expect([last.statusCode, last.json()]).toMatchObject([400, { code: 'INVALID_TOKEN' }]);
    expect((await userOf(token)).email).toBe(email);
  });

  test('a later request, a new password and time end the links', async () => {
    const { id, email, token } = await registerTestAccount(server);
    const [first, second] = [newEmail(), newEmail()];
    await change(token, first);
    const old = await linkTokenOf(server, email, 'confirm-old-email');
    await change(token, second);
    expect((await confirm(old)).statusCode).toBe(400);
    expect((await confirm(await linkTokenOf(server, first, 'confirm-new-email'))).statusCode).toBe(
      400,
    );
    await server.ctx.db
      .updateTable('account_tokens')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where('user_id', '=', id)
      .execute();
    const late = await linkTokenOf(server, second, 'confirm-new-email');
    expect((await confirm(late)).statusCode).toBe(400);
    expect((await userOf(token)).pending_email).toBeNull();
  });

  test('needs the current password, a real address and another one', async () => {
    const { email, token } = await registerTestAccount(server);
    expect((await change(token, newEmail(), 'Wrong-Bridge-41')).statusCode).toBe(403);
    expect((await change(token, 'a@x.org\nBcc: b@y.org')).statusCode).toBe(400);
    expect((await change(token, email.toUpperCase())).statusCode).toBe(400);
    expect(await kindsOfMailTo(email)).toEqual(['verify-email']);
  });
});
