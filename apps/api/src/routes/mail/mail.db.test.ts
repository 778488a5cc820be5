import { ErrorBody } from '@curbcut/contracts';
import { beginMail, recordMailSent } from '@curbcut/services';
import { goldenPageScan } from '@curbcut/testing';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endTestScan } from '../../end-test-scan.ts';
import { openTestApp } from '../../open-test-app.ts';
import { setUpTestApp } from '../../set-up-test-app.ts';

const { server, database } = await setUpTestApp();
let mail: { id: string; not_me_token: string };

beforeAll(async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/run-once',
    payload: { url: 'https://example.org', email: 'maya@example.org' },
  });
  await endTestScan(server.ctx, answer.json<{ job_id: string }>().job_id, goldenPageScan());
  mail = await server.ctx.db
    .selectFrom('mails')
    .select(['id', 'not_me_token'])
    .executeTakeFirstOrThrow();
});

async function countSuppressed(): Promise<number> {
  return (await server.ctx.db.selectFrom('mail_suppressions').selectAll().execute()).length;
}

describe('not me', () => {
  const navigation = { accept: 'text/html,*/*;q=0.8' };

  beforeEach(async () => {
    await server.ctx.db.deleteFrom('mail_suppressions').execute();
  });

  test('the link of a mail asks first and changes nothing, whatever the token holds', async () => {
    const answer = await server.app.inject(`/not-me/${mail.not_me_token}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(
      `<input type="hidden" name="token" value="${mail.not_me_token}" />`,
    );
    const hostile = await server.app.inject(
      `/not-me/${encodeURIComponent('"><script>alert(1)</script>')}`,
    );
    expect(hostile.body).not.toContain('<script');
    expect(await countSuppressed()).toBe(0);
  });

  test('the button stops mail to the recipient, and may be pressed again', async () => {
    for (const _press of [1, 2]) {
      const answer = await server.app.inject({
        method: 'POST',
        url: '/mail/not-me',
        headers: { ...navigation, 'content-type': 'application/x-www-form-urlencoded' },
        payload: `token=${encodeURIComponent(mail.not_me_token)}`,
      });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('You will get no more mail from us');
    }
    expect(await countSuppressed()).toBe(1);
  });

  test('as a call', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/mail/not-me',
      payload: { token: mail.not_me_token },
    });
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'suppressed' }]);
  });

  test('an unknown token', async () => {
    const call = { method: 'POST', url: '/mail/not-me', payload: { token: 'unknown' } } as const;
    const answer = await server.app.inject(call);
    expect([answer.statusCode, ErrorBody.parse(answer.json()).code]).toEqual([404, 'NOT_FOUND']);
    const page = await server.app.inject({ ...call, headers: navigation });
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('This link is not valid');
  });

  test.each([
    ['application/json', '{}'],
    ['application/json', '{"token":["a"]}'],
    ['application/json', '{"token":""}'],
    ['application/x-www-form-urlencoded', 'token='],
    ['application/x-www-form-urlencoded', 'token=%00'],
  ])('a token that is none: %s %s', async (type, payload) => {
    const headers = { 'content-type': type };
    const answer = await server.app.inject({
      method: 'POST',
      url: '/mail/not-me',
      headers,
      payload,
    });
    expect(answer.statusCode).toBe(400);
  });
});

describe('the outbox', () => {
  beforeAll(async () => {
    await beginMail({ ctx: server.ctx, input: { mailId: mail.id } });
    const rendered = {
      subject: 'Your report <b>',
      html: '<html><head></head><body><a href="https://example.org">"Report"</a><script>alert(1)</script></body></html>',
      text: 'Report </pre><script>alert(2)</script>',
    };
    await server.ctx.db.updateTable('mails').set({ status: 'queued' }).execute();
    await recordMailSent({ ctx: server.ctx, input: { mailId: mail.id, rendered } });
  });

  test('lists and shows mails to somebody at this machine', async () => {
    const list = await server.app.inject({ url: '/outbox', headers: { host: 'localhost:8000' } });
    expect(list.statusCode).toBe(200);
    expect(list.body).toContain(`<a href="/outbox/${mail.id}">Your report &#60;b&#62;</a>`);
    const shown = await server.app.inject({
      url: `/outbox/${mail.id}`,
      headers: { host: '127.0.0.1:8000' },
    });
    expect(shown.statusCode).toBe(200);
    expect(shown.body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(shown.body).not.toContain('<script');
    expect(shown.headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect(shown.headers['cache-control']).toBe('no-store');
  });

  test('an unknown mail', async () => {
    const answer = await server.app.inject({
      url: '/outbox/nothing',
      headers: { host: 'localhost' },
    });
    expect(answer.statusCode).toBe(404);
  });

  test.each([
    ['another machine', { host: 'localhost' }, '192.0.2.1'],
    ['a proxy', { host: 'localhost', 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1'],
    ['a foreign name that leads here', { host: 'evil.example' }, '127.0.0.1'],
  ])('does not exist for %s', async (_who, headers, remoteAddress) => {
    for (const url of ['/outbox', `/outbox/${mail.id}`]) {
      expect((await server.app.inject({ url, headers, remoteAddress })).statusCode).toBe(404);
    }
  });

  test('does not exist where people come over a public address: a proxy may hide who asks', async () => {
    const proxied = await openTestApp(database.databaseUrl, {
      PUBLIC_URL: 'https://scan.example.org',
    });
    for (const url of ['/outbox', `/outbox/${mail.id}`]) {
      const answer = await proxied.app.inject({ url, headers: { host: '127.0.0.1:8000' } });
      expect(answer.statusCode).toBe(404);
    }
    await proxied.close();
  });

  test('does not exist where mails leave', async () => {
    const sending = await openTestApp(database.databaseUrl, {
      SMTP_URL: 'smtp://mail.example.org',
    });
    const answer = await sending.app.inject({ url: '/outbox', headers: { host: 'localhost' } });
    await sending.close();
    expect(answer.statusCode).toBe(404);
  });
});
