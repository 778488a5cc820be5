import { createScanner, type Scanner } from '@curbcut/scanner';
import { type PageServer, startPageServer } from '@curbcut/testing';
import { createTargetPolicy } from '@curbcut/url-guard';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownFailures, wholeUse } from './own-failures.ts';
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

/** Pages that our own scanner looks at side by side. */
const slots = 2;

let server: PageServer;
let browser: Browser;
let scanner: Scanner;
const results: Record<string, string> = {};

beforeAll(async () => {
  server = await startPageServer(pages, { port: product.pagePort });
  browser = await openBrowser();
  scanner = await createScanner({
    chromePath: process.env['CHROME_PATH'],
    slots,
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

/** Its answers are closed until somebody opens one, and our scanner says so. */
const folded = new Set(['/help']);

/** What our own scanner finds on a page, or could not look at. */
async function findIssues(path: string, display: (typeof displays)[number]): Promise<string[]> {
  // It has more stops than a scan follows, and is used by hand.
  const interaction = path !== '/docs';
  const { pageScan } = await scanner.scanPage(product.url + path, { display, interaction });
  if (pageScan.status === 'failed') return [pageScan.error.message];
  const failed = ownFailures(pageScan);
  const expected = folded.has(path) ? 'HIDDEN_CONTENT' : interaction ? null : 'NOT_USED';
  const notAssessed = pageScan.notAssessed.filter(({ code }) => code !== expected);
  return [
    ...failed.map(({ rule, nodes }) => `${rule}: ${nodes[0]?.html}`),
    ...notAssessed.map((part) => `not assessed: ${JSON.stringify(part)}`),
  ];
}

describe.each(displays)('our own pages at $width px, $colorScheme', (display) => {
  it.each(routes)(
    '%s passes our own scanner',
    async (_, route) => {
      expect(await findIssues(route(), display)).toEqual([]);
      // As long as a scan may take: the API documentation has by far the most elements.
    },
    wholeUse.scanMs,
  );
});

/** How they look on the narrowest display is looked at in public-pages.alone.e2e.ts. */
describe.each([displays[0], displays[1]])('public pages, $colorScheme', (display) => {
  it('pass our own scanner, every one', async () => {
    const waiting = await publicPaths(product);
    const found: string[] = [];
    const work = async () => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        const where = path;
        const issues = await findIssues(where, display);
        found.push(...issues.map((issue) => `${where}: ${issue}`));
      }
    };
    await Promise.all(Array.from({ length: slots }, work));
    expect(found.toSorted()).toEqual([]);
    // All of them are used whole, one after the other.
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
