import axe from 'axe-core';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { displays } from './displays.ts';
import { expectSoon } from './expect-soon.ts';
import { findViolations } from './find-violations.ts';
import { openBrowser } from './open-browser.ts';
import { openPage } from './open-page.ts';
import { publicPaths, sitemapPaths } from './public-paths.ts';
import { sharedProduct } from './shared-product.ts';
import { keepSentTitle, onEachPage, takeOver } from './visit-public-pages.ts';
import { waitForFocus } from './wait-for-focus.ts';

const product = sharedProduct(import.meta.filename);

const phone = { width: 390, height: 844 };

let browser: Browser;
let paths: string[];

beforeAll(async () => {
  browser = await openBrowser();
  paths = await publicPaths(product);
});
afterAll(async () => {
  await browser?.close();
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

  it('is taken over by the app as it is, without a word in the console, and passes axe', async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce', viewport: displays[0] });
    // The policy of the pages holds: a script of the browser's own is not of the page.
    await context.addInitScript({ content: axe.source });
    await keepSentTitle(context);
    const problems = await onEachPage(context, product, paths, async (page) => [
      ...(await takeOver(page)),
      ...(await findViolations(page)),
    ]);
    expect(problems).toEqual([]);
    await context.close();
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
