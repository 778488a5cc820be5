import { readFile } from 'node:fs/promises';
import type { PageServer } from '@curbcut/testing';
import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAs, createAccount, scanAs } from './account.ts';
import { closeContext } from './close-context.ts';
import { displays } from './displays.ts';
import { everyPartLoaded } from './every-part-loaded.ts';
import { expectSoon } from './expect-soon.ts';
import { findViolations, findViolationsOnDisplays, showOn } from './find-violations.ts';
import { openBrowser } from './open-browser.ts';
import { openPage } from './open-page.ts';
import { openWatchedPage } from './open-watched-page.ts';
import { prepareChangingScans } from './prepare-changing-scans.ts';
import { sharedProduct } from './shared-product.ts';
import { stayInOneMonth } from './stay-in-one-month.ts';
import { waitForFocus } from './wait-for-focus.ts';

const product = sharedProduct(import.meta.filename);

const desktop = { viewport: { width: 1280, height: 900 } };
const tabs = ['overview', 'scans', 'schedules', 'trends', 'reports'] as const;

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

/** Where axe may be put into the page. */
async function openContextForAxe(): Promise<void> {
  await closeContext(context);
  context = await browser.newContext({ ...desktop, reducedMotion: 'reduce', bypassCSP: true });
  page = await newPage();
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
  it('keeps the tab in the URL, for back and reload', async () => {
    await openAs(maya, '/dashboard');
    await page.getByRole('tab', { name: 'Scan History' }).click();
    await page.getByRole('tab', { name: 'Business Reports' }).click();
    await page.waitForURL('**/dashboard?tab=reports');
    await page.goBack();
    await page.waitForURL('**/dashboard?tab=scans');
    await page.reload();
    await page.getByRole('tab', { name: 'Scan History', selected: true }).waitFor();
    await page.getByRole('columnheader', { name: 'Website' }).waitFor();
  });

  it('keeps what is typed while another tab is looked at', async () => {
    await openAs(maya, '/dashboard');
    await quickScan().getByText('Options').click();
    await quickScan()
      .getByRole('radio', { name: /Whole site/ })
      .click();
    await quickScan().getByLabel('Website URL').fill('https://half-typed.example/qui');
    await page.getByRole('tab', { name: 'Scheduled Scans' }).click();
    const schedule = page.getByRole('region', { name: 'Schedule Recurring Scan' });
    await schedule.getByLabel('Website URL').fill('https://half-typed.example/sche');
    await schedule.getByRole('radio', { name: 'Monthly' }).click();
    await page.getByRole('tab', { name: 'Overview' }).click();
    await expectSoon(() => quickScan().getByLabel('Website URL').inputValue()).toBe(
      'https://half-typed.example/qui',
    );
    // What is chosen can be read without opening it.
    await quickScan().getByText('Options: whole site, WCAG 2.2 AA').waitFor();
    await page.getByRole('tab', { name: 'Scheduled Scans' }).click();
    await expectSoon(() => schedule.getByLabel('Website URL').inputValue()).toBe(
      'https://half-typed.example/sche',
    );
    expect(await schedule.getByRole('radio', { name: 'Monthly' }).isChecked()).toBe(true);
  });

  it('says of a plan without schedules that it has none, not that none of none are used', async () => {
    await openAs(fred, '/dashboard');
    await page.getByText('Not in your plan').waitFor();
    expect(await page.getByText('0 of 0').count()).toBe(0);
  });

  it('is a labeled list on a small screen', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openAs(maya, '/dashboard');
    await page.getByRole('button', { name: /Section/ }).click();
    await page.getByRole('option', { name: 'Website Trends' }).click();
    await page.waitForURL('**/dashboard?tab=trends');
    expect(await page.getByRole('tab').count()).toBe(0);
  });
});

describe('the overview', () => {
  it('scans a website again in the way of its last scan, and leads to its trend and its scans', async () => {
    const ida = await createAccount(product, 'Ida', null);
    const [url, way] = [server.url('/fine'), { standard: '2.1-A', interaction: false }];
    const first = await scanAs(product, ida, url, way);
    await openAs(ida, '/dashboard');
    const { host } = new URL(url);
    const choose = async (action: string) => {
      await page.getByRole('button', { name: `More actions for ${host}`, exact: true }).click();
      await page.getByRole('menuitem', { name: action }).click();
    };
    await choose('View trend');
    await page.waitForURL(`**/dashboard?tab=trends&website=${encodeURIComponent(url)}`);
    await page.goBack();
    await choose('All scans');
    await page.waitForURL(`**/scan-history?search=${encodeURIComponent(host)}`);
    await page.goBack();
    await choose('Scan again');
    await page.waitForURL(({ pathname }) => pathname.startsWith('/scan/'));
    const second = new URL(page.url()).pathname.replace('/scan/', '');
    expect(second).not.toBe(first);
    expect(await callAs(product, ida, 'GET', `/scan/${second}`)).toMatchObject({ url, ...way });
  });

  it('shows by itself that a scan which was started elsewhere has ended', async () => {
    const nia = await createAccount(product, 'Nia', null);
    await callAs(product, nia, 'POST', '/run-once', { url: server.url('/held') });
    await openAs(nia, '/dashboard');
    const recent = page.getByRole('region', { name: 'Recent Scans' });
    await recent.getByText(/^(Queued|Running)$/).waitFor();
    await page.getByText('No scan with a score yet').waitFor();
    held.resolve();
    await recent.getByText('0 issues').waitFor();
    await page.getByText('Latest scan of each address').waitFor();
  });

  it('says what is wrong with a URL, and ignores a blank', async () => {
    await openAs(maya, '/dashboard');
    await page.getByRole('button', { name: 'Scan now' }).click();
    await quickScan().getByLabel('Website URL').fill('not an address');
    await page.getByRole('button', { name: 'Scan now' }).click();
    await page.getByText('Please enter a valid website URL (e.g., https://example.com)').waitFor();
    await waitForFocus(quickScan().getByLabel('Website URL'));
  });

  it.each([
    [
      503,
      'UNAVAILABLE',
      'Server error occurred. Please try again.',
      'Scanning service is temporarily unavailable. Please try again later.',
    ],
    [400, 'TARGET_REFUSED', 'It is private.', 'Failed to start scan: It is private.'],
  ])('says why a scan did not start: %i', async (status, code, error, message) => {
    await page.route('**/run-once', refuse(status, code, error));
    await openAs(maya, '/dashboard');
    await quickScan().getByLabel('Website URL').fill(server.url('/fine'));
    await page.getByRole('button', { name: 'Scan now' }).click();
    await page.getByRole('tabpanel').getByRole('alert').getByText(message).waitFor();
    expect(await toast(message).count()).toBe(0);
  });

  it('leads from the monthly limit to the plans', async () => {
    await page.route('**/run-once', refuse(402, 'QUOTA_EXCEEDED', 'You have used your 5 scans.'));
    await openAs(fred, '/dashboard');
    await quickScan().getByLabel('Website URL').fill(server.url('/fine'));
    await page.getByRole('button', { name: 'Scan now' }).click();
    const refusal = page.getByRole('alert').filter({ hasText: 'You have used your 5 scans.' });
    await refusal.waitFor();
    const plans = refusal.getByRole('link', { name: 'See the plans' });
    expect(await plans.getAttribute('href')).toBe('/pricing');
  });

  it('blocks schedules for a free plan, and shows analytics to a paid one only', async () => {
    await openAs(fred, '/dashboard?tab=schedules');
    await page
      .getByText(
        'Scheduling is a Pro feature. Please upgrade to Pro plan to schedule recurring scans.',
      )
      .waitFor();
    // This server sells nothing.
    await page.getByRole('link', { name: 'See the plans' }).waitFor();
    expect(await page.getByRole('link', { name: 'Upgrade to Pro' }).count()).toBe(0);
    await page.getByRole('tab', { name: 'Overview' }).click();
    await quickScan().waitFor();
    await everyPartLoaded(page);
    expect(await heading('Advanced Analytics').count()).toBe(0);
    await closeContext(context);
    context = await browser.newContext();
    page = await newPage();
    await openAs(maya, '/dashboard');
    await heading('Advanced Analytics').waitFor();
  });
});

describe('the scan history', () => {
  it('offers details and reports of what has them, trend and website always', async () => {
    await openAs(maya, '/dashboard?tab=scans');
    const failed = page.getByRole('row', { name: /\/gone/ });
    await failed.getByRole('link', { name: /View details/ }).waitFor();
    await failed.getByRole('button', { name: /More actions/ }).click();
    await expectSoon(() => page.getByRole('menuitem').allTextContents()).toEqual([
      'View trend',
      'Visit website (opens in a new tab)',
    ]);
    await page.keyboard.press('Escape');
    await page
      .getByRole('row', { name: /\/changing/ })
      .first()
      .getByRole('button')
      .click();
    await expectSoon(() => page.getByRole('menuitem').allTextContents()).toEqual([
      'Download JSON',
      'Download PDF',
      'Open professional HTML report',
      'Business summary',
      'View trend',
      'Visit website (opens in a new tab)',
    ]);
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Download JSON' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(
      /^accessibility-report-http---127-0-0-1-\d+-changing-.+\.json$/,
    );
    const report = JSON.parse(await readFile(await file.path(), 'utf8')) as { url: string };
    expect(report.url).toBe(server.url('/changing'));
  });

  it('opens the HTML report in a window of its own', async () => {
    await openAs(maya, '/dashboard?tab=scans');
    await page
      .getByRole('row', { name: /\/changing/ })
      .first()
      .getByRole('button')
      .click();
    const popup = page.waitForEvent('popup');
    await page.getByRole('menuitem', { name: 'Open professional HTML report' }).click();
    await (await popup).getByRole('heading', { level: 2, name: 'How this was tested' }).waitFor();
  });

  it('says when the window was blocked, and when a report could not be had', async () => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.route('**/api/reports/download/*', refuse(500, 'INTERNAL', 'Server error'));
    await openAs(maya, '/dashboard?tab=reports');
    await page
      .getByRole('button', { name: /Professional HTML of/ })
      .first()
      .click();
    await toast('Popup blocked. Please allow popups for this site.').waitFor();
    await page
      .getByRole('button', { name: /JSON Data of/ })
      .first()
      .click();
    await toast('Failed to download report. Please try again.').waitFor();
  });

  it.each([
    [true, false, 'Browser connection issue detected'],
    [false, true, 'Lighthouse scan issue detected'],
    [true, true, 'Browser connection issue detected & Lighthouse scan issue'],
  ])('warns of engine trouble (%s, %s)', async (engine, lighthouse, warning) => {
    await page.route('**/dashboard/scans?*', async (route) => {
      const answer = (await (await route.fetch()).json()) as { scans: object[] };
      const [first, ...rest] = answer.scans;
      const scans = [{ ...first, engine_error: engine, lighthouse_error: lighthouse }, ...rest];
      await route.fulfill({ json: { ...answer, scans } });
    });
    await openAs(maya, '/dashboard?tab=scans');
    await page.getByText(warning, { exact: true }).waitFor();
  });

  it('leads to the trend', async () => {
    await openAs(maya, '/dashboard?tab=scans');
    await page
      .getByRole('row', { name: /\/changing/ })
      .first()
      .getByRole('button')
      .click();
    await page.getByRole('menuitem', { name: 'View trend' }).click();
    await heading(/Score of .*\/changing/).waitFor();
  });
});

describe('schedules', () => {
  it('say when the limit is reached, when deleting failed, and when the last runs failed', async () => {
    const schedule = (id: number) => ({
      job_id: `s${id}`,
      url: `https://site${id}.example/`,
      frequency: 'weekly',
      time: '09:00',
      day: 1,
      status: id === 0 ? 'active' : 'paused',
      next_run: null,
      last_run: '2026-11-20T09:00:00.000Z',
      last_scan_id: null,
      last_status: 'failed',
      last_score: null,
      last_cancelled: false,
      failures: id === 0 ? 3 : 0,
      last_error: id === 0 ? 'The website did not answer.' : null,
      email: null,
      mails: id === 1 ? 'stopped' : 'on',
      created_at: '2026-11-01T09:00:00.000Z',
    });
    await page.route('**/schedules', (route) =>
      route.fulfill({
        json: {
          schedules: Array.from({ length: 10 }, (_, id) => schedule(id)),
          max_scheduled_scans: 10,
        },
      }),
    );
    await page.route('**/schedules/*', refuse(500, 'INTERNAL', 'Server error'));
    await openAs(maya, '/dashboard?tab=schedules');
    await page.getByText('The last 3 runs failed.').waitFor();
    await page.getByText('The website did not answer.').waitFor();
    await page.getByText('You have stopped its mails').waitFor();
    await page.getByLabel('Website URL').fill(server.url('/fine'));
    await page.getByRole('button', { name: 'Schedule scan' }).click();
    await page
      .getByText(
        "You've reached your limit of 10 scheduled scans. Please delete an existing schedule first.",
      )
      .waitFor();
    await page
      .getByRole('button', { name: /^Delete the schedule/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Delete schedule', exact: true }).click();
    await toast('Failed to delete schedule').waitFor();
  });
});

describe('trends', () => {
  it('say when there are fewer than two scans, and when they could not be loaded', async () => {
    await openAs(maya, trendsOf('/gone'));
    await Promise.all([
      heading('No trend data available for this website').waitFor(),
      toast('No trend data available for this website').waitFor(),
    ]);
    await page.route('**/trend?*', refuse(429, 'RATE_LIMITED', 'Slow down.'));
    await page.getByRole('link', { name: /\/changing/ }).click();
    await toast('Failed to load website trend').waitFor();
    await page.unroute('**/trend?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await heading(/Score of .*\/changing/).waitFor();
  });
});

describe('business reports', () => {
  it('are unavailable for a scan without an id', async () => {
    await page.route('**/dashboard/scans?*', (route) =>
      route.fulfill({
        json: [{ url: 'https://example.org/', scan_date: '2026-11-01', score: 80 }],
      }),
    );
    await openAs(maya, '/dashboard?tab=reports');
    await page.getByText('Reports unavailable').waitFor();
  });

  it('are drawn in the browser when the server cannot', async () => {
    await page.route('**/report?format=pdf', refuse(503, 'REPORT_FAILED', 'No PDF.'));
    await openAs(maya, '/dashboard?tab=reports');
    const download = page.waitForEvent('download', { timeout: 120_000 });
    await page
      .getByRole('button', { name: /^PDF Report of/ })
      .first()
      .click();
    const pdf = await readFile(await (await download).path());
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.length).toBeGreaterThan(50_000);
    expect(pdf.toString('latin1')).toMatch(/\/MediaBox \[0 0 595\.\d+ 841\.\d+\]/);
  });

  it('summarize for people who decide, falling back twice', async () => {
    const asked: string[] = [];
    await page.route(/\/api\/reports\/summary\/|\/scan\/[^/?]+$/, (route) => {
      asked.push(new URL(route.request().url()).pathname.split('/')[1] ?? '');
      return refuse(500, 'INTERNAL', 'Server error')(route);
    });
    await openAs(maya, '/dashboard?tab=reports');
    await page
      .getByRole('button', { name: /^Business Impact of/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Executive Business Summary' });
    await dialog.getByRole('heading', { name: 'Business Impact' }).waitFor();
    expect(asked).toEqual(['api', 'scan']);
    for (const name of ['Compliance Status', 'Risk Assessment', 'Scan Overview']) {
      await dialog.getByRole('heading', { name }).waitFor();
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });
});

describe('on every display', () => {
  beforeEach(openContextForAxe);

  it.each(tabs.flatMap((tab) => [[tab, 'with data'] as const, [tab, 'without'] as const]))(
    '%s passes axe, %s',
    async (tab, data) => {
      const ofWebsite = tab === 'trends' && data === 'with data';
      await openAs(
        data === 'with data' ? maya : fred,
        ofWebsite ? trendsOf('/changing') : `/dashboard?tab=${tab}`,
      );
      await page.getByRole('tabpanel').waitFor();
      if (tab === 'overview') await page.getByText(/\d used$/).waitFor();
      await everyPartLoaded(page);
      expect(await findViolationsOnDisplays(page)).toEqual([]);
    },
  );

  it.each(tabs)('%s passes axe while loading and when it cannot load', async (tab) => {
    await openAs(maya, '/pricing');
    const calls = /\/(dashboard\/|scans\/|schedules$|api\/payments)/;
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(calls, async (route) => {
      await released;
      await refuse(500, 'INTERNAL', 'Server error occurred. Please try again.')(route);
    });
    await openPage(page, `${product.url}/dashboard?tab=${tab}`);
    await page.locator('[aria-busy="true"]').first().waitFor();
    await page.locator('.skeleton').first().waitFor();
    expect(await findViolationsOnDisplays(page)).toEqual([]);
    release();
    // The numbers stand with the overview.
    if (tab === 'overview') {
      await page.getByText('Unable to load dashboard statistics').waitFor();
      expect(
        await page.getByRole('region', { name: 'Your numbers' }).locator('dd').allInnerTexts(),
      ).toEqual(Array.from({ length: 4 }, () => expect.stringMatching(/^–\s*not known$/)));
    }
    await everyPartLoaded(page);
    await page
      .getByRole('button', { name: 'Try again' })
      .nth(tab === 'overview' ? 1 : 0)
      .waitFor();
    expect(await findViolationsOnDisplays(page)).toEqual([]);
  });

  it('the dialogs and the menu pass axe', async () => {
    await openAs(maya, '/dashboard?tab=scans');
    for (const display of displays) {
      await showOn(page, display);
      const more = page.getByRole('button', { name: /^More actions for .*changing/ }).first();
      await more.click();
      await page.getByRole('menuitem', { name: 'Business summary' }).waitFor();
      expect(await findViolations(page), display.colorScheme).toEqual([]);
      await page.getByRole('menuitem', { name: 'Business summary' }).click();
      await page.getByRole('heading', { name: 'Risk Assessment' }).waitFor();
      expect(await findViolations(page), display.colorScheme).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  });
});

function refuse(status: number, code: string, error: string) {
  return (route: Route) => route.fulfill({ status, json: { error, code, request_id: 'test' } });
}
