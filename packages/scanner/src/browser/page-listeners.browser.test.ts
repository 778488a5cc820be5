import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BrowserProcess, startBrowserProcess } from './browser-process.ts';
import { findChromium } from './find-chromium.ts';
import { type PageListeners, watchPageListeners } from './page-listeners.ts';
import { prepareDocument } from './prepare-document.ts';

let browser: BrowserProcess;
let page: Page;
let listeners: PageListeners;

beforeAll(async () => {
  const found = await findChromium({});
  if (!found) throw new Error('No Chromium was found.');
  browser = await startBrowserProcess({ ...found, warn: () => {} });
  page = await browser.browser.newPage();
  const { binding, ...watched } = await watchPageListeners(page);
  listeners = watched;
  await page.evaluateOnNewDocument(prepareDocument, binding);
});

afterAll(async () => {
  await browser.kill();
});

async function open(body: string): Promise<void> {
  await page.goto(`data:text/html,${encodeURIComponent(`<!doctype html><body>${body}`)}`);
}

describe('whether something may come by itself', () => {
  it('is no where nothing is under way', async () => {
    await open('<p>Harbor</p>');
    expect(await listeners.mayCome()).toBe(false);
  });

  it.each([
    ['a timeout', 'setTimeout(() => {}, 600)', true],
    ['a timeout far away', 'setTimeout(() => {}, 60_000)', false],
    ['a timeout that was cleared', 'clearTimeout(setTimeout(() => {}, 600))', false],
    ['an interval that has just begun', 'setInterval(() => {}, 400)', true],
    [
      'a transition',
      'document.body.animate({ opacity: [0, 1] }, { duration: 60_000, iterations: 1 })',
      true,
    ],
    [
      'an animation without end',
      'document.body.animate({ opacity: [0, 1] }, { duration: 900, iterations: Infinity })',
      false,
    ],
  ])('is told by %s', async (_, work, expected) => {
    await open('<img name="getAnimations" alt="">');
    await page.evaluate(work);
    expect(await listeners.mayCome()).toBe(expected);
  });

  it('is told by a timeout that another one sets, until both have fired', async () => {
    await open('<p>Harbor</p>');
    await page.evaluate(
      'void new Promise((done) => setTimeout(() => setTimeout(done, 300), 1)).then(() => (window.isDone = true))',
    );
    await page.waitForFunction('window.isDone === undefined');
    expect(await listeners.mayCome()).toBe(true);
    await page.waitForFunction('window.isDone === true');
    expect(await listeners.mayCome()).toBe(false);
  });
});
