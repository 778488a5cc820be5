import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callAs } from './account.ts';
import { openBrowser } from './open-browser.ts';
import { linkIn, outboxLinkOf, waitForMail } from './outbox.ts';
import { type Product, removeProduct, startProduct } from './start-product.ts';

const email = 'mara@maple.example';

let product: Product;
let proxy: Server;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct();
  proxy = await startPlainProxy(product.url);
  browser = await openBrowser();
  await callAs(product, null, 'POST', '/auth/register', {
    email,
    password: 'Harbor-Lantern-42',
    name: 'Mara Okafor',
    company: null,
  });
  await callAs(product, null, 'POST', '/auth/forgot-password', { email });
});

afterAll(async () => {
  await browser?.close();
  proxy?.close();
  if (product) await removeProduct(product);
});

it('strangers who come through a plain reverse proxy read no mail, and neither does who is local', async () => {
  const mail = await waitForMail(product, { recipient: email, subject: /password/i });
  expect(linkIn(mail, '/reset-password')).toContain('token=');
  const { port } = proxy.address() as AddressInfo;
  for (const origin of [`http://127.0.0.1:${port}`, product.url]) {
    expect((await fetch(`${origin}/health`)).status).toBe(200);
    for (const where of ['/outbox', '/outbox/', '/%6futbox', '/outbox?key=x']) {
      const answer = await fetch(origin + where);
      expect([where, answer.status]).toEqual([where, 404]);
      expect(await answer.text()).not.toContain(email);
    }
  }
});

it('whoever has the link that the start prints reads them in a browser, where the key stays nowhere', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(outboxLinkOf(product));
  expect(page.url()).toBe(`${product.url}/outbox`);
  await page
    .getByRole('link', { name: /password/i })
    .first()
    .click();
  await page.getByText(`To ${email}`).waitFor();
  await page.goto(`${product.url}/outbox`);
  await page.getByRole('table', { name: /mails/i }).waitFor();
  const cookies = await context.cookies();
  expect(cookies.map(({ path: where, httpOnly, sameSite }) => [where, httpOnly, sameSite])).toEqual(
    [['/outbox', true, 'Strict']],
  );
  const key = new URL(outboxLinkOf(product)).searchParams.get('key') ?? '';
  expect(JSON.stringify(cookies)).not.toContain(key);
  await context.close();
});

it('the key is kept for its owner only', async () => {
  const { mode } = await stat(path.join(product.stateDir, 'outbox-key'));
  expect(mode & 0o777).toBe(0o600);
});

/** Rewrites `Host` and adds no header, as a minimal configuration of a web server does. */
async function startPlainProxy(target: string): Promise<Server> {
  const { host, hostname, port } = new URL(target);
  const server = createServer((asked, answer) => {
    const headers = { ...asked.headers, host };
    request(
      { host: hostname, port, path: asked.url, method: asked.method, headers },
      (upstream) => {
        answer.writeHead(upstream.statusCode ?? 502, upstream.headers);
        upstream.pipe(answer);
      },
    ).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
