import { type PageServer, startPageServer } from '@curbcut/testing';
import { createTargetPolicy } from '@curbcut/url-guard';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { reflowCheck } from './checks/reflow/check.ts';
import { createScanner, type Scanner } from './create-scanner.ts';
import { lighthouseEngine } from './engines/lighthouse/engine.ts';

let server: PageServer;
let scanner: Scanner;
const warnings: string[] = [];

beforeAll(async () => {
  server = await startPageServer({
    '/fine':
      '<!doctype html><html lang="en"><title>Fine</title><main><h1>Fine</h1><p>Text.</p></main></html>',
    '/loop': (request, response) => {
      response.writeHead(302, { location: request.url }).end();
    },
  });
  scanner = await createScanner({
    slots: 1,
    policy: createTargetPolicy({ allowAllPrivate: true }),
    infoUrl: 'https://scanner.example/',
    log: { warn: (message) => void warnings.push(message) },
  });
});

afterAll(async () => {
  await scanner.close();
  await server.close();
});

test('the operator is told why a page could not be opened, but not the query of its URL', async () => {
  warnings.length = 0;
  const { pageScan } = await scanner.scanPage(server.url('/loop?token=secret'));
  expect(pageScan).toMatchObject({ status: 'failed', error: { code: 'TOO_MANY_REDIRECTS' } });
  expect(warnings).toEqual([
    expect.stringContaining(`ERR_TOO_MANY_REDIRECTS at ${server.url('/loop')}`),
  ]);
  expect(warnings.join()).not.toContain('secret');
});

test('a page with nothing but text has nothing to check in four categories', async () => {
  const { pageScan } = await scanner.scanPage(server.url('/fine'));
  if (pageScan.status === 'failed') expect.fail(JSON.stringify(pageScan.error));
  const empty = pageScan.categories.filter(({ score }) => score === null);
  expect(empty.map(({ slug }) => slug)).toEqual([
    'image-accessibility',
    'forms',
    'links',
    'keyboard-navigation',
  ]);
});

test('the operator is told why an engine or a check stopped', async () => {
  warnings.length = 0;
  const broken = [
    vi.spyOn(lighthouseEngine, 'run').mockRejectedValue(new Error('no scores')),
    vi.spyOn(reflowCheck, 'expectation').mockRejectedValue(new Error('no width')),
  ];
  onTestFinished(() => broken.forEach((spy) => spy.mockRestore()));
  const { pageScan } = await scanner.scanPage(server.url('/fine'));
  if (pageScan.status === 'failed') expect.fail(JSON.stringify(pageScan.error));
  expect(pageScan.notAssessed.map(({ code }) => code)).toEqual(['ENGINE_FAILED', 'CHECK_FAILED']);
  expect(JSON.stringify(pageScan)).not.toMatch(/no scores|no width/);
  expect(warnings).toEqual([
    'Lighthouse stopped: Error: no scores',
    'The check reflow stopped: Error: no width',
  ]);
});
