import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { findFreePort } from '@curbcut/embedded-postgres';
import { type PageAnswer, type PageServer, startPageServer } from '@curbcut/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccount, callAs } from './account.ts';
import { readStatus, requestScan, waitForStatus } from './api.ts';
import { outboxLinkOf } from './outbox.ts';
import { type Product, removeProduct, startProduct, waitFor } from './start-product.ts';

/** Sent to the product by whoever gets through; its log of requests tells. */
const canary = '/canary-of-a-scan';

let server: PageServer;
let product: Product;
let databasePort: string;

const html = (body: string) =>
  `<!doctype html><html lang="en"><head><title>Lighthouse</title></head><body><main><h1>Lighthouse</h1>${body}</main></body></html>`;

/** A hostile site, allowed by name; everything else of this machine is allowed without a port. */
beforeAll(async () => {
  const pages: Record<string, PageAnswer> = {
    '/redirect': (_, response) => {
      response.writeHead(302, { location: `${product.url}${canary}` }).end();
    },
    '/outbox-redirect': (_, response) => {
      response.writeHead(302, { location: outboxLinkOf(product) }).end();
    },
    '/embedding': (_, response) => {
      const { port } = new URL(product.url);
      const hosts = ['127.0.0.1', 'localhost', '[::1]', '127.0.0.2', '[::ffff:127.0.0.1]'];
      const origins = hosts.map((host) => `http://${host}:${port}`);
      response.writeHead(200, { 'content-type': 'text/html' }).end(
        html(
          `${origins
            .map(
              (origin) =>
                `<img alt="" src="${origin}${canary}"><iframe title="frame" src="${origin}/outbox"></iframe>`,
            )
            .join('')}
          <iframe title="database" src="http://127.0.0.1:${databasePort}/"></iframe>
          <script>
            for (const origin of ${JSON.stringify(origins)}) {
              fetch(origin + '${canary}', { mode: 'no-cors' }).catch(() => {});
              new WebSocket(origin.replace('http', 'ws') + '${canary}');
            }
            fetch('http://localhost:${databasePort}/', { mode: 'no-cors' }).catch(() => {});
          </script>`,
        ),
      );
    },
  };
  server = await startPageServer(pages);
  product = await startProduct({
    env: {
      ALLOW_PRIVATE_TARGETS: `127.0.0.1:${server.port}, 127.0.0.1, 127.0.0.0/8, 0.0.0.0/0, ::/0, localhost, ::1`,
    },
  });
  const pid = await readFile(path.join(product.stateDir, 'postgres/data/postmaster.pid'), 'utf8');
  databasePort = pid.split('\n')[3]!;
});

afterAll(async () => {
  if (product) await removeProduct(product);
  await server?.close();
});

const readLog = (name: string) =>
  readFile(path.join(product.stateDir, 'logs', `${name}.log`), 'utf8');

it('no spelling of this machine leads a scan to the product or its database, whatever is allowed', async () => {
  const { port } = new URL(product.url);
  const interfaces = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const hosts = [
    '127.0.0.1',
    '127.1',
    '127.0.0.9',
    'localhost',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '0.0.0.0',
    ...interfaces
      .filter(({ address }) => !address.startsWith('fe80'))
      .map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address)),
  ];
  for (const host of hosts) {
    for (const where of [`${port}/`, `${port}/outbox`, `${databasePort}/`]) {
      const url = `http://${host}:${where}`;
      const answer = await fetch(`${product.url}/run-once`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ url, email: 'mara@maple.example', name: 'Mara' }),
      });
      expect([url, answer.status]).toEqual([url, 400]);
    }
  }
  const token = await createAccount(product, 'Ines', 'pro');
  await expect(
    callAs(product, token, 'POST', '/run-once', { url: `${product.url}/`, scan_type: 'site' }),
  ).rejects.toThrow('TARGET_REFUSED');
});

it.each(['/redirect', '/outbox-redirect'])('a redirect does not either: %s', async (where) => {
  const id = await requestScan(product, {
    url: server.url(where),
    email: 'a@maple.example',
    name: 'A',
  });
  await waitForStatus(product, id, ['completed', 'failed']);
  expect(await readStatus(product, id)).toMatchObject({
    status: 'failed',
    error_code: 'TARGET_BLOCKED',
  });
});

it('what a page embeds, fetches and opens does not either', async () => {
  const id = await requestScan(product, {
    url: server.url('/embedding'),
    email: 'b@maple.example',
    name: 'B',
  });
  await waitForStatus(product, id, ['completed']);
  expect(await readLog('api')).not.toContain(canary);
  expect(await readLog('postgres')).not.toMatch(/startup packet/);

  // The controls: both would have noticed.
  await fetch(product.url + canary);
  await waitFor(async () => (await readLog('api')).includes(canary), 5_000);
  const socket = connect(Number(databasePort), '127.0.0.1');
  socket.on('error', () => undefined).end('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await waitFor(async () => /startup packet/.test(await readLog('postgres')), 5_000);
});

it('the web port is scanned where it is named, as who scans their own installation does, but not the outbox', async () => {
  const port = await findFreePort();
  const named = await startProduct({
    port,
    env: { ALLOW_PRIVATE_TARGETS: `127.0.0.1:${port}, 127.0.0.1:${server.port}` },
  });
  try {
    const person = { email: 'c@maple.example', name: 'C' };
    const id = await requestScan(named, { url: `127.0.0.1:${port}/blog`, ...person });
    await waitForStatus(named, id, ['completed']);
    const { pathname, search } = new URL(outboxLinkOf(named));
    for (const where of [pathname, pathname + search, '/%6Futbox']) {
      const refused = requestScan(named, { url: `${named.url}${where}`, ...person });
      await expect(refused).rejects.toThrow('400');
    }
  } finally {
    await removeProduct(named);
  }
});
