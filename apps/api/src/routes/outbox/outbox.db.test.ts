import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beginMail, recordMailSent } from '@curbcut/services/mails';
import { goldenPageScan } from '@curbcut/testing';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { endTestScan } from '@curbcut/services/rig';
import { openTestApp, type TestApp, testOutboxKey } from '../../open-test-app.ts';
import { setUpTestApp } from '../../set-up-test-app.ts';

const { server, database } = await setUpTestApp();
let mailId: string;

beforeAll(async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/run-once',
    payload: { url: 'https://example.org', email: 'maya@example.org' },
  });
  await endTestScan(server.ctx, answer.json<{ job_id: string }>().job_id, goldenPageScan());
  const mail = await server.ctx.db.selectFrom('mails').select('id').executeTakeFirstOrThrow();
  mailId = mail.id;
  await beginMail({ ctx: server.ctx, input: { mailId } });
  const rendered = {
    subject: 'Your report <b>',
    html: '<html><head></head><body><a href="https://example.org">"Report"</a><script>alert(1)</script></body></html>',
    text: 'Report </pre><script>alert(2)</script>',
  };
  await server.ctx.db.updateTable('mails').set({ status: 'queued' }).execute();
  await recordMailSent({ ctx: server.ctx, input: { mailId, rendered } });
});

const paths = () => ['/outbox', '/outbox/', `/outbox/${mailId}`];

/** As a browser that was given the link: the cookie is what it keeps of it. */
async function openWithKey({ app }: TestApp): Promise<string> {
  const answer = await app.inject(`/outbox?key=${testOutboxKey}`);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/outbox']);
  expect(answer.headers['cache-control']).toBe('no-store');
  return String(answer.headers['set-cookie']);
}

describe('to whoever has the key', () => {
  test('the outbox lists and shows mails', async () => {
    const [cookie = ''] = (await openWithKey(server)).split(';');
    const list = await server.app.inject({ url: '/outbox', headers: { cookie } });
    expect(list.statusCode).toBe(200);
    expect(list.body).toContain(`<a href="/outbox/${mailId}">Your report &#60;b&#62;</a>`);
    const url = `/outbox/${mailId}`;
    const shown = await server.app.inject({ url, headers: { cookie: `theme=dark; ${cookie}` } });
    expect(shown.statusCode).toBe(200);
    expect(shown.body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(shown.body).not.toContain('<script');
    expect(shown.headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect(shown.headers['cache-control']).toBe('no-store');
    const unknown = await server.app.inject({ url: '/outbox/nothing', headers: { cookie } });
    expect(unknown.statusCode).toBe(404);
  });

  test('the cookie goes nowhere else, and does not tell the key', async () => {
    const cookie = await openWithKey(server);
    expect(cookie).toMatch(
      /^curbcut-outbox-8000=[\w-]{43}; Path=\/outbox; HttpOnly; SameSite=Strict$/,
    );
    expect(cookie).not.toContain(testOutboxKey);
  });

  test('it opens over a public address as well, with a cookie for https only', async () => {
    const settings = { PUBLIC_URL: 'https://scan.example.org' };
    const open = await openTestApp(database.databaseUrl, settings);
    onTestFinished(() => open.close());
    const cookie = await openWithKey(open);
    expect(cookie).toMatch(/^curbcut-outbox=.*; Secure$/);
    const list = await open.app.inject({ url: '/outbox', headers: { cookie } });
    expect(list.statusCode).toBe(200);
  });
});

describe('to anybody else it does not exist', () => {
  test.each([
    ['somebody at this machine', { host: 'localhost:8000' }, '127.0.0.1'],
    ['a proxy that says nothing of itself', { host: '127.0.0.1:8000' }, '127.0.0.1'],
    ['another machine', { host: 'localhost' }, '192.0.2.1'],
    ['a proxy', { host: 'localhost', 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1'],
    ['a foreign name that leads here', { host: 'evil.example' }, '127.0.0.1'],
    ['a cookie that is none', { cookie: 'curbcut-outbox-8000=' }, '127.0.0.1'],
    ['the key as a cookie', { cookie: `curbcut-outbox-8000=${testOutboxKey}` }, '127.0.0.1'],
    ['a nameless cookie', { cookie: '; ;=' }, '127.0.0.1'],
  ])('%s', async (_who, headers, remoteAddress) => {
    for (const url of paths()) {
      expect((await server.app.inject({ url, headers, remoteAddress })).statusCode).toBe(404);
    }
  });

  test.each([
    '',
    'k',
    `${testOutboxKey}k`,
    testOutboxKey.slice(1),
    testOutboxKey.toUpperCase(),
    `${testOutboxKey}&key=x`,
    '%00',
  ])('the key %s', async (key) => {
    const answer = await server.app.inject(`/outbox?key=${key}`);
    expect(answer.statusCode).toBe(key === '%00' ? 400 : 404);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('the key opens no mail directly: a link to one tells nothing', async () => {
    const answer = await server.app.inject(`/outbox/${mailId}?key=${testOutboxKey}`);
    expect(answer.statusCode).toBe(404);
  });

  test('where mails leave, the key opens nothing', async () => {
    const settings = { SMTP_URL: 'smtp://mail.example.org' };
    const sending = await openTestApp(database.databaseUrl, settings);
    onTestFinished(() => sending.close());
    const answer = await sending.app.inject(`/outbox?key=${testOutboxKey}`);
    expect(answer.statusCode).toBe(404);
  });

  test('a stranger behind a plain reverse proxy that rewrites Host', async () => {
    const listening = await openTestApp(database.databaseUrl);
    onTestFinished(() => listening.close());
    await listening.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = listening.app.server.address() as AddressInfo;
    const proxy = createServer((asked, answer) => {
      const headers = { ...asked.headers, host: `127.0.0.1:${port}` };
      request({ port, host: '127.0.0.1', path: asked.url, headers }, (upstream) => {
        answer.writeHead(upstream.statusCode ?? 502, upstream.headers);
        upstream.pipe(answer);
      }).end();
    });
    proxy.listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    onTestFinished(() => void proxy.close());
    const origin = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    expect((await fetch(`${origin}/api/payments/pricing`)).status).toBe(200);
    for (const path of paths()) expect((await fetch(origin + path)).status).toBe(404);
  });
});
