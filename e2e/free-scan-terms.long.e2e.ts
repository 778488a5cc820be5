import { type PageServer, startPageServer } from '@curbcut/testing';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccount } from './account.ts';
import { openBrowser } from './open-browser.ts';
import { openPage } from './open-page.ts';
import { pages } from './pages.ts';
import { sharedProduct } from './shared-product.ts';

const product = sharedProduct(import.meta.filename);

let server: PageServer;
let browser: Browser;

/** A server that sends no mail. */
beforeAll(async () => {
  server = await startPageServer(pages, { port: product.pagePort });
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

async function open(token: string | null): Promise<Page> {
  const page = await browser.newPage();
  if (token !== null) {
    await page.addInitScript((value) => localStorage.setItem('authToken', value), token);
  }
  await openPage(page, `${product.url}/free-scan`);
  return page;
}

it('asks a visitor for nothing but the page where no mail is sent, and says why', async () => {
  const page = await open(null);
  await page.getByText('This server doesn’t send e-mail, so we don’t need your name').waitFor();
  await page.getByText('No account needed').waitFor();
  await page.getByLabel('Website URL').fill(server.url('/fine'));
  await page.getByRole('button', { name: 'Scan this page' }).click();
  const report = page.getByRole('link', { name: 'See the full result' });
  await report.waitFor({ timeout: 60_000 });
  expect(await report.getAttribute('href')).toMatch(/^\/results\//);
  await page.getByText('Results are deleted after 24 hours.').first().waitFor();
  await page.close();
});

it('scans for somebody who is signed in on their own terms', async () => {
  const token = await createAccount(product, 'Noor', null);
  const page = await open(token);
  await page.getByText('It counts as one of your 5 scans a month, 5 left.').waitFor();
  await page.getByText('Results are kept for 30 days, as your plan says.').first().waitFor();
  expect(await page.getByText(/No account needed|24 hours/).count()).toBe(0);
  expect(await page.getByLabel('Full Name').inputValue()).toBe('Noor Okafor');
  expect(await page.getByLabel('Email Address (optional)').inputValue()).toBe(
    `noor@${product.emailDomain}`,
  );
  await page.getByLabel('Website URL').fill(server.url('/fine'));
  await page.getByRole('button', { name: 'Scan this page' }).click();
  await page.getByRole('link', { name: 'See the full result' }).click({ timeout: 60_000 });
  await page.waitForURL(/\/scan\/[\w-]+$/);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.goto(`${product.url}/free-scan`);
  await page.getByText('It counts as one of your 5 scans a month, 4 left.').waitFor();
  await page.close();
});
