import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createTargetPolicy, parseAllowList } from '@curbcut/url-guard';
import { type PageServer, startPageServer } from '@curbcut/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createScanner, type Scanner } from '../../src/create-scanner.ts';
import { axeAlone } from '../scanner-test.ts';
import { type Canary, startCanary } from './start-canary.ts';
import { type ProxyWatch, watchProxies } from './watch-proxies.ts';

const fileSecret = 'file-secret-91c2';
const secretPage = `<!doctype html><html lang="en"><title>${fileSecret}</title><img class="${fileSecret}" src="x"></html>`;

let site: PageServer;
let scanner: Scanner;
let folder: string;
let open: Canary;
let closedPort: number;
let proxies: ProxyWatch;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'curbcut-egress-test-'));
  // Readable for the user that Chromium runs as, so that only the guard keeps it from being read.
  await chmod(folder, 0o755);
  const file = path.join(folder, 'secret.html');
  await writeFile(file, secretPage, { mode: 0o644 });
  const fileUrl = pathToFileURL(file).href;
  open = await startCanary('127.0.0.1', 'allowed', () => {});
  const closed = await startCanary('127.0.0.1', 'allowed', () => {});
  await closed.close();
  closedPort = closed.port;
  site = await startPageServer({
    '/framing-file': page(
      `<iframe title="a" src="${fileUrl}"></iframe><object data="${fileUrl}">a</object>`,
    ),
    '/framing-page': page('<iframe title="a" src="/secret"></iframe>'),
    '/secret': secretPage,
    '/to-file': redirect(fileUrl),
    '/to-data': redirect('data:text/html,<h1>a</h1>'),
    '/to-open': redirect(`http://127.0.0.1:${open.port}/`),
    '/to-closed': redirect(`http://127.0.0.1:${closedPort}/`),
    '/to-open-https': redirect(`https://127.0.0.1:${open.port}/`),
    '/to-closed-https': redirect(`https://127.0.0.1:${closedPort}/`),
    '/to-proxy': (_request, response) => {
      const location = `http://127.0.0.1:${proxies.latest?.port}/`;
      response.writeHead(302, { location }).end();
    },
    '/framing-proxy': (_request, response) => {
      const proxy = `127.0.0.1:${proxies.latest?.port}`;
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end(
        page(
          `<iframe title="a" src="http://${proxy}/"></iframe><script>fetch('https://${proxy}/', { mode: 'no-cors' })</script>`,
        ),
      );
    },
  });
  proxies = watchProxies();
  scanner = await createScanner({
    slots: 1,
    limits: { frameMs: 2000 },
    infoUrl: 'https://scanner.example/',
    policy: createTargetPolicy({ allow: parseAllowList(`127.0.0.1:${site.port}`).entries }),
  });
});

afterAll(async () => {
  await scanner.close();
  proxies.stop();
  await site.close();
  await open.close();
  await rm(folder, { recursive: true });
});

describe('a refused IP', () => {
  it.each([
    ['typed', (port: number) => `http://127.0.0.1:${port}/`],
    ['typed with https', (port: number) => `https://127.0.0.1:${port}/`],
    ['redirected to', (port: number) => site.url(port === open.port ? '/to-open' : '/to-closed')],
    [
      'redirected to with https',
      (port: number) => site.url(port === open.port ? '/to-open-https' : '/to-closed-https'),
    ],
  ])('does not tell whether something answers there: %s', async (_how, ip) => {
    const answers = [];
    for (const port of [open.port, closedPort]) {
      const { pageScan, screenshot } = await scanner.scanPage(ip(port), axeAlone);
      expect(pageScan).toMatchObject({ status: 'failed', error: { code: 'TARGET_BLOCKED' } });
      expect(screenshot).toBeNull();
      answers.push(pageScan.status === 'failed' ? pageScan.error : null);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(open.connections).toBe(0);
  });

  it.each(['/to-file', '/to-data'])('is no way out of the web: %s', async (way) => {
    const { pageScan, screenshot } = await scanner.scanPage(site.url(way), axeAlone);
    expect(pageScan).toMatchObject({ status: 'failed', error: { code: 'TARGET_BLOCKED' } });
    expect(JSON.stringify(pageScan)).not.toContain(fileSecret);
    expect(screenshot).toBeNull();
  });
});

describe('a frame', () => {
  it('shows no file of this machine', async () => {
    const { pageScan } = await scanner.scanPage(site.url('/framing-file'), axeAlone);
    expect(pageScan).toMatchObject({ status: 'completed' });
    expect(JSON.stringify(pageScan)).not.toContain(fileSecret);
    const framed = await scanner.scanPage(site.url('/framing-page'), axeAlone);
    expect(JSON.stringify(framed.pageScan), 'as it does a page of the site').toContain(fileSecret);
  });
});

describe('the egress proxy', () => {
  it.each(['/to-proxy', '/framing-proxy'])('does not connect to itself: %s', async (way) => {
    const { pageScan } = await scanner.scanPage(site.url(way), axeAlone);
    if (way === '/to-proxy')
      expect(pageScan).toMatchObject({ status: 'failed', error: { code: 'TARGET_BLOCKED' } });
    else expect(pageScan).toMatchObject({ status: 'completed' });
    const own = proxies.latest?.port ?? 0;
    expect(proxies.askedPorts).toContain(own);
    expect(proxies.dialedPorts).not.toContain(own);
    expect(proxies.dialedPorts, 'as it does to the site').toContain(site.port);
  });
});

function page(content: string): string {
  return `<!doctype html><html lang="en"><head><title>Page</title></head><body><main><h1>Page</h1><p>Text.</p>${content}</main></body></html>`;
}

function redirect(location: string): Parameters<typeof startPageServer>[0][string] {
  return (_request, response) => {
    response.writeHead(302, { location }).end();
  };
}
