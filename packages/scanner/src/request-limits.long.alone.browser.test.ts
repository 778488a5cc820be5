import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { CompletedPageScan } from '@curbcut/model/scan';
import { createTargetPolicy } from '@curbcut/url-guard';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type PageServer, startPageServer } from '@curbcut/testing';
import { axeAlone } from '../rig/scanner-test.ts';
import { createScanner, type Scanner } from './create-scanner.ts';

/** Self-signed and worth nothing: only this file's server uses it, on loopback. */
const tls = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgcxx8+pVN/5D7Md0f
SU4MjlDbTY5NONzCKQmC1wTdq1ShRANCAAQycK/A1QGVQyOFBeR/ufgB4OlId7/8
v/9QfP4t8g3SlHTt2RSxoFxMLDQq2Rf8U/yov7uOBFBE6Ra/1tCih23j
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBgDCCASWgAwIBAgIUGH8clRSiI+pr24quvK4RAzHnHcwwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJMTI3LjAuMC4xMCAXDTI2MTEyMjEyMjkyOVoYDzIxMjYxMDI5
MTIyOTI5WjAUMRIwEAYDVQQDDAkxMjcuMC4wLjEwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQycK/A1QGVQyOFBeR/ufgB4OlId7/8v/9QfP4t8g3SlHTt2RSxoFxM
LDQq2Rf8U/yov7uOBFBE6Ra/1tCih23jo1MwUTAdBgNVHQ4EFgQUWp5Gck9E3xzU
Uwx80z50AI4YGa0wHwYDVR0jBBgwFoAUWp5Gck9E3xzUUwx80z50AI4YGa0wDwYD
VR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNJADBGAiEAvJpcNTN0pNc4g/tcL+eN
1Q7AQHJIKg31+R6Y/KOS8JYCIQC2D7CtKBmwhDB4Kf9J7ThevI/GJzfi/2CaCOOQ
OB2kfA==
-----END CERTIFICATE-----`,
};

const page = (content: string) =>
  `<!doctype html><html lang="en"><head><title>Harbor</title></head><body><main><h1>Harbor</h1><p>Boats leave at noon.</p><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="40" height="40">${content}</main></body></html>`;

const pictures = (count: number) =>
  Array.from({ length: count }, (_, at) => `<img alt="" src="/file?${at}" width="9" height="9">`);

const flood =
  'const next = (n) => fetch(origin + "/file?" + n).catch(() => {}).then(() => next(n + 20)); for (let n = 0; n < 20; n += 1) next(n);';

/**
 * Few, so that a page meets them on a busy machine too before its scan is over. A page that never stops asking is waited
 * for until the time is over that is given to each of several waits, so that is short.
 */
const few = { requests: 100, frameDocuments: 20, networkIdleMs: 1_000, loadEventMs: 3_000 };

const pages: Record<string, string> = {
  '/heavy': page(pictures(95).join('')),
  '/one-picture-often': page('<img alt="" src="/file" width="9" height="9">'.repeat(300)),
  '/flood': page(`<script>${flood}</script>`),
  '/flood-of-a-worker': page(
    `<script>new Worker(URL.createObjectURL(new Blob(['${flood}'])))</script>`,
  ),
  '/itself': page(
    '<script>const part=(n)=>{const f=document.createElement("iframe");f.title="part";f.src="/itself?"+Math.random();document.body.append(f)};part();part();part()</script>',
  ),
};

let plain: PageServer;
let secure: Server;
let scanner: Scanner;
let asked: string[];

beforeAll(async () => {
  plain = await startPageServer({ ...pages, '/file': (_, response) => void response.end() });
  secure = createServer(tls, (request, response) => {
    asked.push(request.url ?? '/');
    const content = pages[request.url?.split('?')[0] ?? ''];
    response.setHeader('content-type', content ? 'text/html' : 'image/gif');
    response.end(content);
  });
  await new Promise<void>((resolve) => secure.listen(0, '127.0.0.1', resolve));
  scanner = await createScanner({
    slots: 1,
    policy: createTargetPolicy({ allowAllPrivate: true }),
    infoUrl: 'https://scanner.example/',
    extraArguments: ['--ignore-certificate-errors'],
    limits: few,
  });
});

afterAll(async () => {
  await scanner?.close();
  await plain?.close();
  secure?.closeAllConnections();
  secure?.close();
});

beforeEach(() => {
  asked = [];
  plain.requests.length = 0;
});

async function scan(scheme: 'http' | 'https', path: string): Promise<CompletedPageScan> {
  const { port } = secure.address() as AddressInfo;
  const url = scheme === 'http' ? plain.url(path) : `https://127.0.0.1:${port}${path}`;
  const { pageScan } = await scanner.scanPage(url, axeAlone);
  if (pageScan.status === 'failed') expect.fail(JSON.stringify(pageScan.error));
  expect(pageScan.issues.map(({ rule }) => rule)).toContain('image-alt');
  return pageScan;
}

const requests = (scheme: 'http' | 'https') => (scheme === 'http' ? plain.requests : asked);
const spared = [expect.stringMatching(/more than 100 files/)];

test.each(['http', 'https'] as const)(
  'a page of as many files as it may have is loaded whole over %s',
  async (scheme) => {
    const { warnings } = await scan(scheme, '/heavy');
    expect(warnings).toEqual([]);
    expect(new Set(requests(scheme)).size).toBe(96);
  },
);

test('a file that the browser has already costs the website nothing', async () => {
  expect((await scan('http', '/one-picture-often')).warnings).toEqual([]);
});

test.each(['http', 'https'] as const)(
  'a page that asks without end over %s gets no more than its files, is judged, and the result says so',
  async (scheme) => {
    const { warnings } = await scan(scheme, '/flood');
    expect(warnings).toEqual(spared);
    expect(requests(scheme).length).toBeGreaterThan(few.requests - 20);
    // With the answer that is one too many, and the twenty requests that were under way when it came.
    expect(requests(scheme).length).toBeLessThanOrEqual(few.requests + 1 + 20);
  },
);

test('the same holds for its workers, of whose requests neither the proxy nor the page knows', async () => {
  const { warnings } = await scan('https', '/flood-of-a-worker');
  expect(warnings).toEqual(spared);
  expect(asked.length).toBeLessThanOrEqual(few.requests + 40);
});

test('a page that multiplies itself in frames asks for so many of them, and the rest stay empty', async () => {
  const { warnings } = await scan('https', '/itself');
  const times = asked.filter((url) => url.startsWith('/itself')).length;
  expect(times).toBe(few.frameDocuments + 1);
  expect(warnings).toContainEqual(expect.stringMatching(/more than 20 frames/));
});
