import { type PageServer, startPageServer } from '@curbcut/testing';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAs, createAccount } from './account.ts';
import { closeContext } from './close-context.ts';
import { openBrowser } from './open-browser.ts';
import { openPage } from './open-page.ts';
import { openWatchedPage } from './open-watched-page.ts';
import { pages } from './pages.ts';
import { waitFor } from './start-product.ts';
import { sharedProduct } from './shared-product.ts';

const product = sharedProduct(import.meta.filename);

const password = 'Harbor-Lantern-42';

let server: PageServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let problems: string[];
let fred = '';

beforeAll(async () => {
  server = await startPageServer(
    {
      ...pages,
      '/harbor/ferry': pages['/ferry'] ?? '',
    },
    { port: product.pagePort },
  );
  browser = await openBrowser();
  fred = await createAccount(product, 'Fred', null);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});
beforeEach(async () => {
  problems = [];
  context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  page = await openWatchedPage(context, problems);
});
afterEach(async () => {
  await closeContext(context);
  expect(problems).toEqual([]);
});

/** A scan that nobody owns. */
async function freeScan(path = '/harbor/ferry'): Promise<string> {
  const { job_id: id } = await callAs(product, null, 'POST', '/run-once', {
    url: server.url(path),
  });
  await waitFor(async () => {
    const { status } = await callAs(product, null, 'GET', `/scan-status/${String(id)}`);
    return status === 'completed' || status === 'failed';
  }, 60_000);
  return String(id);
}

const statusOf = async (id: string, token: string | null) =>
  (
    await fetch(`${product.url}/scan/${id}?format=json`, {
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
    })
  ).status;

async function openResult(id: string): Promise<void> {
  await openPage(page, `${product.url}/results/${id}`);
  await page.getByText('Overall Score', { exact: true }).waitFor();
}

describe('the head of a result', () => {
  it('names the page, and offers to scan it again without scrolling', async () => {
    const id = await freeScan();
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await openResult(id);
      await page
        .getByRole('heading', { level: 1, name: /127\.0\.0\.1:\d+\/harbor\/ferry/ })
        .waitFor();
      await page.locator('.page-title', { hasText: 'Ferry times' }).waitFor();
      expect(await page.title()).toContain('/harbor/ferry');
      const again = page.getByRole('link', { name: 'Scan again' });
      const box = await again.boundingBox();
      expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    }
    await page.getByRole('link', { name: 'Scan again' }).click();
    await page.waitForURL(/\/free-scan\?url=/);
    expect(await page.getByLabel('Website URL').inputValue()).toBe(server.url('/harbor/ferry'));
  });

  it('offers the same to its owner', async () => {
    const { job_id: id } = await callAs(product, fred, 'POST', '/run-once', {
      url: server.url('/harbor/ferry'),
    });
    await waitFor(
      async () =>
        (await callAs(product, fred, 'GET', `/scan-status/${String(id)}`))['status'] ===
        'completed',
      60_000,
    );
    await page.addInitScript((token) => localStorage.setItem('authToken', token), fred);
    await openPage(page, `${product.url}/scan/${String(id)}`);
    const again = page.getByRole('button', { name: 'Scan again' });
    await again.waitFor();
    const box = await again.boundingBox();
    expect((box?.y ?? 844) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
    expect(await page.getByText('Keep this result.').count()).toBe(0);
    await page.locator('.page-title', { hasText: 'Ferry times' }).waitFor();
    await openPage(page, `${product.url}/results/${String(id)}`);
    await page.locator('.page-title', { hasText: 'Ferry times' }).waitFor();
    expect(await page.getByText('Keep this result.').count()).toBe(0);
  });
});

describe('keeping a result', () => {
  it('by signing in, also after a wrong password', async () => {
    const id = await freeScan();
    await openResult(id);
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('Email', { exact: true }).fill(`fred@${product.emailDomain}`);
    await page.getByLabel('Password', { exact: true }).fill('Wrong-Lantern-41');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('alert').first().waitFor();
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(`**/scan/${id}`);
    expect([await statusOf(id, fred), await statusOf(id, null)]).toEqual([200, 404]);
  });

  it('is asked of somebody signed in, and never done by a link', async () => {
    const id = await freeScan();
    await page.addInitScript((token) => localStorage.setItem('authToken', token), fred);
    await openPage(page, `${product.url}/results/${id}?keep=1&keepsScan=true#keepsScan`);
    const keep = page.getByRole('button', { name: 'Keep in my account' });
    await keep.waitFor();
    expect(await statusOf(id, null)).toBe(200);
    await keep.click();
    await page.waitForURL(`**/scan/${id}`);
    expect(await statusOf(id, null)).toBe(404);
  });

  it('says so when it is too late, and the old link leads to the sign-in', async () => {
    const id = await freeScan();
    await page.addInitScript((token) => localStorage.setItem('authToken', token), fred);
    await openResult(id);
    const maya = await createAccount(product, 'Maya', null);
    await callAs(product, maya, 'POST', `/scan/${id}/keep`);
    await page.getByRole('button', { name: 'Keep in my account' }).click();
    await page.getByRole('alert').getByText('The result could not be kept.').waitFor();
    const visitor = await openWatchedPage(browser, problems);
    await openPage(visitor, `${product.url}/results/${id}`);
    await visitor.getByText('sign in to that account to see it').waitFor();
    await visitor.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await visitor.getByRole('heading', { level: 1, name: 'Login' }).waitFor();
    await visitor.close();
  });
});
