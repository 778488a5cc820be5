import { createScanner, type Scanner } from '@curbcut/scanner';
import { asLoaded, asLoadedWithoutAlfa } from '@curbcut/scanner/rig';
import { type PageServer, startPageServer } from '@curbcut/testing';
import { createTargetPolicy } from '@curbcut/url-guard';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOwnIssues, type OwnLook, ownSlots, type OwnView } from './find-own-issues.ts';
import { notSeenOf, wholeUse } from './own-failures.ts';
import { requestScan, waitForStatus } from './api.ts';
import { displays } from './displays.ts';
import { everyPartLoaded } from './every-part-loaded.ts';
import { findViolationsOnDisplays } from './find-violations.ts';
import { openBrowser } from './open-browser.ts';
import { outboxLinkOf } from './outbox.ts';
import { pages } from './pages.ts';
import { publicPaths } from './public-paths.ts';
import { sharedProduct } from './shared-product.ts';

const product = sharedProduct(import.meta.filename);

let server: PageServer;
let browser: Browser;
let scanner: Scanner;
const results: Record<string, string> = {};

beforeAll(async () => {
  server = await startPageServer(pages, { port: product.pagePort });
  browser = await openBrowser();
  scanner = await createScanner({
    chromePath: process.env['CHROME_PATH'],
    slots: ownSlots,
    policy: createTargetPolicy({ allowAllPrivate: true }),
    infoUrl: product.url,
    limits: wholeUse,
  });
  for (const path of ['/ferry', '/fine', '/gone']) {
    const id = await requestScan(product, {
      url: server.url(path),
      email: `own@${product.emailDomain}`,
      name: 'Own',
    });
    await waitForStatus(product, id, ['completed', 'failed']);
    results[path] = id;
  }
});

afterAll(async () => {
  await scanner?.close();
  await browser?.close();
  await server?.close();
});

const routes: readonly [string, () => string][] = [
  ['a result with issues', () => `/results/${results['/ferry']}`],
  ['a result without issues', () => `/results/${results['/fine']}`],
  ['a failed scan', () => `/results/${results['/gone']}`],
  ['an unknown result', () => '/results/AAAAAAAAAAAAAAAAAAAAAAAA'],
  ['the sample result', () => '/sample-result'],
  ['the HTML report', () => `/scan/${results['/ferry']}/report?format=html`],
  ['the API documentation', () => '/docs'],
  [
    'the local mail page',
    () => new URL(outboxLinkOf(product)).pathname + new URL(outboxLinkOf(product)).search,
  ],
];

/** Whether somebody can do more on a page than follow links and use what stands on every page. */
async function hasControls(path: string): Promise<boolean> {
  const html = await (await fetch(product.url + path)).text();
  return /<main\b.*<(?:button|input|select|textarea|summary)\b/s.test(html);
}

const viewOf = (name: string, path: string, isUsed: boolean): OwnView => ({
  name,
  url: product.url + path,
  isUsed,
  notSeen: notSeenOf(path),
});

/** Every engine looks in light, where pages are used as well; Alfa finds the same on each other display. */
function lookOn(display: OwnLook['display']): OwnLook {
  const scan = display === displays[0] ? asLoaded : asLoadedWithoutAlfa;
  return { display, slots: ownSlots, limits: 'whole', scan };
}

describe.each(displays)('our own pages at $width px, $colorScheme', (display) => {
  it('pass our own scanner, every one', async () => {
    // The API documentation has more stops than a scan follows, and is used by hand.
    const views = routes.map(([name, route]) =>
      viewOf(name, route(), route() !== '/docs' && display === displays[0]),
    );
    expect(await findOwnIssues(scanner, views, lookOn(display))).toEqual([]);
    // All of them are used whole, one after the other.
  }, 900_000);
});

/** How they look on the narrowest display is looked at in public-pages.long.alone.e2e.ts. */
describe.each([displays[0], displays[1]])('public pages, $colorScheme', (display) => {
  it('pass our own scanner, every one', async () => {
    const views = await Promise.all(
      (await publicPaths(product)).map(async (path) =>
        viewOf(path, path, display === displays[0] && (await hasControls(path))),
      ),
    );
    expect(await findOwnIssues(scanner, views, lookOn(display))).toEqual([]);
  }, 900_000);
});

describe('our own pages', () => {
  it.each(routes)(
    '%s passes axe on every display and does not scroll sideways',
    async (_, route) => {
      const page = await browser.newPage({ bypassCSP: true, reducedMotion: 'reduce' });
      await page.goto(product.url + route());
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await everyPartLoaded(page);
      expect(await findViolationsOnDisplays(page)).toEqual([]);
      await page.close();
    },
  );
});
