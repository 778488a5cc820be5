import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BrowserProcess, startBrowserProcess } from '../../browser/browser-process.ts';
import { findChromium } from '../../browser/find-chromium.ts';
import { isolatedWorld } from '../../browser/isolated-world.ts';
import { installElementRegistry, type WorldWithRegistry } from '../../engines/element-registry.ts';
import { patchInPage, unpatchInPage } from './patch-in-page.ts';

let running: BrowserProcess;
let page: Page;

beforeAll(async () => {
  const found = await findChromium({});
  if (!found) throw new Error('This test needs a Chromium.');
  running = await startBrowserProcess({ ...found, warn: () => {} });
  page = await running.browser.newPage();
});
afterAll(() => running.kill());

test.each([
  [
    'before a field',
    'previousSibling',
    '<form><b>Name</b> <br><input name="name">, as in the passport</form>',
    '<form><label for="name"><b>Name</b></label> <br><input name="name">, as in the passport</form>',
  ],
  [
    'after one that is ticked',
    'nextSibling',
    '<form><input type="radio" name="way"> By sea <input type="radio"> By land</form>',
    '<form><input type="radio" name="way"><label for="name"> By sea </label><input type="radio"> By land</form>',
  ],
] as const)('words %s become its label in their place, and are put back', async (...given) => {
  const [, side, html, expected] = given;
  await page.setContent(html);
  const world = isolatedWorld(page.mainFrame());
  await world.evaluate(installElementRegistry);
  const element = await world.evaluate(() => {
    const { curbcutRegistry } = globalThis as unknown as WorldWithRegistry;
    return curbcutRegistry.numberOf(document.querySelector('input') as Element);
  });
  const attributes = { for: 'name' };
  const patch = { kind: 'wrap-words', element, side, name: 'label', attributes } as const;
  expect(await world.evaluate(patchInPage, [[patch]])).toEqual([true]);
  expect(await page.$eval('body', ({ innerHTML }) => innerHTML)).toBe(expected);
  await world.evaluate(unpatchInPage);
  expect(await page.$eval('body', ({ innerHTML }) => innerHTML)).toBe(html);
});
