import { type PageServer, startPageServer } from '@curbcut/testing';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAs, createAccount } from './account.ts';
import { closeContext } from './close-context.ts';
import { findViolationsOnDisplays } from './find-violations.ts';
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
const storedToken = () => page.evaluate(() => localStorage.getItem('authToken') ?? '');

async function openResult(id: string): Promise<void> {
  await openPage(page, `${product.url}/results/${id}`);
  await page.getByText('Overall Score', { exact: true }).waitFor();
}

describe('keeping a result', () => {
  it('by registering: it is in the account, and not deleted with free scans', async () => {
    const id = await freeScan();
    await openResult(id);
    expect(await findViolationsOnDisplays(page)).toEqual([]);
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByText('is then kept in your account').waitFor();
    await page.getByLabel('Full name').fill('Noor');
    await page.getByRole('main').getByLabel('Email address').fill(`noor@${product.emailDomain}`);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm Password', { exact: true }).fill(password);
    await page.getByLabel(/I accept the Terms/).check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL(`**/scan/${id}`);
    await page.getByText('The result is kept in your account').first().waitFor();
    await page.getByRole('heading', { level: 1, name: /\/harbor\/ferry/ }).waitFor();

    const noor = await storedToken();
    expect([await statusOf(id, noor), await statusOf(id, null), await statusOf(id, fred)]).toEqual([
      200, 404, 404,
    ]);
    const { expires_at: expiry } = await callAs(product, noor, 'GET', `/scan/${id}?format=json`);
    const daysLeft = (Date.parse(String(expiry)) - Date.now()) / 86_400_000;
    expect(daysLeft).toBeGreaterThan(29);
    const { scans_this_month: used } = await callAs(product, noor, 'GET', '/dashboard/stats');
    expect(used).toBe(0);
    await openPage(page, `${product.url}/scan-history`);
    await page.getByText('1 scan(s) found').waitFor();
  });
});
