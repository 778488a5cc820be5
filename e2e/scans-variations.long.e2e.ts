import { readFile } from 'node:fs/promises';
import type { PageServer } from '@curbcut/testing';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAs } from './account.ts';
import { closeContext } from './close-context.ts';
import { everyPartLoaded } from './every-part-loaded.ts';
import { expectSoon } from './expect-soon.ts';
import { findViolationsOnDisplays } from './find-violations.ts';
import { openBrowser } from './open-browser.ts';
import { openPage } from './open-page.ts';
import { openWatchedPage } from './open-watched-page.ts';
import { prepareFerryScans } from './prepare-ferry-scans.ts';
import { sharedProduct } from './shared-product.ts';
import { waitForFocus } from './wait-for-focus.ts';

const product = sharedProduct(import.meta.filename);

const desktop = { viewport: { width: 1280, height: 900 } };

let server: PageServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let problems: string[];
let maya = '';
let fred = '';
let older = '';
let newer = '';
let sharedToken = '';

beforeAll(async () => {
  browser = await openBrowser();
  ({ server, maya, fred, older, newer } = await prepareFerryScans(product));
  const shared = await callAs(product, maya, 'POST', `/scan/${newer}/share`, { days: 7 });
  sharedToken = String(shared['url']).split('/').at(-1) ?? '';
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});
beforeEach(async () => {
  problems = [];
  context = await browser.newContext(desktop);
  page = await newPage();
});
afterEach(async () => {
  await closeContext(context);
  expect(problems).toEqual([]);
});

function newPage(): Promise<Page> {
  return openWatchedPage(context, problems);
}

async function openAs(token: string, where: string) {
  await page.addInitScript((value) => localStorage.setItem('authToken', value), token);
  await openPage(page, product.url + where);
}
const heading = (name: string | RegExp) => page.getByRole('heading', { name });

describe('the scan history', () => {
  it('searches and filters on the server, in the URL', async () => {
    await openAs(maya, '/scan-history');
    await page.getByLabel('Search by URL').fill('FERRY');
    await page.getByText('2 scan(s) found').waitFor();
    await expectSoon(() => new URL(page.url()).search).toBe('?search=FERRY');
    await page.getByRole('button', { name: /Status/ }).click();
    await page.getByRole('option', { name: 'Failed' }).click();
    await heading('No matching scans found').waitFor();
    await page.getByRole('button', { name: 'Clear search and filter' }).click();
    await waitForFocus(page.getByText('4 scan(s) found'));
    await page.goBack();
    await heading('No matching scans found').waitFor();
    await expectSoon(() => page.getByLabel('Search by URL').inputValue()).toBe('FERRY');
  });

  it('leads from a URL to its scan, and to the website only by the link that says so', async () => {
    await openAs(maya, '/scan-history');
    const row = page.locator('.rows > li').nth(2);
    const visit = row.getByRole('link', { name: /^Visit .*\/ferry \(opens in a new tab\)$/ });
    expect(await visit.getAttribute('href')).toBe(server.url('/ferry'));
    expect(await visit.getAttribute('target')).toBe('_blank');
    await row.getByRole('link', { name: /^http:.*\/ferry$/ }).click();
    await page.waitForURL(`**/scan/${newer}`);
  });

  it('keeps the focus in the search box while somebody types, and when it is cleared', async () => {
    await openAs(maya, '/scan-history');
    const box = page.getByLabel('Search by URL');
    await box.fill('ferr');
    await page.getByText('2 scan(s) found').waitFor();
    await page.keyboard.type('y');
    await expectSoon(() => box.inputValue()).toBe('ferry');
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await page.getByText('4 scan(s) found').waitFor();
    await waitForFocus(box);
    await page.keyboard.type('gone');
    await expectSoon(() => box.inputValue()).toBe('gone');
  });

  it('goes from page to page, not beyond the ends', async () => {
    await page.route('**/scans/user?*', async (route) => {
      const answer = (await (await route.fetch()).json()) as { pagination: object };
      const number = Number(new URL(route.request().url()).searchParams.get('page'));
      const pagination = { page: number, pages: 2, total: 14, limit: 10 };
      await route.fulfill({ json: { ...answer, pagination } });
    });
    await openAs(maya, '/scan-history');
    await page.getByText('Showing page 1 of 2 (14 total scans)').waitFor();
    await page.getByRole('button', { name: 'Previous', disabled: true }).waitFor();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('Showing page 2 of 2 (14 total scans)').waitFor();
    await page.getByRole('button', { name: 'Next', disabled: true }).waitFor();
    await expectSoon(() => new URL(page.url()).search).toBe('?page=2');
  });

  it('says what to do when there is nothing, and when it cannot be loaded', async () => {
    await openAs(fred, '/scan-history');
    await heading('No scans yet').waitFor();
    await page.getByRole('link', { name: 'Go to Dashboard' }).waitFor();
    await page.route('**/scans/user?*', (route) => route.fulfill({ status: 500, json: {} }));
    await page.reload();
    await page.getByRole('alert').getByText('Server error occurred. Please try again.').waitFor();
    await page.unroute('**/scans/user?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await heading('No scans yet').waitFor();
  });
});

describe('the scan detail', () => {
  it.each([
    ['CSV', /Page address/],
    ['SARIF', /"version": "2\.1\.0"/],
    ['PDF', /^%PDF/],
  ])('downloads %s', async (name, content) => {
    await openAs(maya, `/scan/${newer}`);
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: new RegExp(`Download ${name}`) }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`accessibility-report-${newer}.${name.toLowerCase()}`);
    expect(await readFile(await file.path(), 'latin1')).toMatch(content);
  });

  it('opens the HTML report in a window of its own', async () => {
    await openAs(maya, `/scan/${newer}`);
    const popup = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'View HTML Report' }).click();
    const report = await popup;
    await report.waitForURL('**/shared/**/report?format=html');
    await expectSoon(() => report.title()).toContain('127.0.0.1');
  });

  const sinceLastScan = () =>
    page
      .getByRole('region', { name: 'Result', exact: true })
      .getByText(/^Since /)
      .locator('..')
      .innerText();

  it('says of a link to an issue that it is fixed', async () => {
    await openAs(maya, `/scan/${older}`);
    const row = page.getByRole('button', { name: 'Images have no alternative text' });
    await row.waitFor();
    const id = await row.evaluate((button) => button.closest('[id^="i-"]')?.id);
    await openAs(maya, `/scan/${newer}#${id}`);
    await page.getByText('This issue is fixed: Images have no alternative text.').waitFor();
    await openAs(maya, `/scan/${newer}#i-nothing`);
    await page.getByText('This scan does not have the issue that the link names.').waitFor();
  });

  it('groups by source under the specified headings, and keeps that in the address', async () => {
    await openAs(maya, `/scan/${newer}`);
    await page.getByLabel('Group by').selectOption('Source');
    await heading('Lighthouse Accessibility Issues').waitFor();
    await page.reload();
    await heading('Lighthouse Accessibility Issues').waitFor();
  });

  it('shows the picture of a scan that needs a sign-in, with the element cut out of it', async () => {
    await openAs(maya, `/scan/${older}`);
    const picture = page.getByRole('img', { name: /Screenshot of the scanned page/ });
    await picture.waitFor();
    const isDrawn = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
    await expectSoon(() => isDrawn('.shot img')).toBe(true);
    await expectSoon(() => isDrawn('.crop img')).toBe(true);
  });

  it('prints the HTML report with one press', async () => {
    await context.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await openAs(maya, `/scan/${newer}`);
    const popup = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    const report = await popup;
    await report.waitForURL('**/shared/**/report?format=html&print=true');
    await report.locator('html[data-printed]').waitFor({ state: 'attached' });
    expect(await report.evaluate(() => window.origin)).toBe('null');
  });

  it('goes on from the count when the filters are cleared by a button that goes away', async () => {
    await openAs(maya, `/scan/${newer}?q=nothing-of-this-kind`);
    await heading('No matching issues found').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).last().click();
    await waitForFocus(page.getByText(/^(\d+) of \1 issues shown/));
  });

  it('says why it cannot scan again, and leads to the plans, until that is read', async () => {
    const error = 'You have used all 5 scans of this month.';
    await page.route('**/run-once', (route) =>
      route.fulfill({ status: 429, json: { error, code: 'QUOTA_EXCEEDED', request_id: 'test' } }),
    );
    await openAs(maya, `/scan/${newer}`);
    await page.getByRole('button', { name: 'Scan again' }).click();
    const notice = page.getByRole('alert').filter({ hasText: error });
    await notice.getByRole('link', { name: 'See the plans' }).waitFor();
    await notice.getByRole('button', { name: 'Dismiss' }).click();
    await notice.waitFor({ state: 'detached' });
    await waitForFocus(page.getByRole('button', { name: 'Scan again' }));
  });

  it('falls back to its second URL, then says what went wrong', async () => {
    await page.route(`**/scan/${newer}`, (route) =>
      route.request().resourceType() === 'fetch'
        ? route.fulfill({ status: 500, json: {} })
        : route.continue(),
    );
    await openAs(maya, `/scan/${newer}`);
    await expectSoon(sinceLastScan).toMatch(/1\s+fixed\s+1\s+new\s+1\s+still there/);
    await page.route('**/dashboard/scans/*', (route) => route.fulfill({ status: 500, json: {} }));
    await page.reload();
    await heading('Error Loading Scan').waitFor();
    await page.getByText('Server error occurred. Please try again.').waitFor();
    await page.getByRole('link', { name: 'Back to Dashboard' }).first().waitFor();
  });
});

describe('comparing', () => {
  it('puts websites side by side', async () => {
    await openAs(maya, '/compare');
    await page.getByLabel(/\/ferry/).check();
    await page.getByLabel(/\/fine/).check();
    await heading('Side by side').waitFor();
    const score = page.getByRole('row', { name: /^Score/ });
    // Each website's, and how far apart they are.
    await expectSoon(() => score.getByRole('cell').count()).toBe(3);
    await page.getByRole('columnheader', { name: 'Difference' }).waitFor();
    await expectSoon(() => new URL(page.url()).searchParams.getAll('url')).toHaveLength(2);
    await page.reload();
    await heading('Side by side').waitFor();
  });

  it('says so when there is nothing to compare, or when it fails', async () => {
    await openAs(fred, '/compare');
    await heading('Nothing to compare yet').waitFor();
    await openPage(page, `${product.url}/compare?older=${older}&newer=${newer}`);
    await page.getByText('The comparison could not be made').waitFor();
  });
});

describe('on every display', () => {
  // Where axe may be put into the page.
  beforeEach(async () => {
    await closeContext(context);
    context = await browser.newContext({ ...desktop, reducedMotion: 'reduce', bypassCSP: true });
    page = await newPage();
  });
  const look = async (token: string | null, where: string, ready: string | RegExp) => {
    if (token !== null) await openAs(token, where);
    else await openPage(page, product.url + where);
    await heading(ready).first().waitFor();
    await everyPartLoaded(page);
  };

  it.each([
    ['the history', 'maya', '/scan-history?limit=25', 'Scan History'],
    ['an empty history', 'fred', '/scan-history', 'No scans yet'],
    [
      'a history without a match',
      'maya',
      '/scan-history?search=nowhere',
      'No matching scans found',
    ],
    ['a scan', 'maya', '/scan/NEWER', /Fixed since/],
    ['a scan that is not there', 'fred', '/scan/NEWER', 'Scan Not Found'],
    ['the comparison of websites', 'maya', '/compare', 'Compare'],
    [
      'the comparison of scans',
      'maya',
      '/compare?older=OLDER&newer=NEWER',
      'Issues that are still there',
    ],
    ['a shared link that has ended', 'nobody', '/shared/nowhere', 'This link does not work'],
  ] as const)('%s has no violations', async (_name, who, where, ready) => {
    const token = { maya, fred, nobody: null }[who];
    await look(token, where.replace('NEWER', newer).replace('OLDER', older), ready);
    expect(await findViolationsOnDisplays(page)).toEqual([]);
  });

  it.each([
    ['the history', '/scan-history', '**/scans/user?*', 'Loading scan history...'],
    ['a scan', '/scan/NEWER', '**/scan/NEWER', 'Loading scan details...'],
    ['the websites to compare', '/compare', '**/dashboard/websites*', 'Loading your websites...'],
    ['a comparison', '/compare?older=OLDER&newer=NEWER', '**/dashboard/compare', 'Comparing...'],
    ['a shared scan', '/shared/SHARED', '**/shared/SHARED', 'Loading scan details...'],
  ])('%s has no violations while it loads, when it fails, and whole', async (...row) => {
    const [, where, call, words] = row;
    const fill = (text: string) =>
      text.replace('NEWER', newer).replace('OLDER', older).replace('SHARED', sharedToken);
    let answer: 'never' | 'failure' | 'answer' = 'never';
    await page.route(fill(call), async (route) => {
      if (route.request().resourceType() === 'document' || answer === 'answer') {
        await route.continue();
      } else if (answer === 'failure') await route.fulfill({ status: 500, json: {} });
    });
    await page.route('**/dashboard/scans/*', (route) => route.fulfill({ status: 500, json: {} }));
    await openAs(maya, fill(where));
    await page.getByText(words).first().waitFor({ state: 'attached' });
    expect(await findViolationsOnDisplays(page)).toEqual([]);
    answer = 'failure';
    await page.reload();
    await page.getByText('Server error occurred. Please try again.').first().waitFor();
    expect(await findViolationsOnDisplays(page)).toEqual([]);
    answer = 'answer';
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Server error occurred.').first().waitFor({ state: 'detached' });
    await everyPartLoaded(page);
    expect(await findViolationsOnDisplays(page)).toEqual([]);
  });

  it('the dialogs have no violations', async () => {
    await look(maya, `/scan/${newer}`, /Fixed since/);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByRole('button', { name: 'Create link' }).click();
    await page.getByLabel(/Your link is ready/).waitFor();
    expect(await findViolationsOnDisplays(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete scan' }).click();
    await heading('Delete scan?').waitFor();
    expect(await findViolationsOnDisplays(page)).toEqual([]);
  });
});
