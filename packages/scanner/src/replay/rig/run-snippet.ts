import type { Browser } from 'playwright-core';
import type { ExpectStatic } from 'vitest';
import { expectIn } from './expect-in.ts';
import { readSnippet } from './read-snippet.ts';

/** Runs the test of a snippet on a page of its own; rejects with what it finds wrong. */
export async function runSnippet(
  snippet: string,
  { browser, expect }: { browser: Browser; expect: ExpectStatic },
): Promise<void> {
  const { body, viewport } = await readSnippet(snippet, expectIn(expect));
  const context = await browser.newContext({ viewport });
  try {
    await body({ page: await context.newPage() });
  } finally {
    await context.close();
  }
}
