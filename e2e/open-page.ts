import type { Page } from 'playwright-core';

/** Opens a page of the web app and waits until it is alive. */
export async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await untilAlive(page);
}

/** Resolves when the app has taken its page over: before, only what is done to forms and links is kept. */
export async function untilAlive(page: Page): Promise<void> {
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
}
