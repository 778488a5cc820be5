import type { Page } from 'playwright-core';
import { expectSoon } from './expect-soon.ts';

/** Resolves when nothing of a page is on its way any more: each part loads on its own, several at once. */
export async function everyPartLoaded(page: Page): Promise<void> {
  await expectSoon(() => page.locator('[aria-busy="true"]').count()).toBe(0);
}
