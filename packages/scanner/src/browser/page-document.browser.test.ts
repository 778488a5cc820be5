import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BrowserProcess, startBrowserProcess } from './browser-process.ts';
import { findChromium } from './find-chromium.ts';
import { readPageDocument } from './page-document.ts';

let running: BrowserProcess;

beforeAll(async () => {
  const found = await findChromium({});
  if (!found) throw new Error('This test needs a Chromium.');
  running = await startBrowserProcess({ ...found, warn: () => {} });
});

afterAll(() => running.kill());

const parts =
  '<img src="http://a.example/1.png"><script src="HTTP://a.example/2.js"></script><link rel="stylesheet" href="http://a.example/3.css"><iframe src="http://a.example/4"></iframe>';
const harmless =
  '<img src="https://a.example/1.png"><a href="http://a.example/">a</a><link rel="canonical" href="http://a.example/">';

test.each([
  ['https://mixed.example/', parts + harmless, 4],
  ['https://clean.example/', harmless, 0],
  ['http://plain.example/', parts, 0],
])('counts what %s asks for over http', async (url, body, expected) => {
  expect(await insecurePartsOf(running.browser, url, body)).toBe(expected);
});

/** Serves the IP itself, so that no certificate is needed. */
async function insecurePartsOf(browser: Browser, url: string, body: string): Promise<number> {
  const page = await browser.newPage();
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const answer =
      request.url() === url
        ? request.respond({ contentType: 'text/html', body: `<!doctype html>${body}` })
        : request.abort();
    answer.catch(() => {});
  });
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  const { insecureParts } = await page.evaluate(readPageDocument, { titleLength: 100 });
  await page.close();
  return insecureParts;
}
