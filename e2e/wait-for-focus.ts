import type { Locator } from 'playwright-core';

/** Resolves when an element has the focus, which follows a key or a closed dialog a moment later. */
export async function waitForFocus(what: Locator): Promise<void> {
  await what.and(what.page().locator(':focus')).waitFor();
}
