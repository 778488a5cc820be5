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

/** Opens a page as a visitor sees it who scrolled through it once and came back to where it began. */
export async function openReferencePage(
  browser: Browser,
  url: string,
  display: EvidenceDisplay,
): Promise<ReferencePage> {
  const context = await browser.createBrowserContext({ proxyServer: 'direct://' });
  const page = await context.newPage();
  const session = await page.createCDPSession();
  await page.setViewport({ width: display.width, height: display.height });
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: display.colorScheme }]);
  await page.goto(url, { waitUntil: 'networkidle0' });
  await page.evaluate(scrollThrough);
  await page.waitForNetworkIdle();
  await page.evaluate(untilAtRest, restMs);
  return { page, session, close: () => context.close() };
}

/** Runs in the page. */
async function scrollThrough(): Promise<void> {
  const start = { left: scrollX, top: scrollY, behavior: 'instant' } as const;
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ ...start, top });
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  scrollTo(start);
}

/** Runs in the page: until no element has moved for half a second. */
async function untilAtRest(maxMs: number): Promise<void> {
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
