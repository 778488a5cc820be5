import { type PageServer, startPageServer } from '@curbcut/testing';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createAccount, scanAs } from './account.ts';
import { closeContext } from './close-context.ts';
import { findViolationsOnDisplays } from './find-violations.ts';
import { openBrowser } from './open-browser.ts';
import { openPage } from './open-page.ts';
import { openWatchedPage } from './open-watched-page.ts';
import { sharedProduct } from './shared-product.ts';

const product = sharedProduct(import.meta.filename);

/** One issue that failed, and questions: words on a picture, and links that say little. */
const ferry = `<!doctype html><html lang="en"><head><title>Ferry times</title></head><body><main><h1>Ferry times</h1>
  <p style="color:#bbb;background:#fff">Sailings every two hours</p>
  <p style="background:url('/sea.png');color:#777">Fares</p>
  <p><a href="/north">Details</a> of the northern line, <a href="/south">Details</a> of the southern line</p>
</main></body></html>`;

let server: PageServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let problems: string[];
let maya = '';
let scanId = '';

beforeAll(async () => {
  server = await startPageServer({ '/decide': ferry }, { port: product.pagePort });
  browser = await openBrowser();
  maya = await createAccount(product, 'Maya', 'pro');
  scanId = await scanAs(product, maya, server.url('/decide'));
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});
beforeEach(async () => {
  problems = [];
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  page = await openWatchedPage(context, problems);
  await page.addInitScript((value) => localStorage.setItem('authToken', value), maya);
});
afterEach(async () => {
  await closeContext(context);
  expect(problems).toEqual([]);
});

const button = (name: string | RegExp) => page.getByRole('button', { name });
const progress = (text: string) => page.getByRole('heading', { name: text, exact: true });

it('goes through all questions by keyboard, and carries the answers to the next scan', async () => {
  await openPage(page, `${product.url}/scan/${scanId}?view=review`);
  const list = page.getByRole('navigation', { name: 'Questions' });
  await list.waitFor();
  const count = await list.getByRole('listitem').count();
  expect(count).toBeGreaterThan(0);
  await progress(`0 of ${count} decided`).waitFor();
  // The answer stands beside its question, where nobody has to scroll for it.
  const question = await page.getByRole('article').getByRole('heading', { level: 2 }).boundingBox();
  const answer = await page.getByRole('heading', { level: 3, name: 'Your answer' }).boundingBox();
  expect(question?.y).toBeLessThan(700);
  expect(answer?.y).toBeLessThan(700);
  expect(answer?.x).toBeGreaterThan((question?.x ?? 0) + (question?.width ?? 0));
  expect(await findViolationsOnDisplays(page)).toEqual([]);
  for (let answered = 1; answered <= count; answered += 1) {
    await page.keyboard.press('2');
    await page.locator('.answer__choice[aria-pressed="true"]', { hasText: 'No problem' }).waitFor();
    await page.keyboard.press('n');
    await page.keyboard.type('Looked at it, 2 of 3 agree');
    await button('Save and next').press('Enter');
    const none = answered === count ? ', none left' : '';
    await progress(`${answered} of ${count} decided${none}`).waitFor();
  }
  await page.locator('h2:focus', { hasText: 'none left' }).waitFor();
  const decided = page.getByRole('region', { name: 'Decided' });
  expect(await decided.getByRole('listitem').count()).toBe(count);
  expect(await decided.textContent()).toContain('“Looked at it, 2 of 3 agree” Maya');
  expect(await findViolationsOnDisplays(page)).toEqual([]);

  await decided.getByRole('button', { name: 'Ask again' }).first().click();
  await progress(`${count - 1} of ${count} decided`).waitFor();
  const next = await scanAs(product, maya, server.url('/decide'));
  await openPage(page, `${product.url}/scan/${next}?view=review`);
  await progress(`${count - 1} of ${count} decided`).waitFor();
});

it('sets an issue aside until a day, or as a false alarm with its reason, and takes that back', async () => {
  const own = await scanAs(product, maya, server.url('/decide?aside'));
  await openPage(page, `${product.url}/scan/${own}`);
  await button('False alarm...').first().click();
  await button('Mark as false alarm').click();
  await page.getByText('Say why this is no barrier', { exact: true }).waitFor();
  expect(await findViolationsOnDisplays(page)).toEqual([]);
  await page.getByLabel('Why is this no barrier?').fill('The words are only decoration.');
  await button('Mark as false alarm').click();
  const aside = page.getByRole('region', { name: 'Set aside' });
  await aside.waitFor();
  // It was open, and stays so.
  await aside.getByText('The words are only decoration.', { exact: true }).waitFor();
  await button('Count again').click();
  await aside.waitFor({ state: 'detached' });

  await button('Ignore...').first().click();
  await page.getByLabel(/Ends on/).fill('2020-01-01');
  await button(/^Ignore without an end|^Ignore until/).click();
  await page.getByText('Choose a day after today').waitFor();
  await page.getByLabel(/Ends on/).fill('');
  await button('Ignore without an end').click();
  await aside.waitFor();
  expect(await aside.textContent()).toMatch(/ignored/i);
});
