import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BrowserProcess, startBrowserProcess } from '../browser/browser-process.ts';
import { findChromium } from '../browser/find-chromium.ts';
import { isolatedWorld } from '../browser/isolated-world.ts';
import { readPageDocument } from '../browser/page-document.ts';
import { type WorldWithRegistry, installElementRegistry } from '../engines/element-registry.ts';
import { AlfaProcess } from '../engines/alfa/alfa-process.ts';
import { TextReader } from '../ocr/text-reader.ts';
import { createPageUnderTest } from '../engines/page-under-test.ts';
import { ScanGuard } from '../scan-guard.ts';
import { defaultScanLimits } from '../scan-limits.ts';
import { resolveNodes } from './resolve-nodes.ts';

let running: BrowserProcess;
let page: Page;

beforeAll(async () => {
  const found = await findChromium({});
  if (!found) throw new Error('This test needs a Chromium.');
  running = await startBrowserProcess({ ...found, warn: () => {} });
});
afterAll(() => running.kill());
beforeEach(async () => {
  page = await running.browser.newPage();
  await page.setContent(
    '<!doctype html><title>Harbor</title><img id="boat" alt=""><iframe id="ad" srcdoc="<input id=berth>"></iframe>',
  );
});
afterEach(() => page.close());

/** Points at an element of the page and at one of its frame, lets the page change, then asks what they are. */
async function resolveAfter(change: () => Promise<unknown>) {
  const limits = defaultScanLimits;
  const underTest = createPageUnderTest({
    page,
    document: await page.evaluate(readPageDocument, { titleLength: limits.titleLength }),
    listeners: {
      hearOf: async () => true,
      beginTimersAgain: async () => false,
      mayCome: async () => false,
      clockwork: async () => ({ timers: [], pending: [], asksForLessMotion: false }),
    },
    windows: [],
    guard: new ScanGuard(),
    limits,
    fast: false,
    alfa: new AlfaProcess({ heapBytes: limits.alfaHeapBytes }),
    reader: new TextReader(),
    warn: () => {},
    tell: () => {},
    shutOff: async () => {},
  });
  const pointers = [];
  for (const [frame, selector] of ['#boat', '#berth'].entries()) {
    const world = isolatedWorld(underTest.frames[frame]!.frame);
    await world.evaluate(installElementRegistry);
    const element = await world.evaluate(
      (wanted) =>
        (globalThis as unknown as WorldWithRegistry).curbcutRegistry.numberOf(
          document.querySelector(wanted)!,
        ),
      selector,
    );
    pointers.push({ frame, element });
  }
  await change();
  const { nodes, lostFrames } = await resolveNodes(underTest, pointers);
  return { targets: pointers.map((pointer) => nodes.get(pointer)?.target), lostFrames };
}

test('an element of a frame has the way through the frame', async () => {
  expect(await resolveAfter(async () => {})).toEqual({
    targets: [['#boat'], ['#ad', '#berth']],
    lostFrames: [],
  });
});

const remove = () => page.evaluate(() => document.querySelector('#ad')!.remove());
const navigate = () =>
  Promise.all([
    page.frames()[1]!.waitForNavigation(),
    page.$eval('#ad', (ad) => ad.setAttribute('srcdoc', '<p>Other</p><input id="berth">')),
  ]);

test.each([
  ['is gone', [], remove],
  ['shows another document', ['#ad'], navigate],
])('what was found in a frame is lost when it %s', async (_, target, change) => {
  expect(await resolveAfter(change)).toEqual({
    targets: [['#boat'], undefined],
    lostFrames: [{ target }],
  });
});
