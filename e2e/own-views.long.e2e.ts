import { type PageServer, startPageServer } from '@curbcut/testing';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createAccount } from './account.ts';
import { closeContext } from './close-context.ts';
import { everyPartLoaded } from './every-part-loaded.ts';
import { findViolationsOnDisplays } from './find-violations.ts';
import { openBrowser } from './open-browser.ts';
import { openPage } from './open-page.ts';
import { openWatchedPage } from './open-watched-page.ts';
import { needsAccount, prepareViews, resultViews, viewedPages } from './result-views.ts';
import { sharedProduct } from './shared-product.ts';

const product = sharedProduct(import.meta.filename);

let server: PageServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let problems: string[];
let maya = '';
let fred = '';
let pathOf: (view: string) => string;

beforeAll(async () => {
  server = await startPageServer(viewedPages, { port: product.pagePort });
  browser = await openBrowser();
  maya = await createAccount(product, 'Maya', 'pro');
  fred = await createAccount(product, 'Fred', null);
  pathOf = await prepareViews(product, maya, server.url);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});
beforeEach(async () => {
  problems = [];
  context = await browser.newContext({
    bypassCSP: true,
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  });
  page = await openWatchedPage(context, problems);
});
afterEach(async () => {
  await closeContext(context);
  expect(problems).toEqual([]);
});

it.each([
  ...resultViews,
  ['the dashboard of somebody new', '/dashboard', 'See it in the sample result'],
] as const)('%s: no violations on any display', async (name, where, ready) => {
  if (needsAccount(where)) {
    const token = name === 'the dashboard of somebody new' ? fred : maya;
    await page.addInitScript((value) => localStorage.setItem('authToken', value), token);
  }
  await openPage(page, product.url + pathOf(where));
  await page.getByText(ready).first().waitFor();
  await everyPartLoaded(page);
  expect(await findViolationsOnDisplays(page)).toEqual([]);
});
