import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findViolationsOnDisplays, showOn } from './find-violations.ts';
import { displays } from './displays.ts';
import { openBrowser } from './open-browser.ts';
import { openPage } from './open-page.ts';
import { publicPaths } from './public-paths.ts';
import { type Product, removeProduct, startProduct } from './start-product.ts';
import { connected, keepSentTitle, onEachPage, takeOver } from './visit-public-pages.ts';

let product: Product;
let browser: Browser;
let paths: string[];

beforeAll(async () => {
  product = await startProduct({
    env: {
      FREE_SCANS_PER_HOUR: '7',
      PLAN_NUMBERS: 'pro.priceCents=1900',
      OPERATOR_NAME: 'Maple Street Software Inc.',
      SUPPORT_EMAIL: 'help@maple.example',
      SUPPORT_HOURS: 'Monday-Friday 9:00 AM-6:00 PM EST',
    },
  });
  browser = await openBrowser();
  paths = await publicPaths(product);
});
afterAll(async () => {
  await browser?.close();
  if (product) await removeProduct(product);
});

describe('every public page', () => {
  it('can be read without JavaScript, and promises nothing that needs it', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const problems = await onEachPage(context, product, paths, async (page) => {
      const main = page.getByRole('main');
      const [titles, text, logins] = [
        await main.getByRole('heading', { level: 1 }).count(),
        (await main.allInnerTexts()).join(),
        await page.getByRole('link', { name: 'Login' }).count(),
      ];
      return [
        ...(titles === 1 ? [] : [`${titles} main headings`]),
        ...(text.length > 150 ? [] : [`says only: ${text}`]),
        ...(logins > 0 ? [] : ['no link to sign in']),
      ];
    });
    expect(problems).toEqual([]);
    const page = await context.newPage();
    await page.goto(`${product.url}/free-scan`);
    await page.getByText('Up to 7 scans per hour').waitFor();
    // Playwright finds no text in noscript.
    expect(await page.locator('form .notice').textContent()).toContain('needs JavaScript');
    await page.goto(product.url);
    await page.getByText('$19').waitFor();
    await page.goto(`${product.url}/contact`);
    await page.getByText('help@maple.example').waitFor();
    const response = await page.goto(`${product.url}/no/such/page`);
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor();
    await context.close();
  });

  it.each([
    ['passes axe on every display, and can be read in forced colors', findViolationsOnDisplays],
    ['fits with its text twice as large', findOnLargeText],
  ] as const)('%s', async (_where, findProblems) => {
    const context = await browser.newContext({ reducedMotion: 'reduce', viewport: displays[0] });
    // The policy of the pages holds: a script of the browser's own is not of the page.
    await context.addInitScript({ content: axe.source });
    const problems = await onEachPage(context, product, paths, async (page) => {
      await connected(page);
      return findProblems(page);
    });
    expect(problems).toEqual([]);
    await context.close();
  });

  it('fits with its text twice as large while the services are asked', async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce', viewport: displays[0] });
    const page = await context.newPage();
    const asked = /\/(health|api\/status)$/;
    await page.route(asked, () => undefined);
    await page.goto(`${product.url}/status`);
    await page.getByRole('button', { name: 'Refreshing...' }).waitFor();
    expect(await findOnLargeText(page)).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  });

  it('is taken over as it is in the dark, and for somebody whose session has ended', async () => {
    const context = await browser.newContext({ colorScheme: 'dark' });
    await context.addInitScript(() => localStorage.setItem('authToken', 'A'.repeat(43)));
    await keepSentTitle(context);
    const problems = await onEachPage(context, product, ['/', '/pricing', '/status'], takeOver);
    expect(problems.filter((text) => !text.includes('401'))).toEqual([]);
    await context.close();
  });

  it('prints without the bars, the banners and what only a screen can do', async () => {
    const context = await browser.newContext({ viewport: displays[0] });
    const problems = await onEachPage(context, product, paths, async (page) => {
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      const shown = await page
        .locator('header.top, footer.foot, .banner, .consent, .skip-link, .needs-script')
        .filter({ visible: true })
        .evaluateAll((found) => found.map((one) => `prints ${one.className}`));
      const colors = await page.evaluate(() => getComputedStyle(document.body).colorScheme);
      const isRead = await page.getByRole('heading', { level: 1 }).isVisible();
      return [
        ...new Set(shown),
        ...(colors.includes('dark') ? ['prints in dark colors'] : []),
        ...(isRead ? [] : ['prints no heading']),
      ];
    });
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('a server that takes no payments', () => {
  it('says how a plan is had, and sells none', async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    const main = page.getByRole('main');
    await openPage(page, `${product.url}/pricing`);
    await main.getByText(/This server takes no card payments/).waitFor();
    expect(await main.getByRole('link', { name: /^Upgrade/ }).count()).toBe(0);
    await main.getByRole('link', { name: 'Ask for Pro' }).click();
    await main.getByRole('radio', { name: 'Sales & Pricing', checked: true }).waitFor();
    await openPage(page, `${product.url}/pricing?plan=pro`);
    await main.getByRole('heading', { name: 'Payment System Not Configured' }).waitFor();
    const ask = main.getByRole('link', { name: 'Ask for the plan' });
    expect(await ask.getAttribute('href')).toBe('/contact?type=sales');
    await context.close();
  });

  it('says beside each trial what it is', async () => {
    const start = 'You start on the Free plan: no card, and no trial that runs out.';
    expect(await readPage('/')).toContain(start);
    expect(await readPage('/')).toContain('Start Free Trial');
    const scan = (await readPage('/free-scan')).replaceAll('<!-- -->', '');
    expect(scan).toContain('Start Pro Trial - $19/month');
    expect(scan).toContain(`${start} This server takes no card payments`);
  });
});

/** The browser's text twice as large, as its settings offer it, in the width that a phone has. */
async function findOnLargeText(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  const found: string[] = [];
  for (const width of [320, 640]) {
    await showOn(page, { ...displays[2], width } as (typeof displays)[number]);
    const wide = await page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return null;
      // What scrolls by itself makes nothing else wide.
      const isInScroller = (one: Element): boolean =>
        one.parentElement !== null &&
        one.parentElement !== document.body &&
        (getComputedStyle(one.parentElement).overflowX !== 'visible' ||
          isInScroller(one.parentElement));
      const over = [...document.querySelectorAll('body *')].filter(
        (one) => one.getBoundingClientRect().right > clientWidth + 1 && !isInScroller(one),
      );
      return `${scrollWidth - clientWidth} px do not fit: ${over.at(-1)?.outerHTML.slice(0, 160)}`;
    });
    if (wide !== null) found.push(`200 % text at ${width} px: ${wide}`);
  }
  await session.detach();
  return found;
}

const read = new Map<string, string>();
async function readPage(path: string): Promise<string> {
  const known = read.get(path);
  if (known !== undefined) return known;
  const response = await fetch(product.url + path, { headers: { accept: 'text/html' } });
  expect(response.status, path).toBe(200);
  const html = await response.text();
  read.set(path, html);
  return html;
}
