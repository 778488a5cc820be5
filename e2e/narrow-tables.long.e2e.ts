import { type PageServer, startPageServer } from '@curbcut/testing';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callAs, createAccount, scanAs } from './account.ts';
import { closeContext } from './close-context.ts';
import { everyPartLoaded } from './every-part-loaded.ts';
import { findCutParts } from './find-cut-parts.ts';
import { openBrowser } from './open-browser.ts';
import { openPage } from './open-page.ts';
import { sharedProduct } from './shared-product.ts';

const product = sharedProduct(import.meta.filename);

const widths = [320, 390];

let server: PageServer;
let browser: Browser;
let maya = '';
let scanId = '';

beforeAll(async () => {
  const page = (name: string) =>
    `<!doctype html><html lang="en"><title>${name}</title><main><h1>${name}</h1><p>Read about a long harbor name here.</p><img src="/logo.png"></main></html>`;
  server = await startPageServer(
    { '/': page('Harbor'), '/ferry': page('Ferry') },
    { port: product.pagePort },
  );
  browser = await openBrowser();
  maya = await createAccount(product, 'Maya', 'pro');
  for (const path of ['/', '/ferry', '/']) scanId = await scanAs(product, maya, server.url(path));
  await callAs(product, maya, 'POST', '/schedules', {
    url: server.url('/'),
    frequency: 'weekly',
    time: '09:00',
  });
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

async function openAt(
  width: number,
  where: string,
  token: string | null,
): Promise<[BrowserContext, Page]> {
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  if (token) await context.addInitScript((held) => localStorage.setItem('authToken', held), token);
  const page = await context.newPage();
  // The server draws that one by itself.
  if (where === '/docs') await page.goto(product.url + where);
  else await openPage(page, product.url + where);
  await everyPartLoaded(page);
  return [context, page];
}

async function expectWhole(
  where: string,
  token: string | null,
  before?: (page: Page) => Promise<void>,
) {
  for (const width of widths) {
    const [context, page] = await openAt(width, where, token);
    await before?.(page);
    await expect.poll(() => page.evaluate(findCutParts), { timeout: 10_000 }).toEqual([]);
    await closeContext(context);
  }
}

describe('on narrow screens nothing is cut without a sign', () => {
  it.each([
    '/status',
    '/cookies',
    '/privacy',
    '/terms',
    '/resources',
    '/help',
    '/pricing',
    '/docs',
    '/blog/wcag-2-2-in-code',
  ])('%s', async (where) => {
    await expectWhole(where, null, async (page) => {
      await page.evaluate(() => {
        for (const part of document.querySelectorAll('details')) part.open = true;
      });
    });
  });

  it.each(['overview', 'scans', 'schedules', 'trends', 'reports'])('the tab %s', async (tab) => {
    await expectWhole(`/dashboard?tab=${tab}`, maya);
  });

  it('the table of a trend', async () => {
    const trend = `/dashboard?tab=trends&website=${encodeURIComponent(server.url('/'))}`;
    await expectWhole(trend, maya, async (page) => {
      for (const choice of await page.getByRole('radio', { name: 'Table' }).all())
        await choice.click({ force: true });
      await page.getByRole('table').first().waitFor();
    });
  });

  it('history, comparison, settings and a result', async () => {
    const pair = new URLSearchParams([
      ['url', server.url('/')],
      ['url', server.url('/ferry')],
    ]);
    await expectWhole('/scan-history', maya);
    await expectWhole(`/compare?${pair}`, maya, (page) => page.getByRole('table').waitFor());
    await expectWhole('/settings', maya);
    await expectWhole(`/scan/${scanId}`, maya);
  });

  it('the report as a page of its own', async () => {
    for (const width of widths) {
      const response = await fetch(`${product.url}/api/reports/html/${scanId}`, {
        headers: { authorization: `Bearer ${maya}` },
      });
      const context = await browser.newContext({ viewport: { width, height: 800 } });
      const page = await context.newPage();
      await page.setContent(await response.text());
      expect(await page.evaluate(findCutParts)).toEqual([]);
      await closeContext(context);
    }
  });

  it('a comparison of three websites scrolls with the keyboard, and shows on which side it goes on', async () => {
    const three = new URLSearchParams(
      ['/', '/ferry', '/fine'].map((path) => ['url', server.url(path)]),
    );
    const [context, page] = await openAt(320, `/compare?${three}`, maya);
    const region = page.getByRole('region', { name: 'Comparison' });
    await expect.poll(() => region.getAttribute('data-more')).toBe('right');
    await region.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => region.getAttribute('data-more')).toContain('left');
    await closeContext(context);
  });
});
