import { findChromium } from '@curbcut/scanner';
import {
  type BrowserProcess,
  startBrowserProcess,
} from '../../../packages/scanner/src/browser/browser-process.ts';
import type { FoundElements } from '../matching/judged-issue.ts';

interface ElementFinder {
  /** Loads the page and tells how the elements of some selectors stand to those of others, the targets. */
  find(
    url: string,
    selectors: readonly string[],
    targets: readonly string[],
  ): Promise<FoundElements>;
  close(): Promise<void>;
}

/** Its browser starts with the first page. */
export function openElementFinder(): ElementFinder {
  let starting: Promise<BrowserProcess> | undefined;
  return {
    find: async (url, selectors, targets) => {
      if (selectors.length === 0 || targets.length === 0) return new Map();
      starting ??= startBrowser();
      const { browser } = await starting;
      const context = await browser.createBrowserContext({ proxyServer: 'direct://' });
      try {
        const page = await context.newPage();
        await page.setViewport({ width: 1280, height: 900 });
        await page.goto(url, { waitUntil: 'load' });
        const found = await page.evaluate(findPlaces, [...selectors], [...targets]);
        return new Map(found.map(([selector, places]) => [selector, new Map(places)]));
      } finally {
        await context.close();
      }
    },
    close: async () => {
      await (await starting)?.kill();
    },
  };
}

async function startBrowser(): Promise<BrowserProcess> {
  const chromium = await findChromium({ chromePath: process.env['CHROME_PATH'] });
  if (!chromium) throw new Error('No Chromium was found: set CHROME_PATH.');
  return startBrowserProcess({ ...chromium, warn: () => {} });
}

/** Runs in the page. */
function findPlaces(
  selectors: string[],
  targets: string[],
): [string, [string, 'same' | 'near'][]][] {
  const elementOf = (selector: string) => {
    try {
      return document.querySelector(selector);
    } catch {
      return null;
    }
  };
  const elementsOf = new Map(
    targets.map((target) => [target, [...document.querySelectorAll(target)]]),
  );
  return selectors.flatMap((selector) => {
    const element = elementOf(selector);
    if (!element) return [];
    const places = [...elementsOf].flatMap<[string, 'same' | 'near']>(([target, all]) => {
      if (all.includes(element)) return [[target, 'same']];
      const isNear = all.some((one) => one.contains(element) || one.parentElement === element);
      return isNear ? [[target, 'near']] : [];
    });
    return [[selector, places]];
  });
}
