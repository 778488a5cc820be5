import type { Browser } from 'playwright-core';

export interface Visit {
  url: string;
  /** Null for a visitor. */
  token: string | null;
}

/** Where the app keeps the access token. */
const tokenKey = 'authToken';

/**
 * The bytes of script, as they were transferred, that a page loads in an empty browser until the network has been idle
 * for half a second. Throws when the page logs an error.
 */
export async function measureScript(browser: Browser, { url, token }: Visit): Promise<number> {
  const { origin } = new URL(url);
  const context = await browser.newContext({
    storageState: {
      cookies: [],
      origins: [{ origin, localStorage: token === null ? [] : [{ name: tokenKey, value: token }] }],
    },
  });
  try {
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (line) => line.type() === 'error' && problems.push(line.text()));
    await page.goto(url, { waitUntil: 'networkidle' });
    if (problems.length > 0) throw new Error(`${url}: ${problems.join('; ')}`);
    const landed = new URL(page.url()).pathname;
    if (landed !== new URL(url).pathname) throw new Error(`${url} led to ${landed}.`);
    return await page.evaluate(() => {
      const bytes = new Map<string, number>();
      for (const entry of performance.getEntriesByType('resource')) {
        if (!(entry instanceof PerformanceResourceTiming)) continue;
        if (!new URL(entry.name).pathname.endsWith('.js')) continue;
        bytes.set(entry.name, Math.max(bytes.get(entry.name) ?? 0, entry.encodedBodySize));
      }
      return [...bytes.values()].reduce((sum, one) => sum + one, 0);
    });
  } finally {
    await context.close();
  }
}

/** What a page keeps of a sign-in, for `addInitScript`. */
export function keepToken({ key, token }: { key: string; token: string }): void {
  localStorage.setItem(key, token);
}

export const tokenEntry = (token: string) => ({ key: tokenKey, token });
