import { type PageServer, startPageServer } from '@curbcut/testing';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createAccount } from './account.ts';
import { expectSoon } from './expect-soon.ts';
import { closeContext } from './close-context.ts';
import { findViolations, findViolationsOnDisplays } from './find-violations.ts';
import { openBrowser } from './open-browser.ts';
import { openPage } from './open-page.ts';
import { openWatchedPage } from './open-watched-page.ts';
import { sharedProduct } from './shared-product.ts';

const product = sharedProduct(import.meta.filename);

const page = (name: string, links: string[], more = '') =>
  `<!doctype html><html lang="en"><head><title>${name}</title></head><body><header><img src="/logo.png" width="200" height="60"></header>
  <main><h1>${name}</h1><p>Read about ${name} here.</p>${more}${links.map((link) => `<p><a href="${link}">See ${link}</a></p>`).join('')}</main></body></html>`;

let server: PageServer;
let browser: Browser;
let context: BrowserContext;
let shown: Page;
let problems: string[];
let maya = '';
let fred = '';
/** Held back until the test lets it go, so that the scan is seen while it runs. */
let letGo = () => {};

beforeAll(async () => {
  const held = new Promise<void>((resolve) => (letGo = resolve));
  server = await startPageServer(
    {
      '/': page('Harbor', ['/boats', '/crew', '/private/log', '/missing', '/logout']),
      '/robots.txt': (_, response) => void response.end('User-agent: *\nDisallow: /private\n'),
      '/boats': page('Boats', ['/boats/red', '/'], '<input name="name">'),
      // Found last, so that nothing else is waited for while it is held back.
      '/boats/red': page('Red boat', ['/boats', '/slow']),
      '/crew': page('Crew', []),
      '/slow': (_, response) => void held.then(() => response.end(page('Slow', []))),
    },
    { port: product.pagePort },
  );
  browser = await openBrowser();
  maya = await createAccount(product, 'Maya', 'pro');
  fred = await createAccount(product, 'Fred', null);
});
afterAll(async () => {
  letGo();
  await browser?.close();
  await server?.close();
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  problems = [];
  shown = await openWatchedPage(context, problems);
});
afterEach(async () => {
  await closeContext(context);
  expect(problems).toEqual([]);
});

async function openAs(token: string, where: string): Promise<void> {
  await context.addInitScript((held) => localStorage.setItem('authToken', held), token);
  await openPage(shown, product.url + where);
}

it('a whole site is scanned from the dashboard, page by page, and every page leads to its own scan and back', async () => {
  await openAs(maya, '/dashboard');
  const form = shown.getByRole('region', { name: 'Quick Scan' });
  await form.getByText('Options').click();
  await form.getByRole('radio', { name: /Whole site \(up to 100 pages\)/ }).click();
  await form.getByLabel('Website URL').fill(server.url('/'));
  await shown.getByRole('button', { name: 'Scan now' }).click();
  await shown.getByRole('heading', { name: 'Site Scan In Progress' }).waitFor();
  await shown
    .getByText('4 of at most 100 pages scanned (6 found so far), 1 failed, 2 skipped')
    .first()
    // However busy the machine is: the test has a limit of its own.
    .waitFor({ timeout: 0 });
  await shown.getByRole('heading', { name: 'Seen so far' }).waitFor();
  expect(await findViolations(shown)).toEqual([]);
  letGo();

  await shown.getByRole('heading', { name: 'Pages, worst first' }).waitFor();
  await shown.getByText('5 of 6 pages scanned, 1 failed, 2 skipped').waitFor();
  const reasons = shown.getByRole('table', { name: 'Addresses that were not scanned, by reason' });
  await reasons.getByRole('row', { name: /Not allowed by robots\.txt 1/ }).waitFor();
  await reasons.getByRole('button', { name: /Show the addresses.*sign somebody out/ }).click();
  await shown.getByText('To open it would sign somebody out.').waitFor();
  await shown.getByText(/404 Not Found/).waitFor();
  const cause = shown.getByRole('button', { name: 'Images have no alternative text' });
  await cause.click();
  await shown.getByRole('heading', { name: 'Fix once, repairs 5 pages' }).waitFor();
  await shown.getByRole('heading', { name: 'Pages with this issue (5)' }).waitFor();
  await shown.getByText('1 element, score').first().waitFor();
  // As it looks on one of its pages, with its place on that page's picture.
  await shown.getByRole('heading', { name: 'Found by' }).waitFor();
  await shown.getByRole('heading', { name: /^Elements on .+ \(1 of 5\)$/ }).waitFor();
  const picture = shown.getByRole('region', { name: 'Picture: Images have no alternative text' });
  await picture
    .getByRole('img', { name: 'Screenshot of the scanned page with 1 marked' })
    .waitFor();
  const onPage = shown.getByRole('combobox', { name: 'Shown on page 1 of 5' });
  const first = await onPage.inputValue();
  await shown.getByRole('button', { name: 'Next page' }).click();
  const onNext = shown.getByRole('combobox', { name: 'Shown on page 2 of 5' });
  await picture.waitFor();
  expect(await onNext.inputValue()).not.toBe(first);
  await onNext.selectOption(first);
  await onPage.waitFor();
  await picture.waitFor();
  expect(await findViolationsOnDisplays(shown)).toEqual([]);

  await shown.getByRole('button', { name: 'False alarm...' }).click();
  await shown.getByLabel('Why is this no barrier?').fill('The logo is named beside it.');
  expect(await findViolations(shown)).toEqual([]);
  await shown.getByRole('button', { name: 'Mark as false alarm' }).click();
  const aside = shown.getByRole('region', { name: 'Set aside' });
  // It was open, and stays so.
  await aside.getByText('The logo is named beside it.', { exact: true }).waitFor();
  await aside
    .getByText(/^False alarm, by Maya Okafor on .+“The logo is named beside it\.”$/)
    .waitFor();
  expect(await findViolations(shown)).toEqual([]);
  await aside.getByRole('button', { name: 'Count again' }).click();
  await aside.waitFor({ state: 'detached' });
  await cause.waitFor();

  // A question is answered where it stands, and leaves the list.
  await shown.getByRole('link', { name: /^Needs review/ }).click();
  const asked = shown.getByRole('region', { name: 'Needs review' });
  const question = asked.getByRole('button', { name: /^Can each page be found/ });
  await question.click();
  await asked.getByRole('button', { name: /^No problem/ }).click();
  expect(await findViolations(shown)).toEqual([]);
  await asked.getByRole('button', { name: 'Save', exact: true }).click();
  await question.waitFor({ state: 'detached' });
  await shown.getByRole('link', { name: /^Issues/ }).click();
  await aside
    .getByText(/^No problem, by Maya Okafor on/)
    .first()
    .waitFor();

  // Text of twice the size is laid out as in half the window.
  const title = shown.getByText('Images have no alternative text').first();
  const lineHeight = () => title.evaluate((element) => element.getBoundingClientRect().height);
  const before = await lineHeight();
  await shown.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expectSoon(async () => (await lineHeight()) / before).toBeLessThan(2.5);
  await shown.evaluate(() => document.documentElement.style.removeProperty('font-size'));

  // What is shown and how it is grouped stands in the address.
  await shown.getByRole('combobox', { name: 'Group by' }).selectOption('Source');
  await shown.getByRole('heading', { name: 'Lighthouse Accessibility Issues' }).waitFor();
  expect(await findViolationsOnDisplays(shown)).toEqual([]);
  await shown.getByRole('button', { name: /^Minor/ }).click();
  await shown.waitForURL(/group=source&severity=minor/);
  await openPage(shown, shown.url());
  await shown.getByText('No matching issues found').waitFor();
  expect(await findViolations(shown)).toEqual([]);
  await shown.getByRole('button', { name: 'Clear filters' }).click();
  await shown.waitForURL(/group=source$/);
  await shown.getByRole('combobox', { name: 'Group by' }).selectOption('Order of work');

  // The criteria of all pages together; an issue leads back to its cause, opened.
  await shown.getByRole('link', { name: 'WCAG criteria' }).click();
  await shown.getByRole('heading', { name: 'WCAG 2.2, level A and AA: 55 criteria' }).waitFor();
  expect(await findViolationsOnDisplays(shown)).toEqual([]);
  await shown.getByRole('link', { name: 'Images have no alternative text' }).click();
  await shown.getByRole('heading', { name: 'Pages with this issue (5)' }).waitFor();
  await expectSoon(() => cause.evaluate((button) => button === document.activeElement)).toBe(true);

  await shown.evaluate(() => location.assign('#i-0123'));
  await shown.getByText('This scan does not have the issue that the link names.').waitFor();

  expect(server.requests).not.toContain('/private/log');
  expect(server.requests).not.toContain('/logout');

  await shown.getByRole('link', { name: 'Red boat' }).first().click();
  await shown.getByRole('link', { name: 'Back to the site scan' }).click();
  await shown.getByRole('heading', { name: 'Pages, worst first' }).waitFor();
});

it('a plan of one page is not offered whole sites, and is told why when it asks', async () => {
  await openAs(fred, '/dashboard');
  await shown.getByRole('region', { name: 'Quick Scan' }).getByLabel('Website URL').waitFor();
  expect(await shown.getByRole('radio', { name: /Whole site/ }).count()).toBe(0);
  const answer = await fetch(`${product.url}/run-once`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${fred}` },
    body: JSON.stringify({ url: server.url('/'), scan_type: 'site' }),
  });
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({ code: 'PLAN_REQUIRED' });
});
