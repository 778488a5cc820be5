import { type PageServer, startPageServer } from '@curbcut/testing';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { onlyFor } from '../../rig/cases/only-for.ts';
import { scannerTest } from '../../rig/scanner-test.ts';
import { findChromium } from '../browser/find-chromium.ts';
import { checks } from '../checks/index.ts';
import type { Scanner } from '../create-scanner.ts';
import { broken } from './rig/broken-pages.ts';
import { runSnippet } from './rig/run-snippet.ts';

let server: PageServer;
let scanner: Scanner;
let browser: Browser;

scannerTest.beforeAll(({ scanner: shared }) => {
  scanner = shared;
});

beforeAll(async () => {
  const page = (body: string) =>
    `<!doctype html><html lang="en"><head><title>Harbor</title></head><body><main><h1>Harbor</h1>${body}</main></body></html>`;
  server = await startPageServer(
    Object.fromEntries(
      broken.flatMap(({ rule, html, mended }, at) => [
        [`/${rule}/${at}`, page(html)],
        [`/${rule}/${at}/mended`, page(html.replace(...mended))],
      ]),
    ),
  );
  const found = await findChromium({ chromePath: process.env['CHROME_PATH'] });
  if (!found) throw new Error('There is no Chromium.');
  browser = await chromium.launch({ executablePath: found.path, chromiumSandbox: false });
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** Between them their snippets take every kind of step, and expect in every way. `npm run test:all` has all rules. */
const usual = new Set([
  'click-only',
  'dialog-keeps-focus',
  'entries-kept',
  'error-in-text',
  'focus-visible',
  'hover-without-keys',
  'keyboard-trap',
  'live-region-repeats',
  'state-exposed',
  'time-limit',
  'view-titles',
]);
const tried = broken
  .map((one, at) => ({ ...one, at }))
  .filter(
    ({ rule }, at) =>
      process.env['TEST_ALL'] ||
      (usual.has(rule) && broken.findIndex((one) => one.rule === rule) === at),
  );

test.concurrent.for(tried)(
  '$rule: the snippet fails until it is mended',
  async ({ rule, steps, pictures, at }, { expect }) => {
    const url = server.url(`/${rule}/${at}`);
    const engines = checks.filter((check) => check.rule === rule).map(onlyFor);
    const { pageScan } = await scanner.scanPage(url, { engines });
    if (pageScan.status === 'failed') throw new Error(JSON.stringify(pageScan.error));
    const reproduction = pageScan.issues.find((issue) => issue.rule === rule)?.reproduction;
    expect(reproduction?.steps).toEqual(steps);
    if (pictures) expect(reproduction?.pictures.map(({ caption }) => caption)).toEqual(pictures);
    const snippet = reproduction?.snippet ?? '';
    await expect(runSnippet(snippet, { browser, expect })).rejects.toThrow();
    await runSnippet(snippet.replace(url, `${url}/mended`), { browser, expect });
  },
);
