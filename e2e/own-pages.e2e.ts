import axe from 'axe-core';
import { createScanner, findChromium, type Scanner } from '@curbcut/scanner';
import { type PageServer, startPageServer } from '@curbcut/testing';
import { createTargetPolicy } from '@curbcut/url-guard';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestScan, waitForStatus } from './api.ts';
import { pages } from './pages.ts';
import { type Product, removeProduct, startProduct } from './start-product.ts';

let server: PageServer;
let product: Product;
let browser: Browser;
let scanner: Scanner;
const results: Record<string, string> = {};

beforeAll(async () => {
  server = await startPageServer(pages);
  product = await startProduct({ env: { ALLOW_PRIVATE_TARGETS: `127.0.0.1:${server.port}` } });
  const found = await findChromium();
  browser = await chromium.launch({ executablePath: found?.path ?? '', args: ['--no-sandbox'] });
  scanner = await createScanner({
    slots: 1,
    policy: createTargetPolicy({ allowAllPrivate: true }),
    infoUrl: product.url,
  });
  for (const path of ['/ferry', '/fine', '/gone']) {
    const id = await requestScan(product, {
      url: server.url(path),
      email: 'own@maple.example',
      name: 'Own',
    });
    await waitForStatus(product, id, ['completed', 'failed']);
    results[path] = id;
  }
});

afterAll(async () => {
  await scanner?.close();
  await browser?.close();
  if (product) await removeProduct(product);
  await server?.close();
});

const routes: readonly [string, () => string][] = [
  ['the form', () => '/free-scan'],
  ['a result with issues', () => `/results/${results['/ferry']}`],
  ['a result without issues', () => `/results/${results['/fine']}`],
  ['a failed scan', () => `/results/${results['/gone']}`],
  ['an unknown result', () => '/results/AAAAAAAAAAAAAAAAAAAAAAAA'],
  ['sign-up', () => '/register'],
  ['sign-in', () => '/login'],
  ['a forgotten password', () => '/forgot-password'],
  ['the plans', () => '/pricing'],
  ['the HTML report', () => `/scan/${results['/ferry']}/report?format=html`],
  ['the API documentation', () => '/docs'],
  ['the local mail page', () => '/outbox'],
];
const displays = [
  { width: 1280, height: 900, colorScheme: 'light' },
  { width: 1280, height: 900, colorScheme: 'dark' },
  { width: 320, height: 640, colorScheme: 'light' },
] as const;

describe.each(displays)('our own pages at $width px, $colorScheme', (display) => {
  it.each(routes)('%s passes our own scanner', async (_, route) => {
    const { pageScan } = await scanner.scanPage(product.url + route(), { display });
    if (pageScan.status === 'failed') expect.fail(pageScan.error.message);
    const failed = pageScan.issues.filter(({ outcome }) => outcome === 'failed');
    expect(failed.map(({ rule, nodes }) => `${rule}: ${nodes[0]?.html}`)).toEqual([]);
    expect(pageScan.notAssessed).toEqual([]);
  });

  it.each(routes)('%s passes axe and does not scroll sideways', async (_, route) => {
    const page = await browser.newPage({
      viewport: { width: display.width, height: display.height },
      colorScheme: display.colorScheme,
      reducedMotion: 'reduce',
      bypassCSP: true,
    });
    await page.goto(product.url + route());
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.evaluate(axe.source);
    const violations = await page.evaluate(async () => {
      const engine = (globalThis as unknown as { axe: typeof axe }).axe;
      const { violations } = await engine.run(document, { resultTypes: ['violations'] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    });
    expect(violations).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, 'px that do not fit').toBeLessThanOrEqual(0);
    await page.close();
  });
});
