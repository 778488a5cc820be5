import type { Browser, CDPSession, Page } from 'puppeteer-core';
import type { EvidenceDisplay } from './displays.ts';

/** A page that knows nothing of the scanner: what the browser itself says is compared with what a scan says. */
export interface ReferencePage {
  page: Page;
  session: CDPSession;
  close(): Promise<void>;
}

/** Longest wait for a page whose layout goes on changing. */
const restMs = 10_000;
/** For pages that bring more and more. */
const maxRounds = 5;

/**
 * Opens a page as a visitor sees it who scrolled through it once and came back to where it began. With `isLocked`, a layer
 * keeps the page from scrolling, and the visitor takes that away as one does with developer tools, and leaves the layer.
 */
export async function openReferencePage(
  browser: Browser,
  url: string,
  display: EvidenceDisplay,
  isLocked = false,
): Promise<ReferencePage> {
  const context = await browser.createBrowserContext({ proxyServer: 'direct://' });
  const page = await context.newPage();
  const session = await page.createCDPSession();
  await page.setViewport({ width: display.width, height: display.height });
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: display.colorScheme }]);
  await page.goto(url, { waitUntil: 'networkidle0' });
  if (isLocked) await page.evaluate(letScroll);
  // What comes into sight may bring more with it.
  for (let round = 0, height = 0; round < maxRounds; round += 1) {
    const grown = await page.evaluate(scrollThrough);
    await page.waitForNetworkIdle();
    if (grown === height) break;
    height = grown;
  }
  await page.evaluate(untilAtRest, restMs);
  return { page, session, close: () => context.close() };
}

/** Runs in the page. */
function letScroll(): void {
  for (const { style } of [document.documentElement, document.body]) {
    style.setProperty('overflow', 'visible', 'important');
    style.setProperty('position', 'static', 'important');
  }
}

/** Runs in the page. Resolves with its height. */
async function scrollThrough(): Promise<number> {
  const start = { left: scrollX, top: scrollY, behavior: 'instant' } as const;
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ ...start, top });
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  scrollTo(start);
  return document.documentElement.scrollHeight;
}

/** Runs in the page: until no element has moved for half a second. */
export async function untilAtRest(maxMs: number): Promise<void> {
  const quietMs = 500;
  const end = performance.now() + maxMs;
  let since = performance.now();
  let known = '';
  while (performance.now() - since < quietMs && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    const now = [...document.querySelectorAll('*')]
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join();
      })
      .join(';');
    if (now !== known) since = performance.now();
    known = now;
  }
}
