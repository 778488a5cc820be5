import type { BrowserContext } from 'playwright-core';

/** Closes a context. A request that a test was about to answer then is no failure. */
export async function closeContext(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
}
