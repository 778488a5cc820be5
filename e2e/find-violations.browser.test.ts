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
  const found = await findViolationsOnDisplays(page);
  expect(found.map((line) => line.replace(/: <.*/, ''))).toEqual([
    '1280 px, dark: color-contrast',
    '320 px, light: image-alt',
    expect.stringMatching(/^320 px, light: \d+ px do not fit$/),
  ]);
});
