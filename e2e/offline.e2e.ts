import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readManifest } from '../apps/web/src/prerender/page-scripts.ts';
import { createAccount } from './account.ts';
import { openBrowser } from './open-browser.ts';
import { openPage, untilAlive } from './open-page.ts';
import { sharedProduct } from './shared-product.ts';

const product = sharedProduct(import.meta.filename);

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
});

async function open(
  path: string,
  token: string | null = null,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  if (token !== null) {
    await context.addInitScript((value) => localStorage.setItem('authToken', value), token);
  }
  const page = await context.newPage();
  await openPage(page, product.url + path);
  return { context, page };
}

const badge = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /Backend status/ });

it('knows at once that the device is offline, keeps the app, and goes on when it is back', async () => {
  const { context, page } = await open('/free-scan');
  await badge(page).getByText('Connected').waitFor();
  await page.getByLabel('Website URL').fill('example.org');
  await context.setOffline(true);
  await badge(page).getByText('Offline').waitFor();
  await page.getByText('Backend server is offline.').waitFor();
  await page.getByText('as soon as your device has a connection again').waitFor();
  expect(await page.getByText(/the free scan can still be used\.$/i).count()).toBe(0);
  await page.getByRole('button', { name: 'Scan this page' }).click();
  expect(await page.getByLabel('Website URL').inputValue()).toBe('example.org');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help Center' }).click();
  await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();
  await context.setOffline(false);
  await page.getByRole('heading', { level: 1, name: 'Help Center' }).waitFor();
  await badge(page).getByText('Connected').waitFor();
  await context.close();
});

it('says in the tab that its script did not come, and leaves the rest as it is', async () => {
  const token = await createAccount(product, 'Ines', null);
  const { context, page } = await open('/dashboard', token);
  await page.getByRole('heading', { name: 'Quick Scan' }).waitFor();
  await context.setOffline(true);
  await page.getByRole('tab', { name: 'Website Trends' }).click();
  await page.getByRole('tabpanel').getByRole('heading', { name: 'You are offline' }).waitFor();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await context.setOffline(false);
  await page.getByRole('heading', { name: 'You are offline' }).waitFor({ state: 'detached' });
  await page.getByRole('tabpanel').getByRole('heading').first().waitFor();
  await context.close();
});

it('reloads once for a script that an update has removed, and then says so instead of going round', async () => {
  const { context, page } = await open('/free-scan');
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  const manifest = await readManifest(path.resolve(import.meta.dirname, '../apps/web/dist'));
  const script = manifest['src/features/help/components/help-page.tsx']?.file;
  if (script === undefined) throw new Error('The help page has no script.');
  await context.route(`**/${script}`, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help Center' }).click();
  await page.getByRole('heading', { level: 1, name: 'This part could not be loaded' }).waitFor();
  expect(loads).toBe(1);
  await context.unroute(`**/${script}`);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await untilAlive(page);
  await page.getByRole('heading', { level: 1, name: 'Help Center' }).waitFor();
  await context.close();
});

it('learns from a call that failed that the server is gone, before it asks by itself', async () => {
  const { context, page } = await open('/login');
  await badge(page).getByText('Connected').waitFor();
  await context.route('**/auth/login', (route) => route.abort());
  await context.route('**/health', (route) => route.abort());
  await page.getByLabel('Email', { exact: false }).first().fill(`maya@${product.emailDomain}`);
  await page.getByLabel('Password', { exact: true }).fill('Harbor-Lantern-42');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await badge(page).getByText('Offline').waitFor({ timeout: 10_000 });
  await page
    .getByText('the free scan can still be used as soon as the server answers again')
    .waitFor();
  await context.close();
});

it('believes the status of the health check, whatever its body says', async () => {
  const { context, page } = await open('/login');
  await context.route('**/health', (route) => route.fulfill({ status: 200, body: 'fine' }));
  await badge(page).click();
  await badge(page).getByText('Connected').waitFor();
  expect(await page.getByText('Backend server is offline.').count()).toBe(0);
  await context.unroute('**/health');
  await context.route('**/health', (route) => route.fulfill({ status: 503, json: {} }));
  await badge(page).click();
  await badge(page).getByText('API Error').waitFor();
  await page.getByText('The free scan can still be used.').waitFor();
  await context.close();
});
