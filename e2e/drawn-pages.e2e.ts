import { findChromium } from '@curbcut/scanner';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Product, removeProduct, startProduct } from './start-product.ts';

/** Every page that the server draws ahead, the blog's articles among them. */
let paths: string[];
let product: Product;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct({
    env: { FREE_SCANS_PER_HOUR: '7', PLAN_NUMBERS: 'pro.priceCents=1900' },
  });
  const found = await findChromium();
  browser = await chromium.launch({ executablePath: found?.path ?? '', args: ['--no-sandbox'] });
  const sitemap = await (await fetch(`${product.url}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  paths = [...addresses.map((address) => new URL(address).pathname), '/forgot-password'];
});

afterAll(async () => {
  await browser?.close();
  if (product) await removeProduct(product);
});

interface Visit {
  problems: string[];
  /** The heading that the server sent is the one that is shown in the end. */
  isKept: boolean;
}

/** Opens a page and waits until the app has taken it over. */
async function visit(context: BrowserContext, path: string): Promise<Visit> {
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(product.url)) problems.push(`asked for ${request.url()}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Reflect.set(globalThis, 'sentTitle', document.querySelector('h1'));
    });
  });
  await page.goto(product.url + path);
  // The first thing that only the app says: the server was asked how it is.
  await page.locator('.health', { hasText: 'Connected' }).first().waitFor({ state: 'attached' });
  const isKept = await page.evaluate(
    () => Reflect.get(globalThis, 'sentTitle') === document.querySelector('h1'),
  );
  await page.close();
  return { problems, isKept };
}

describe('pages that the server draws ahead', () => {
  it('are those of the sitemap, the articles among them', () => {
    expect(paths).toEqual(
      expect.arrayContaining(['/', '/free-scan', '/pricing', '/help', '/blog']),
    );
    expect(paths.filter((path) => path.startsWith('/blog/'))).toHaveLength(5);
  });

  it('are taken over by the app as they are, without an error and without another origin', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({ colorScheme });
      for (const path of paths) {
        expect(await visit(context, path), path).toEqual({ problems: [], isKept: true });
      }
      await context.close();
    }
  });

  it('are taken over for somebody whose session has ended, too', async () => {
    const context = await browser.newContext();
    await context.addInitScript(() => localStorage.setItem('authToken', 'A'.repeat(43)));
    const { problems, isKept } = await visit(context, '/pricing');
    await context.close();
    expect(problems.filter((text) => !text.includes('401'))).toEqual([]);
    expect(isKept).toBe(true);
  });

  it('can be read without JavaScript, by whom nothing is promised that needs it', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    for (const path of paths) {
      await page.goto(product.url + path);
      expect(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1);
      expect(await page.getByRole('link', { name: 'Login' }).count(), path).toBeGreaterThan(0);
    }
    await page.goto(`${product.url}/free-scan`);
    await page.getByText('Up to 7 scans per hour').waitFor();
    // Playwright finds no text in noscript.
    expect(await page.locator('form .notice').textContent()).toContain('needs JavaScript');
    await page.goto(product.url);
    await page.getByText('$19').waitFor();
    await page.goto(`${product.url}/no/such/page`);
    await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor();
    await context.close();
  });
});
