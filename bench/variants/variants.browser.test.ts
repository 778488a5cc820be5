import { findChromium } from '@curbcut/scanner';
import { expect, test } from 'vitest';
import { startBrowserProcess } from '../../packages/scanner/src/browser/browser-process.ts';
import { renderVariant } from './render-variant.ts';
import { variants } from './variants.ts';

test('the elements of each barrier are on its page', async () => {
  const chromium = await findChromium({ chromePath: process.env['CHROME_PATH'] });
  if (!chromium) throw new Error('No Chromium was found: set CHROME_PATH.');
  const started = await startBrowserProcess({ ...chromium, warn: () => {} });
  try {
    const page = await started.browser.newPage();
    const pages = variants.map((variant) => ({
      id: variant.id,
      target: variant.target,
      html: renderVariant(variant, true),
    }));
    const missing = await page.evaluate(
      (all) =>
        all
          .filter(({ html, target }) => {
            const parsed = new DOMParser().parseFromString(html, 'text/html');
            return target.length > 0 && !target.some((one) => parsed.querySelector(one));
          })
          .map(({ id }) => id),
      pages,
    );
    expect(missing).toEqual([]);
  } finally {
    await started.kill();
  }
});
