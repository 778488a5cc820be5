import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findViolationsOnDisplays } from './find-violations.ts';
import { openBrowser } from './open-browser.ts';

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser?.close());

it('finds what is wrong on one display only, also where a script answers to it', async () => {
  const page = await browser.newPage();
  await page.setContent(`<!doctype html><html lang="en"><title>Harbor</title>
    <style>p { color: light-dark(#222, #eee); background: #fff } html { color-scheme: light dark }</style>
    <main><h1>Harbor</h1><p>Boats leave at noon.</p><div></div></main>
    <script>
      const narrow = matchMedia('(max-width: 400px)');
      narrow.addEventListener('change', () => {
        document.querySelector('div').innerHTML = narrow.matches ? '<img src="x" style="width: 500px">' : '';
      });
    </script></html>`);
  expect(await findViolationsOnDisplays(page, false)).toEqual([]);
  const found = await findViolationsOnDisplays(page, true);
  expect(found.map((line) => line.replace(/: <.*/, ''))).toEqual([
    '1440 px, dark: color-contrast',
    '390 px, light: image-alt',
    expect.stringMatching(/^390 px, light: \d+ px do not fit$/),
    '390 px, dark: color-contrast',
    expect.stringMatching(/^390 px, dark: \d+ px do not fit$/),
    expect.stringMatching(/^390 px, forced colors: \d+ px do not fit$/),
    '320 px, light: image-alt',
    expect.stringMatching(/^320 px, light: \d+ px do not fit$/),
    '320 px, dark: color-contrast',
    expect.stringMatching(/^320 px, dark: \d+ px do not fit$/),
    expect.stringMatching(/^320 px, forced colors: \d+ px do not fit$/),
  ]);
});

it('finds what can hardly be read in forced colors only', async () => {
  const page = await browser.newPage();
  await page.setContent(`<!doctype html><html lang="en"><title>Harbor</title>
    <style>@media (forced-colors: active) { p { forced-color-adjust: none; color: #999; background: #fff } }</style>
    <main><h1>Harbor</h1><p>Boats leave at noon.</p><button disabled>Sail</button></main></html>`);
  const found = await findViolationsOnDisplays(page, true);
  expect(found.map((line) => line.replace(/: <.*/, ''))).toEqual([
    '1440 px, forced colors: contrast 2.8',
    '390 px, forced colors: contrast 2.8',
    '320 px, forced colors: contrast 2.8',
  ]);
});
