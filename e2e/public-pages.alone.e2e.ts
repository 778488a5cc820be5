import axe from 'axe-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findViolationsOnDisplays, showOn } from './find-violations.ts';
import { displays } from './displays.ts';
import { expectSoon } from './expect-soon.ts';
import { openBrowser } from './open-browser.ts';
import { openPage } from './open-page.ts';
import { publicPaths, sitemapPaths } from './public-paths.ts';
import { type Product, removeProduct, startProduct } from './start-product.ts';
import { waitForFocus } from './wait-for-focus.ts';

const phone = { width: 390, height: 844 };

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
  it('is in the sitemap, unless search engines are to leave it alone', async () => {
    expect(paths).toEqual(
      expect.arrayContaining(['/', '/free-scan', '/pricing', '/help', '/contact', '/status']),
    );
    expect(paths.filter((path) => path.startsWith('/blog/'))).toHaveLength(5);
    const listed = await sitemapPaths(product);
    for (const path of paths) {
      const isKeptOut = /name="robots" content="noindex"/.test(await readPage(path));
      expect(listed.includes(path), path).toBe(!isKeptOut);
    }
  });

  it('says what it is in its head, and no two say the same', async () => {
    const heads: Record<string, string>[] = [];
    for (const path of paths) {
      const head = readHead(await readPage(path));
      const isListed = head['robots'] !== 'noindex';
      expect(head, path).toMatchObject({
        title: expect.stringMatching(/^\S.* - Curbcut$/),
        description: expect.stringMatching(/^.{30,160}$/),
        'og:title': head['title']?.replace(/ - Curbcut$/, ''),
        'og:description': head['description'],
        'og:image': `${product.url}/link-picture.png`,
        ...(isListed ? { canonical: product.url + path, 'og:url': product.url + path } : {}),
      });
      heads.push(head);
    }
    for (const name of ['title', 'description']) {
      expect(new Set(heads.map((head) => head[name])).size, name).toBe(paths.length);
    }
    const picture = await fetch(`${product.url}/link-picture.png`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  it('can be read without JavaScript, and promises nothing that needs it', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const problems = await onEachPage(context, async (page) => {
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

  it('is taken over by the app as it is, without a word in the console', async () => {
    const context = await browser.newContext({ viewport: displays[0] });
    await keepSentTitle(context);
    expect(await onEachPage(context, takeOver)).toEqual([]);
    await context.close();
  });

  it.each([
    ['passes axe on every display, and can be read in forced colors', findViolationsOnDisplays],
    ['fits with its text twice as large', findOnLargeText],
  ] as const)('%s', async (_where, findProblems) => {
    const context = await browser.newContext({ reducedMotion: 'reduce', viewport: displays[0] });
    // The policy of the pages holds: a script of the browser's own is not of the page.
    await context.addInitScript({ content: axe.source });
    const problems = await onEachPage(context, async (page) => {
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
    const problems = await onEachPage(context, takeOver, ['/', '/pricing', '/status']);
    expect(problems.filter((text) => !text.includes('401'))).toEqual([]);
    await context.close();
  });

  it('prints without the bars, the banners and what only a screen can do', async () => {
    const context = await browser.newContext({ viewport: displays[0] });
    const problems = await onEachPage(context, async (page) => {
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

describe('a form that is sent before the script is there', () => {
  it('stays out of the URL, keeps what was typed, and is sent once the page is alive', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${product.url}/login`, { waitUntil: 'commit' });
    await page.getByLabel('Email', { exact: true }).fill('maya@maple.example');
    await page.getByLabel('Password', { exact: true }).fill('Sturdy-Bridge-41');
    await page.getByRole('button', { name: 'Sign in' }).click();
    expect(page.url()).toBe(`${product.url}/login`);
    const sent = page.waitForRequest('**/auth/login');
    release();
    expect((await sent).postDataJSON()).toEqual({
      email: 'maya@maple.example',
      password: 'Sturdy-Bridge-41',
    });
    expect(page.url()).toBe(`${product.url}/login`);
    await context.close();
  }, 60_000);
});

describe('the keyboard', () => {
  it('comes past the bar by the skip link, and follows a link to the heading of the next page', async () => {
    const page = await browser.newPage({ viewport: displays[0] });
    await openPage(page, `${product.url}/help`);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await waitForFocus(skip);
    await expectSoon(async () => (await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/help#main');
    await page.keyboard.press('Tab');
    // The next stop is in the page.
    await page.locator('main :focus').waitFor();

    const link = page.getByRole('banner').getByRole('link', { name: 'Pricing' });
    await link.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Choose Your Plan' }).waitFor();
    await page.locator('main:focus, h1:focus').waitFor();
    await link.and(page.locator('[aria-current="page"]')).waitFor();
    await page.close();
  });

  it('opens, walks and closes the menu of a phone', async () => {
    const page = await browser.newPage({ viewport: phone });
    await openPage(page, product.url);
    const menu = page.getByRole('button', { name: 'Menu' });
    const isExpanded = (expanded: boolean) =>
      page.getByRole('button', { name: 'Menu', expanded }).waitFor();
    await isExpanded(false);
    await menu.focus();
    await page.keyboard.press('Enter');
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await links.first().waitFor();
    await isExpanded(true);
    expect(await links.allTextContents()).toEqual(['Free Scan', 'Pricing', 'Login', 'Sign Up']);
    await page.keyboard.press('Escape');
    await links.first().waitFor({ state: 'detached' });
    await waitForFocus(menu);

    await page.keyboard.press('Enter');
    await links.first().waitFor();
    await page.keyboard.press('Tab');
    await waitForFocus(links.first());
    await page.keyboard.press('Enter');
    await page.waitForURL('**/free-scan');
    await links.first().waitFor({ state: 'detached' });
    await isExpanded(false);
    await page.close();
  });
});

/** Opens each page, two at a time; what is wrong with one is a line that begins with its path. */
async function onEachPage(
  context: BrowserContext,
  look: (page: Page) => Promise<string[]>,
  which: readonly string[] = paths,
): Promise<string[]> {
  const found: string[] = [];
  const waiting = [...which];
  const work = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const where = path;
      const page = await context.newPage();
      const say = (text: string) => found.push(`${where}: ${text}`);
      page.on('pageerror', (error) => say(error.message));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) say(message.text());
      });
      page.on('request', (request) => {
        if (!request.url().startsWith(product.url)) say(`asked for ${request.url()}`);
      });
      const response = await page.goto(product.url + path);
      if (response?.status() !== 200) say(`HTTP ${response?.status()}`);
      (await look(page)).forEach(say);
      await page.close();
    }
  };
  await Promise.all([work(), work()]);
  return found.toSorted();
}

/** Remembers the heading that the server has sent. */
async function keepSentTitle(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Reflect.set(globalThis, 'sentTitle', document.querySelector('h1'));
    });
  });
}

/** Waits until the app has taken the page over: the heading that is shown in the end is the one that was sent. */
async function takeOver(page: Page): Promise<string[]> {
  await connected(page);
  const isKept = await page.evaluate(
    () => Reflect.get(globalThis, 'sentTitle') === document.querySelector('h1'),
  );
  return isKept ? [] : ['the heading was drawn again'];
}

/** The first thing that only the app says: the server was asked how it is. */
async function connected(page: Page): Promise<void> {
  await page.locator('.health', { hasText: 'Connected' }).first().waitFor({ state: 'attached' });
}

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

/** Title, canonical URL and every meta tag by its name. */
function readHead(html: string): Record<string, string> {
  const head = html.slice(0, html.indexOf('</head>'));
  const metas = [...head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)];
  return {
    title: /<title>(.*?)<\/title>/.exec(head)?.[1] ?? '',
    canonical: /rel="canonical" href="([^"]*)"/.exec(head)?.[1] ?? '',
    ...Object.fromEntries(metas.map(([, name = '', content = '']) => [name, content])),
  };
}
