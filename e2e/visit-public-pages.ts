import type { BrowserContext, Page } from 'playwright-core';
import type { RunningProduct } from './start-product.ts';

/** Opens each page, two at a time; what is wrong with one is a line that begins with its path. */
export async function onEachPage(
  context: BrowserContext,
  { url }: Pick<RunningProduct, 'url'>,
  paths: readonly string[],
  look: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  const found: string[] = [];
  const waiting = [...paths];
  const work = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const where = path;
      const page = await context.newPage();
      const say = (text: string) => found.push(`${where}: ${text}`);
      page.on('pageerror', (error) => say(error.message));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) say(message.text());
      });
      page.on('request', (request) => {
        if (!request.url().startsWith(url)) say(`asked for ${request.url()}`);
      });
      const response = await page.goto(url + path);
      if (response?.status() !== 200) say(`HTTP ${response?.status()}`);
      (await look(page)).forEach(say);
      await page.close();
    }
  };
  await Promise.all([work(), work()]);
  return found.toSorted();
}

/** Remembers the heading that the server has sent. */
export async function keepSentTitle(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Reflect.set(globalThis, 'sentTitle', document.querySelector('h1'));
    });
  });
}

/** Waits until the app has taken the page over: the heading that is shown in the end is the one that was sent. */
export async function takeOver(page: Page): Promise<string[]> {
  await connected(page);
  const isKept = await page.evaluate(
    () => Reflect.get(globalThis, 'sentTitle') === document.querySelector('h1'),
  );
  return isKept ? [] : ['the heading was drawn again'];
}

/** The first thing that only the app says: the server was asked how it is. */
export async function connected(page: Page): Promise<void> {
  await page.locator('.health', { hasText: 'Connected' }).first().waitFor({ state: 'attached' });
}
