import { type PageServer, startPageServer } from '@curbcut/testing';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createAccount, scanAs } from './account.ts';
import { closeContext } from './close-context.ts';
import { openBrowser } from './open-browser.ts';
import { openPage } from './open-page.ts';
import { openWatchedPage } from './open-watched-page.ts';
import { sharedProduct } from './shared-product.ts';
import { expectFocusSeen, tabTo } from './tab-to.ts';

const product = sharedProduct(import.meta.filename);

/** Three things to do first, and questions. */
const harbor = `<!doctype html><html lang="en"><head><title>Harbor</title></head><body><main><h1>Harbor</h1>
  <img src="/boat.png" width="300" height="120"><form><input name="from"><button></button></form>
  <p style="color:#bbb;background:#fff">Sailings every two hours</p>
  <p style="background:url('/sea.png');color:#777">Fares</p>
  <video src="/film.mp4" controls></video>
  <p><a href="/north">Details</a> of the northern line, <a href="/south">Details</a> of the southern line</p>
</main></body></html>`;

let server: PageServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let problems: string[];

beforeAll(async () => {
  server = await startPageServer({ '/path': harbor }, { port: product.pagePort });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});
beforeEach(async () => {
  problems = [];
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  page = await openWatchedPage(context, problems);
});
afterEach(async () => {
  await closeContext(context);
  expect(problems).toEqual([]);
});

it('leads from an address on the home page to the three things to do first and their fixes', async () => {
  await openPage(page, product.url);
  await tabTo(page.getByRole('main').getByLabel('Website URL').first());
  await page.keyboard.type(server.url('/path'));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/free-scan?url=*');
  await page.getByRole('heading', { level: 1, name: 'Free accessibility scan' }).waitFor();
  await expectFocusSeen(page);
  // Nobody needs them where no mail is sent: they are folded.
  await tabTo(page.locator('summary', { hasText: 'Full Name' }));
  await page.keyboard.press('Enter');
  await tabTo(page.getByLabel('Full Name'));
  await page.keyboard.type('Ines Okafor');
  await tabTo(page.getByLabel('Email Address'));
  await page.keyboard.type(`path@${product.emailDomain}`);
  await page.keyboard.press('Enter');
  await page
    .getByText(/^Stage \d of \d/)
    .first()
    .waitFor();
  await expectFocusSeen(page);
  await page.locator('h1:focus').waitFor({ timeout: 60_000 });
  const steps = page.getByRole('region', { name: 'Do these three first' }).getByRole('listitem');
  expect(await steps.count()).toBe(3);
  await tabTo(steps.nth(0).getByRole('link'));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/results/*');
  for (let at = 0; at < 3; at += 1) {
    if (at > 0) {
      await tabTo(steps.nth(at).getByRole('link'), { key: 'Shift+Tab' });
      await page.keyboard.press('Enter');
    }
    // The focus is where the issue begins, and its fix is the next that is read.
    const title = page.locator(':focus');
    await page.locator('.issue :focus, .issue:focus').first().waitFor();
    await expectFocusSeen(page);
    expect(await title.getAttribute('aria-expanded')).toBe('true');
    const fix = page.getByRole('heading', { name: 'How to fix' });
    expect(await fix.nth(at).isVisible()).toBe(true);
  }
});

it('leads through all questions of a scan, and says each key', async () => {
  const maya = await createAccount(product, 'Keya', 'pro');
  const scanId = await scanAs(product, maya, server.url('/path?review'));
  await page.addInitScript((value) => localStorage.setItem('authToken', value), maya);
  await openPage(page, `${product.url}/scan/${scanId}`);
  // While it loads Tab soon comes to the end of the page.
  await page.getByRole('navigation', { name: 'Views of this result' }).waitFor();
  await tabTo(page.getByRole('link', { name: /^Needs review/ }));
  await page.keyboard.press('Enter');
  const progress = page.getByRole('heading', { name: /^\d of \d decided/ });
  await progress.waitFor();
  await expectFocusSeen(page);
  const count = await page
    .getByRole('navigation', { name: 'Questions' })
    .getByRole('listitem')
    .count();
  expect(count).toBeGreaterThan(1);
  await page
    .getByText('Keys: 1 2 3 answer, N note, Enter save and next, J K next and back')
    .waitFor();
  const question = page.getByRole('article').getByRole('heading', { level: 2 });
  const first = await question.textContent();
  await page.keyboard.press('j');
  await question.filter({ hasNotText: first ?? '' }).waitFor();
  await expectFocusSeen(page);
  await page.keyboard.press('k');
  await question.filter({ hasText: first ?? '' }).waitFor();
  await expectFocusSeen(page);
  for (let decided = 1; decided <= count; decided += 1) {
    await page.keyboard.press(decided % 2 === 0 ? '1' : '2');
    await expectFocusSeen(page);
    await page.keyboard.press('n');
    await page.getByLabel('Note').and(page.locator(':focus')).waitFor();
    await page.keyboard.type('Looked at.');
    await tabTo(page.getByRole('button', { name: 'Save and next' }));
    await page.keyboard.press('Enter');
    await page
      .getByRole('heading', { name: new RegExp(`^${decided} of ${count} decided`) })
      .waitFor();
    await expectFocusSeen(page);
  }
  await page.locator('h2:focus', { hasText: 'none left' }).waitFor();
});
