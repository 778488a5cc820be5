import { findChromium } from '@curbcut/scanner';
import { type Browser, chromium } from 'playwright-core';

/** The browser that the tests look with. It opens only our own pages, so it can do without a sandbox. */
export async function openBrowser(): Promise<Browser> {
  const found = await findChromium({ chromePath: process.env['CHROME_PATH'] });
  if (!found) throw new Error('No Chromium was found: set CHROME_PATH.');
  return chromium.launch({ executablePath: found.path, chromiumSandbox: false });
}
