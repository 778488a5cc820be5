import { readFile } from 'node:fs/promises';
import type { PageServer } from '@curbcut/testing';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAs, scanAs } from './account.ts';
import { closeContext } from './close-context.ts';
import { expectSoon } from './expect-soon.ts';
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

beforeAll(async () => {
  browser = await openBrowser();
  ({ server, maya, fred, older, newer } = await prepareFerryScans(product));
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
const toast = (text: string) => page.getByRole('alertdialog').getByText(text, { exact: true });

describe('the scan history', () => {
  it('lists every scan with its figures, newest first', async () => {
    await openAs(maya, '/scan-history');
    await page.getByText('4 scan(s) found').waitFor();
    const rows = page.locator('.rows > li');
    await expectSoon(() => rows.count()).toBe(4);
    expect(await rows.nth(0).textContent()).toMatch(/No score.*\/gone.*Failed/);
    expect(await rows.nth(2).textContent()).toMatch(
      /\/ferry.*Completed.*Single page.*\/100.*issue/,
    );
    await page
      .getByRole('link', { name: /View Details of .*\/ferry/ })
      .first()
      .click();
    await page.waitForURL(`**/scan/${newer}`);
  });

  it('deletes a scan after asking', async () => {
    await scanAs(product, fred, server.url('/fine'));
    await openAs(fred, '/scan-history');
    await page.getByRole('button', { name: /Delete the scan of/ }).click();
    await heading('Delete scan?').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('1 scan(s) found').waitFor();
    await page.getByRole('button', { name: /Delete the scan of/ }).click();
    await page.getByRole('button', { name: 'Delete scan', exact: true }).click();
    await toast('Scan deleted successfully').waitFor();
    await heading('No scans yet').waitFor();
    await page.locator('output:focus', { hasText: '0 scan(s) found' }).waitFor();
  });
});

describe('the scan detail', () => {
  const sinceLastScan = () =>
    page
      .getByRole('region', { name: 'Result', exact: true })
      .getByText(/^Since /)
      .locator('..')
      .innerText();

  it('says what to do first, and each step leads to its issue with its head at the top', async () => {
    await openAs(maya, `/scan/${older}`);
    await heading(/^Do (this|these two|these three) first$/).waitFor();
    const [first] = await page
      .getByRole('region', { name: /^Do .+ first$/ })
      .getByRole('link')
      .all();
    if (!first) throw new Error('There is nothing to do.');
    await first.click();
    const row = page.locator(new URL(page.url()).hash);
    const toggle = row.getByRole('button', { expanded: true });
    await waitForFocus(toggle);
    await expectSoon(async () => (await row.boundingBox())?.y ?? -1).toBeLessThan(40);
    // The same address leads there again, whatever its filters hide.
    const address = new URL(page.url());
    address.searchParams.set('q', 'nothing-of-this-kind');
    await openAs(maya, address.pathname + address.search + address.hash);
    await waitForFocus(toggle);
  });

  it('says what changed since the scan before', async () => {
    await openAs(maya, `/scan/${newer}`);
    await heading(/Fixed since/).waitFor();
    await expectSoon(sinceLastScan).toMatch(/^Since .+\s1\s+fixed\s+1\s+new\s+1\s+still there/s);
    const fixed = page.getByRole('region', { name: /Fixed since/ });
    await fixed
      .getByText(/Images have no alternative text/)
      .first()
      .waitFor();
    // A number narrows the list, tells so where the focus goes, and takes that back.
    const fresh = page.getByRole('button', { name: '1 new', pressed: false });
    await fresh.focus();
    await page.keyboard.press('Enter');
    await waitForFocus(page.getByText('1 of 2 issues shown'));
    await page.waitForURL(/change=new/);
    await page.getByRole('button', { name: '1 new', pressed: true }).press('Enter');
    await waitForFocus(page.getByText('2 of 2 issues shown'));
    await fresh.waitFor();
  });

  it('is read with the keyboard alone', async () => {
    await openAs(maya, `/scan/${older}`);
    const row = page.getByRole('button', { name: 'Images have no alternative text' });
    await row.waitFor();
    await row.focus();
    if ((await row.getAttribute('aria-expanded')) === 'false') await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /Show element 1 in the picture/ }).focus();
    await page.keyboard.press('Enter');
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    await expectSoon(focused).toMatch(/^Element 1,/);
    await page.keyboard.press('Enter');
    await expectSoon(focused).toContain('Show element 1');

    // What belongs to the elements is one stop of Tab, within which arrow keys move; the whole issue can be passed.
    await page.getByRole('button', { name: /Show element 1 in the picture/ }).focus();
    await page.keyboard.press('ArrowRight');
    await expectSoon(focused).toMatch(/^Copy the selector/);
    await page.keyboard.press('Tab');
    const isInElements = () =>
      page.evaluate(() => document.activeElement?.closest('.element') !== null);
    await expectSoon(isInElements).toBe(false);
    await row.focus();
    await page.keyboard.press('Tab');
    await expectSoon(focused).toBe('Next issue');
    await page.keyboard.press('Enter');
    const isToggle = () =>
      page.evaluate(() => document.activeElement?.matches('.issue__toggle') ?? false);
    await expectSoon(isToggle).toBe(true);
    expect(await focused()).not.toContain('Images have no alternative text');
  });

  it('downloads JSON', async () => {
    await openAs(maya, `/scan/${newer}`);
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: /Download JSON/ }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`accessibility-report-${newer}.json`);
    expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
      url: server.url('/ferry'),
    });
  });

  it('scans again', async () => {
    await openAs(maya, `/scan/${newer}`);
    await page.getByRole('button', { name: 'Scan again' }).click();
    await page.waitForURL((url) => url.pathname.startsWith('/scan/') && !url.href.includes(newer));
    await heading(/\/ferry/).waitFor();
    await expectSoon(sinceLastScan).toMatch(/\s0\s+fixed\s+0\s+new\s+2\s+still there/);
  });

  it('of a failed scan says why, and of somebody else’s nothing', async () => {
    const { job_id: failed } = await callAs(product, maya, 'POST', '/run-once', {
      url: server.url('/gone'),
    });
    await openAs(maya, `/scan/${String(failed)}`);
    await page.getByRole('button', { name: 'Scan again' }).waitFor();
    await page.getByText('There is no score and no list of issues').waitFor();
    await page.close();
    page = await newPage();
    await openAs(fred, `/scan/${newer}`);
    await heading('Scan Not Found').waitFor();
    await page.getByText('The requested scan could not be found.').waitFor();
  });
});

describe('sharing', () => {
  it('gives a link that reads without an account, until it is taken back', async () => {
    await openAs(maya, `/scan/${older}`);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByRole('button', { name: 'Create link' }).click();
    const link = await page.getByLabel(/Your link is ready/).inputValue();
    const visitor = await browser.newContext();
    const shared = await visitor.newPage();
    await openPage(shared, link);
    await shared.getByRole('heading', { name: /\/ferry/ }).waitFor();
    expect(await shared.getByRole('button', { name: 'Share', exact: true }).count()).toBe(0);
    const image = shared.locator('.shot img');
    await expectSoon(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth > 0)).toBe(
      true,
    );
    const download = shared.waitForEvent('download');
    await shared.getByRole('button', { name: 'Download', exact: true }).click();
    await shared.getByRole('menuitem', { name: /Download JSON/ }).click();
    expect(await readFile(await (await download).path(), 'utf8')).not.toContain('maple.example');
    await page.getByRole('button', { name: /^Revoke/ }).click();
    await page.getByRole('button', { name: /^Revoke/ }).waitFor({ state: 'detached' });
    await shared.reload();
    await shared.getByRole('heading', { name: 'This link does not work' }).waitFor();
    await closeContext(visitor);
  });
});

describe('comparing', () => {
  it('tells what is new, fixed and unchanged between two scans', async () => {
    await openAs(maya, `/compare?older=${older}&newer=${newer}`);
    for (const [title, text] of [
      ['New issues', /Form fields|field/i],
      ['Fixed issues', /Images have no alternative text/],
      ['Issues that are still there', /contrast/i],
    ] as const) {
      const list = page.getByRole('region', { name: title });
      await list.getByText(text).first().waitFor();
    }
  });
});
