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

const twoPale = `<!doctype html><html lang="en"><head><title>Fares</title></head><body><main><h1>Fares</h1>
  <p class="adult" style="color:#bbb;background:#fff">Adults pay 12 euros</p>
  <p class="child" style="color:#bbb;background:#fff">Children travel free</p>
</main></body></html>`;

let server: PageServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let problems: string[];
let maya = '';
let scanId = '';

beforeAll(async () => {
  server = await startPageServer(
    { '/decide': ferry, '/fares': twoPale },
    { port: product.pagePort },
  );
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

it('leaves single keys alone while somebody types, and when they are switched off', async () => {
  const own = await scanAs(product, maya, server.url('/decide?keys'));
  await openPage(page, `${product.url}/scan/${own}?view=review`);
  const chosen = page.locator('.answer__choice[aria-pressed="true"]');
  await page.getByLabel('Note').fill('');
  await page.keyboard.type('123');
  expect(await chosen.count()).toBe(0);
  expect(await page.getByLabel('Note').inputValue()).toBe('123');
  await page.getByRole('checkbox', { name: /Use single keys/ }).uncheck();
  await page.getByRole('heading', { name: 'Your answer' }).click();
  await page.keyboard.press('1');
  expect(await chosen.count()).toBe(0);
  await button('Save and next').click();
  await page.getByRole('alert').getByText('Choose an answer first.').waitFor();
});

it('sets one of several elements aside, and leaves the other in the list', async () => {
  const own = await scanAs(product, maya, server.url('/fares'));
  await openPage(page, `${product.url}/scan/${own}`);
  await page.getByText('Affected elements (2)').waitFor();
  const figures = page.locator('.figures-line');
  await figures.getByText('1 at 2 elements', { exact: true }).waitFor();
  const score = figures.locator('dt', { hasText: 'Overall Score' }).locator('+ dd');
  const before = await score.textContent();
  await button('Ignore...').click();
  const dialog = page.getByRole('dialog', { name: 'Ignore until a date' });
  await dialog.getByText('All elements').click();
  await dialog.getByRole('checkbox', { name: /p\.adult/ }).check();
  await dialog.getByText('1 of 2 elements').waitFor();
  expect(await findViolationsOnDisplays(page)).toEqual([]);
  await button(/^Ignore until/).click();
  const aside = page.getByRole('region', { name: 'Set aside' });
  await aside.getByText('1 element', { exact: true }).waitFor();
  await figures.getByText('1 at 1 element, 1 ignored', { exact: true }).waitFor();
  expect(await score.textContent()).toBe(before);
});

it('tells those whose scan it is not how to decide', async () => {
  const anonymous = await browser.newContext();
  const reader = await anonymous.newPage();
  const answer = await reader.request.post(`${product.url}/run-once`, {
    data: { url: server.url('/decide?anonymous') },
  });
  const { job_id: id } = (await answer.json()) as { job_id: string };
  await openPage(reader, `${product.url}/results/${id}?view=review`);
  await reader.getByText('Answers are kept with an account').waitFor({ timeout: 60_000 });
  const answerPanel = reader.getByRole('region', { name: 'Your answer' });
  await answerPanel.getByRole('link', { name: 'Sign in', exact: true }).waitFor();
  expect(await reader.getByRole('button', { name: 'Save and next' }).count()).toBe(0);
  await anonymous.close();
});

it('shows each criterion, and keeps what a person has checked for the next scan', async () => {
  await openPage(page, `${product.url}/scan/${scanId}?view=criteria`);
  await page.getByRole('heading', { name: /^WCAG 2\.2, level A and AA: \d+ criteria$/ }).waitFor();
  const failed = page.getByRole('region', { name: 'Failed', exact: true });
  expect(await failed.textContent()).toContain('1.4.3 Contrast (Minimum)');
  expect(await findViolationsOnDisplays(page)).toEqual([]);
  const answer = page.getByLabel('Answer: 1.2.4 Captions (Live)');
  await answer.selectOption('Not applicable');
  await page.getByText(/^Maya Okafor, /).waitFor();
  const addNote = button('Add a note on 1.2.4 Captions (Live)');
  await addNote.press('Enter');
  await page.keyboard.type('Nothing here is live.');
  expect(await findViolationsOnDisplays(page)).toEqual([]);
  await button('Save the note').press('Enter');
  await page.getByText('“Nothing here is live.”').waitFor();
  const changeNote = button('Change the note on 1.2.4 Captions (Live)');
  await changeNote.and(page.locator(':focus')).waitFor();
  const byPerson = page.getByRole('region', { name: 'To be checked by a person' });
  await byPerson.getByText(/^1 of \d+ checked$/).waitFor();
  const next = await scanAs(product, maya, server.url('/decide'));
  await openPage(page, `${product.url}/scan/${next}?view=criteria`);
  await answer.waitFor();
  expect(await answer.inputValue()).toBe('not-applicable');
  await page.getByText('“Nothing here is live.”').waitFor();
  await failed.getByRole('link', { name: /^Text/ }).first().click();
  await page.waitForURL(/#i-/);
});
