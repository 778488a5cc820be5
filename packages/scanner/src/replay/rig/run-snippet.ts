import { findChromium } from '@curbcut/scanner';
import { chromium } from 'playwright-core';
import { expectIn } from './expect-in.ts';
import { readSnippet } from './read-snippet.ts';

/** Runs the test of a snippet in a browser of its own; rejects with what it finds wrong. */
export async function runSnippet(snippet: string): Promise<void> {
  const { body, viewport } = await readSnippet(snippet, expectIn);
  const found = await findChromium({ chromePath: process.env['CHROME_PATH'] });
  if (!found) throw new Error('There is no Chromium.');
  const browser = await chromium.launch({ executablePath: found.path, chromiumSandbox: false });
  try {
    await body({ page: await browser.newPage({ viewport }) });
  } finally {
    await browser.close();
  }
}
