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

/** A picture without words fails level A, the pale text AA, and the small targets what only WCAG 2.2 asks for. */
const pier = `<!doctype html><html lang="en"><head><title>Pier</title>
  <style>button { width: 12px; height: 12px; padding: 0; font-size: 8px }</style></head><body><main><h1>Pier</h1>
  <p style="color:#bbb;background:#fff">Sailings every two hours</p><img src="/pier.png">
  <p><button>a</button><button>b</button></p></main></body></html>`;

let server: PageServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let problems: string[];
let maya = '';

beforeAll(async () => {
  server = await startPageServer({ '/pier': pier }, { port: product.pagePort });
  browser = await openBrowser();
  maya = await createAccount(product, 'Maya', 'pro');
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

const standard = (within: Pick<Page, 'getByLabel'> = page) =>
  within.getByLabel('Standard', { exact: true });

it('judges new scans by the standard of the account, and a scan by another one that is chosen for it', async () => {
  await openPage(page, `${product.url}/settings`);
  const choice = page.getByLabel('Standard of new scans');
  expect(await choice.inputValue()).toBe('2.2-AA');
  await choice.selectOption('WCAG 2.1 AA');
  await page.getByText('New scans are judged by WCAG 2.1 AA.').waitFor();
  expect(await findViolationsOnDisplays(page)).toEqual([]);

  await openPage(page, `${product.url}/dashboard`);
  const form = page.getByRole('region', { name: 'Quick Scan' });
  await form.getByLabel('Website URL').fill(server.url('/pier'));
  await form.getByText('Options').click();
  expect(await standard(form).inputValue()).toBe('2.1-AA');
  expect(await findViolationsOnDisplays(page)).toEqual([]);
  await standard(form).selectOption('WCAG 2.2 A');
  await page.getByRole('button', { name: 'Scan now' }).click();
  await page.getByText('Quick scan completed successfully!').first().waitFor();
  await openPage(page, `${product.url}/scan-history`);
  await page.getByRole('link', { name: /pier/ }).first().click();
  await page.getByText('WCAG 2.2 A', { exact: true }).first().waitFor();
  await page.getByText('1 of 1 issue shown').waitFor();
  await page.getByRole('heading', { name: 'Beyond WCAG 2.2 A' }).waitFor();
});

it('says that a scan was judged by another standard than is asked for, and scans again by that one', async () => {
  const scanId = await scanAs(product, maya, server.url('/pier'));
  await openPage(page, `${product.url}/scan/${scanId}?view=criteria`);
  await page.getByRole('heading', { name: 'WCAG 2.1, level A and AA: 49 criteria' }).waitFor();
  await standard().selectOption('WCAG 2.2 AA');
  await page.getByText('This scan was judged by WCAG 2.1 AA. Its score').waitFor();
  expect(new URL(page.url()).searchParams.get('standard')).toBe('2.2-AA');
  expect(await findViolationsOnDisplays(page)).toEqual([]);
  await page.getByRole('button', { name: 'Stay with WCAG 2.1 AA' }).click();
  await page
    .getByText('This scan was judged by WCAG 2.1 AA. Its score')
    .waitFor({ state: 'hidden' });
  expect(await standard().inputValue()).toBe('2.1-AA');
  await standard().selectOption('WCAG 2.2 AA');
  await page.getByRole('button', { name: 'Scan again by WCAG 2.2 AA' }).click();
  await page.getByText('WCAG 2.2 AA', { exact: true }).first().waitFor();
  await page.getByText('3 of 3 issues shown').waitFor();
  await page.getByText(/The standard was WCAG 2\.1 AA then and is WCAG 2\.2 AA now/).waitFor();
});

it('keeps the standard of a schedule', async () => {
  await openPage(page, `${product.url}/dashboard?tab=schedules`);
  await page.getByLabel('Website URL').fill(server.url('/pier'));
  expect(await standard().inputValue()).toBe('2.1-AA');
  await standard().selectOption('WCAG 2.2 AAA');
  await page.getByRole('button', { name: 'Schedule scan' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Every' });
  await row.getByText('WCAG 2.2 AAA', { exact: true }).waitFor();
  await page.getByRole('button', { name: /^Edit the schedule/ }).click();
  const dialog = page.getByRole('dialog');
  expect(await dialog.getByLabel('Standard').inputValue()).toBe('2.2-AAA');
  await dialog.getByLabel('Standard').selectOption('WCAG 2.2 A');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await row.getByText('WCAG 2.2 A', { exact: true }).waitFor();
});
