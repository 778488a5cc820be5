import { type ScanProgressEvent } from '@curbcut/model/scan';
import { type PageServer, startPageServer } from '@curbcut/testing';
import { createTargetPolicy, parseAllowList } from '@curbcut/url-guard';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createScanner, type Scanner } from './create-scanner.ts';

const page =
  '<!doctype html><html lang="en"><title>Fine</title><main><h1>Fine</h1><p>Text.</p></main></html>';
let server: PageServer;
let scanner: Scanner;
let host: string;

beforeAll(async () => {
  server = await startPageServer({
    '/fine': page,
    '/gone': (_, response) => {
      response.writeHead(404).end('Not here');
    },
  });
  host = new URL(server.url('/')).host;
  scanner = await createScanner({
    slots: 1,
    policy: createTargetPolicy({ allowAllPrivate: true }),
    infoUrl: 'https://scanner.example/',
    limits: { answerMs: 1_500 },
  });
});

afterAll(async () => {
  await scanner.close();
  await server.close();
});

test('a website without https is opened over http, and the result says so', async () => {
  const told: ScanProgressEvent[] = [];
  const { pageScan, screenshot } = await scanner.scanPage(`${host}/fine`, {
    onProgress: (event) => told.push(event),
  });
  if (pageScan.status === 'failed') expect.fail(JSON.stringify(pageScan.error));
  expect(pageScan.url).toBe(`http://${host}/fine`);
  expect(pageScan.finalUrl).toBe(`http://${host}/fine`);
  expect(pageScan.warnings[0]).toBe(
    `https://${host}/fine could not be reached over a safe connection, so http://${host}/fine was opened instead.`,
  );
  expect(screenshot).not.toBeNull();
  expect(told.map(({ detail }) => detail)).toContain(
    `https://${host}/fine could not be reached; opening http://${host}/fine`,
  );
});

test('so is one whose https was put before what somebody had typed earlier', async () => {
  const { pageScan } = await scanner.scanPage(`https://${host}/fine`, { schemeAssumed: true });
  expect(pageScan).toMatchObject({ status: 'completed', url: `http://${host}/fine` });
});

test('a scheme that somebody wrote is taken literally', async () => {
  const { pageScan } = await scanner.scanPage(`https://${host}/fine`);
  expect(pageScan).toMatchObject({
    status: 'failed',
    url: `https://${host}/fine`,
    error: { code: 'TLS_ERROR' },
  });
  const asked = await scanner.scanPage(`http://${host}/fine`, { schemeAssumed: true });
  expect(asked.pageScan).toMatchObject({ status: 'completed', warnings: [] });
});

test('what is wrong over http is told as what it is', async () => {
  const { pageScan } = await scanner.scanPage(`${host}/gone`);
  expect(pageScan).toMatchObject({
    status: 'failed',
    url: `http://${host}/gone`,
    error: { code: 'HTTP_ERROR' },
  });
  expect(pageScan.status === 'failed' && pageScan.error.message).toContain(
    `This was http://${host}/gone, as https://${host}/gone could not be reached.`,
  );
});

test('where neither answers, both are named', async () => {
  const closed = await startPageServer({});
  const nobody = new URL(closed.url('/')).host;
  await closed.close();
  const { pageScan } = await scanner.scanPage(nobody);
  expect(pageScan).toMatchObject({
    status: 'failed',
    url: `https://${nobody}/`,
    error: {
      code: 'CONNECTION_FAILED',
      message: expect.stringContaining(`http://${nobody}/ was tried as well.`) as string,
    },
  });
});

test('a server that says nothing to https is given up for http soon', async () => {
  // As Python’s http.server: it waits for the end of a line that a TLS greeting never has.
  const silent = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', (data) => {
      if (!data.toString().startsWith('GET ')) return;
      socket.end(`HTTP/1.1 200 OK\r\ncontent-type: text/html\r\nconnection: close\r\n\r\n${page}`);
    });
  });
  await new Promise<void>((resolve) => {
    silent.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as AddressInfo;
  const { pageScan } = await scanner.scanPage(`127.0.0.1:${port}`);
  expect(pageScan).toMatchObject({ status: 'completed', url: `http://127.0.0.1:${port}/` });
});

test('http is not opened where the guard allows https only', async () => {
  const { entries: allow } = parseAllowList('127.0.0.7:443');
  const careful = await createScanner({
    slots: 1,
    policy: createTargetPolicy({ allow }),
    infoUrl: 'https://scanner.example/',
  });
  onTestFinished(() => careful.close());
  const { pageScan } = await careful.scanPage('127.0.0.7');
  expect(pageScan).toMatchObject({
    status: 'failed',
    url: 'https://127.0.0.7/',
    error: { code: 'CONNECTION_FAILED' },
  });
  expect(pageScan.status === 'failed' && pageScan.error.message).not.toContain('http://');
});
