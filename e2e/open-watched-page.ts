import type { Browser, BrowserContext, Page } from 'playwright-core';

/** A new page; what breaks in it, or what its policy refuses, is written into `problems`. */
export async function openWatchedPage(
  opener: Browser | BrowserContext,
  problems: string[],
): Promise<Page> {
  const page = await opener.newPage();
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && /Content Security Policy|Refused to/i.test(text)) {
      problems.push(text);
    }
  });
  return page;
}
