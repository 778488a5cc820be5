import { type PageServer, startPageServer } from '@curbcut/testing';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccount, scanAs } from './account.ts';
import { closeContext } from './close-context.ts';
import { openBrowser } from './open-browser.ts';
import { openWatchedPage } from './open-watched-page.ts';
import { openPage } from './open-page.ts';
import { sharedProduct } from './shared-product.ts';

const product = sharedProduct(import.meta.filename);

/** What was written is gone after ten minutes. */
const berth = `<!doctype html><html lang="en"><head><title>Berth</title></head><body><main><h1>Berth</h1>
  <form><p><label>Name of the boat <input id="boat"></label></p></form></main>
  <script>setTimeout(() => document.querySelector('form').reset(), 600_000);</script></body></html>`;

let server: PageServer;
let browser: Browser;

beforeAll(async () => {
  server = await startPageServer({ '/berth': berth }, { port: product.pagePort });
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

it('tells what was done and what came of it, with a test that can be read', async () => {
  const maya = await createAccount(product, 'Maya', 'pro');
  const scanId = await scanAs(product, maya, server.url('/berth'));
  const problems: string[] = [];
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await openWatchedPage(context, problems);
  await page.addInitScript((value) => localStorage.setItem('authToken', value), maya);
  await openPage(page, `${product.url}/scan/${scanId}`);
  const issue = page.getByRole('button', { name: /Page ends by itself/, expanded: false });
  // The first issue may be open already.
  if (await issue.isVisible()) await issue.click();
  await page.getByRole('listitem').getByText('Leave the page alone for 10 minutes.').waitFor();
  expect(
    await page.getByRole('figure').getByText('After 10 minutes', { exact: true }).isVisible(),
  ).toBe(true);
  await page.getByText('Playwright test that fails until this is fixed').click();
  const code = page.locator('pre code');
  await code.waitFor();
  const { lines, drawn } = await code.evaluate((element) => ({
    lines: element.textContent.split('\n').length,
    drawn:
      element.getBoundingClientRect().height /
      Number.parseFloat(getComputedStyle(element).lineHeight),
  }));
  // A few long ones may be broken.
  expect(drawn).toBeLessThan(lines * 1.5);
  await closeContext(context);
  expect(problems).toEqual([]);
});
