import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BrowserProcess, startBrowserProcess } from '../../browser/browser-process.ts';
import { findChromium } from '../../browser/find-chromium.ts';
import { readPageDocument } from '../../browser/page-document.ts';
import { ScanGuard } from '../../scan-guard.ts';
import { defaultScanLimits } from '../../scan-limits.ts';
import { AlfaProcess } from '../alfa/alfa-process.ts';
import { TextReader } from '../../ocr/text-reader.ts';
import { createPageUnderTest } from '../page-under-test.ts';
import { axeEngine } from './engine.ts';

const frames = '<iframe title="Part" srcdoc="<input>"></iframe>';

let running: BrowserProcess;
let page: Page;

beforeAll(async () => {
  const found = await findChromium({});
  if (!found) throw new Error('This test needs a Chromium.');
  running = await startBrowserProcess({ ...found, warn: () => {} });
  page = await running.browser.newPage();
  await page.setContent(
    `<!doctype html><html lang="en"><title>Harbor</title><main><h1>Harbor</h1><img src="x" width="9" height="9">${frames.repeat(3)}</main></html>`,
  );
});
afterAll(() => running.kill());

async function runUntil(endMs: number) {
  const limits = defaultScanLimits;
  const output = await axeEngine.run(
    createPageUnderTest({
      page,
      document: await page.evaluate(readPageDocument, { titleLength: limits.titleLength }),
      listeners: {
        hearOf: async () => true,
        beginTimersAgain: async () => false,
        mayCome: async () => false,
        clockwork: async () => ({ timers: [], pending: [], asksForLessMotion: false }),
      },
      windows: [],
      guard: new ScanGuard({ endMs }),
      limits,
      alfa: new AlfaProcess({ heapBytes: limits.alfaHeapBytes }),
      reader: new TextReader(),
      fast: false,
      warn: () => {},
      tell: () => {},
      shutOff: async () => {},
    }),
  );
  return { found: output.findings.map(({ rule }) => rule), notAssessed: output.notAssessed };
}

test('with time for all, the page and its frames are judged', async () => {
  const { found, notAssessed } = await runUntil(Infinity);
  expect(found).toEqual(expect.arrayContaining(['image-alt', 'label']));
  expect(notAssessed).toEqual([]);
});

test('with no time left the page itself is judged, and that its frames were left out is said', async () => {
  const { found, notAssessed } = await runUntil(performance.now());
  expect(found).toContain('image-alt');
  expect(found).not.toContain('label');
  expect(notAssessed).toEqual([
    {
      kind: 'frame',
      at: null,
      code: 'TOO_MANY_FRAMES',
      message:
        'The page took so long that there was no time for all of its frames. 3 other frames and what is in them were left out.',
    },
  ]);
});
