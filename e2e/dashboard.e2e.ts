import { readFile } from 'node:fs/promises';
import type { PageServer } from '@curbcut/testing';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeContext } from './close-context.ts';
import { expectSoon } from './expect-soon.ts';
import { openBrowser } from './open-browser.ts';
import { openPage } from './open-page.ts';
import { openWatchedPage } from './open-watched-page.ts';
import { prepareChangingScans } from './prepare-changing-scans.ts';
import { sharedProduct } from './shared-product.ts';
import { stayInOneMonth } from './stay-in-one-month.ts';
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
/** Let go by a test that has seen its scan of `/held` run. */
let held = Promise.withResolvers<void>();

const quotaMs = 180_000;
beforeAll(() => stayInOneMonth(quotaMs), 2 * quotaMs);
beforeAll(async () => {
  browser = await openBrowser();
  ({ server, maya, fred } = await prepareChangingScans(product, () => held.promise));
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});
beforeEach(async () => {
  problems = [];
  held = Promise.withResolvers();
  context = await browser.newContext(desktop);
  page = await newPage();
});
afterEach(async () => {
  held.resolve();
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
const quickScan = () => page.getByRole('region', { name: 'Quick Scan' });
const toast = (text: string) => page.getByRole('alertdialog').getByText(text, { exact: true });
const trendsOf = (where: string) =>
  `/dashboard?tab=trends&website=${encodeURIComponent(server.url(where))}`;

describe('the frame', () => {
  it('greets, names the plan, counts', async () => {
    await openAs(maya, '/dashboard');
    await heading('Welcome back, Maya Okafor').waitFor();
    await page.getByText('Pro Plan', { exact: true }).waitFor();
    await page.getByText('1,000 scans per month').waitFor();
    await page.getByText('4/1,000 used').waitFor();
    const labels = await page
      .getByRole('region', { name: 'Your numbers' })
      .locator('dt')
      .allTextContents();
    expect(labels).toEqual([
      'Total Scans',
      'Websites Monitored',
      'Avg Accessibility Score',
      'Scans Remaining',
    ]);
  });
});

describe('the overview', () => {
  it('begins with three steps and a sample result', async () => {
    await openAs(fred, '/dashboard');
    await heading('Welcome, Fred Okafor').waitFor();
    await heading('1. Scan a page').waitFor();
    const sample = page.getByRole('region', { name: 'A sample result' });
    await sample.getByText('Serious', { exact: true }).waitFor();
    expect(await heading('Websites').count()).toBe(0);
    await sample.getByRole('link', { name: 'Open the sample result' }).click();
    await page.waitForURL('**/sample-result');
    await page.getByRole('heading', { level: 1, name: 'www.fjellmark.example' }).waitFor();
    await heading('Do these three first').waitFor();
    await page.getByRole('link', { name: 'WCAG criteria' }).click();
    await heading(/^WCAG 2\.2, level A and AA: \d+ criteria$/).waitFor();
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    await expectSoon(() => page.getByRole('menuitem').allTextContents()).toEqual([
      expect.stringMatching(/^Download CSV/),
      expect.stringMatching(/^Download JSON/),
      expect.stringMatching(/^Download SARIF/),
    ]);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Scan a page of yours' }).click();
    await page.waitForURL('**/free-scan');
  });

  it('shows each website as it stands, those with open critical issues first', async () => {
    await openAs(maya, '/dashboard');
    const websites = page.getByRole('region', { name: 'Websites' });
    const row = websites.getByRole('listitem').first();
    const host = new URL(server.url('/')).host;
    await row.getByRole('heading', { name: host }).waitFor();
    await row.getByText(/^1 page scanned: \/changing$/).waitFor();
    await row.getByText(/^Scores, oldest first: \d+, \d+, \d+$/).waitFor({ state: 'attached' });
    await row.getByText('No critical').waitFor();
    await row.getByRole('img').or(row.locator('img')).first().waitFor({ state: 'attached' });
    await row.getByRole('button', { name: /^Schedule/ }).click();
    const dialog = page.getByRole('dialog', { name: `Schedule scans of ${host}` });
    await expectSoon(() => dialog.getByLabel('Website URL').inputValue()).toContain('/changing');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await waitForFocus(row.getByRole('button', { name: /^Schedule/ }));
    await row.getByRole('link', { name: host, exact: true }).click();
    await heading(/\/changing/).waitFor();
  });

  it('scans at once, shows the stages and refreshes in place', async () => {
    await openAs(fred, '/dashboard');
    await heading('No scans yet').waitFor();
    await quickScan().getByLabel('Website URL').fill(server.url('/held'));
    await page.getByRole('button', { name: 'Scan now' }).click();
    await toast('Scan queued for processing...').waitFor();
    await heading('Scan In Progress').waitFor();
    await page.reload();
    await heading('Scan In Progress').waitFor();
    held.resolve();
    await toast('Quick scan completed successfully!').waitFor();
    await page.getByText('1/5 used').waitFor();
    await page.getByRole('link', { name: /\/held/ }).waitFor();
    await page.getByRole('button', { name: 'Scan another page' }).click();
    await expectSoon(() => quickScan().getByLabel('Website URL').inputValue()).toBe('');
  });

  it('cancels a scan', async () => {
    await openAs(maya, '/dashboard');
    await quickScan().getByLabel('Website URL').fill(server.url('/held'));
    await page.getByRole('button', { name: 'Scan now' }).click();
    await page.getByRole('button', { name: 'Cancel scan' }).click();
    await page.getByRole('button', { name: 'Scan now' }).waitFor();
  });
});

describe('schedules', () => {
  it('are created, changed, paused and deleted', async () => {
    await openAs(maya, '/dashboard?tab=schedules');
    await heading('No scheduled scans yet').waitFor();
    await page.getByRole('button', { name: 'Schedule scan' }).click();
    await page.getByText('Please enter a website URL').waitFor();
    await page.getByLabel('Website URL').fill(server.url('/fine'));
    await page.getByRole('button', { name: 'Schedule scan' }).click();
    await toast('Scan scheduled successfully!').waitFor();
    await page.getByText('Active', { exact: true }).waitFor();
    await page.getByText(/^Every \w+day at 09:00 UTC$/).waitFor();
    await page.getByText(/^Next run /).waitFor();
    await page.getByText('Has not run yet').waitFor();

    await page.getByRole('button', { name: /^Edit the schedule/ }).click();
    await page.getByRole('dialog').getByRole('radio', { name: 'Daily' }).click();
    await page.getByRole('dialog').getByLabel('Time (UTC)').fill('06:30');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Every day at 06:30 UTC').waitFor();

    await page.getByRole('button', { name: /^Edit the schedule/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('radio', { name: /^Whole site/ })
      .click();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page
      .getByRole('region', { name: 'Active Schedules' })
      .getByText('Whole website')
      .waitFor();
    await page.getByRole('button', { name: /^Pause the schedule/ }).click();
    await page.getByText('Paused', { exact: true }).waitFor();
    await page.getByRole('button', { name: /^Resume the schedule/ }).click();
    await page.getByText('Active', { exact: true }).waitFor();

    await page.getByRole('button', { name: /^Delete the schedule/ }).click();
    await page.getByRole('alertdialog', { name: 'Delete schedule?' }).waitFor();
    await page.getByRole('button', { name: 'Delete schedule', exact: true }).click();
    await toast('Schedule deleted successfully').waitFor();
    await heading('No scheduled scans yet').waitFor();
    await page.locator('h2:focus', { hasText: 'Active Schedules' }).waitFor();
  });
});

describe('trends', () => {
  it('draw the score and say the finding, with the same numbers in a table', async () => {
    await openAs(maya, trendsOf('/changing'));
    await heading(/Score of .*\/changing/).waitFor();
    await page.getByText(/^Up \d+ points in 3 scans\. Last change: /).waitFor();
    await page.getByText(/^\d+ new and [1-9]\d* fixed in 2 comparisons\./).waitFor();
    await heading('Score of each category').waitFor();
    await page
      .getByRole('radiogroup', { name: 'Show scores as' })
      .getByRole('radio', { name: 'Table' })
      .click();
    const table = page.getByRole('table', { name: 'Scores', exact: true });
    await expectSoon(() => table.getByRole('row').count()).toBe(4);
    await page
      .getByRole('radiogroup', { name: 'Range' })
      .getByRole('radio', { name: '30 days' })
      .click();
    await page.waitForURL(/range=30d/);
    await page.reload();
    await heading(/Score of .*\/changing/).waitFor();
  });
});

describe('business reports', () => {
  it('explain the four reports and offer them', async () => {
    await openAs(maya, '/dashboard?tab=reports');
    for (const name of ['JSON Data', 'PDF Report', 'Professional HTML', 'Business Impact']) {
      await heading(name).waitFor();
      await page
        .getByRole('button', { name: new RegExp(`^${name} of`) })
        .first()
        .waitFor();
    }
    await page.getByText('The scan failed, so there is nothing to report.').first().waitFor();
    const download = page.waitForEvent('download');
    await page
      .getByRole('button', { name: /^PDF Report of/ })
      .first()
      .click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/\.pdf$/);
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  });
});
