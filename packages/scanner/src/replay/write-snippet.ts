import { literal } from './locator-of.ts';
import type { Replay } from './replay.ts';

/** The page that a replay begins with. */
export interface ReplayedPage {
  url: string;
  viewport: { width: number; height: number };
}

/** A Playwright test that fails as long as what the replay is about is wrong; null where none can be written. */
export function writeSnippet(
  { steps, wrong, expected }: Pick<Replay, 'steps' | 'wrong' | 'expected'>,
  title: string,
  { url, viewport }: ReplayedPage,
): string | null {
  if (!expected) return null;
  const body = [
    `await page.goto(${literal(url)});`,
    ...steps.flatMap(({ words, code }) => [comment(words), ...code]),
    comment(`Wrong so far: ${wrong}`),
    ...expected,
  ];
  return [
    "import { expect, test } from '@playwright/test';",
    '',
    `test.use({ viewport: { width: ${viewport.width}, height: ${viewport.height} } });`,
    '',
    `test(${literal(title)}, async ({ page }) => {`,
    ...body.map((line) => `  ${line}`),
    '});',
    '',
  ].join('\n');
}

/** Words of the page must not end the line that they stand in. */
function comment(words: string): string {
  return `// ${words.replace(/[\s\p{C}]+/gu, ' ').trim()}`;
}
