import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';

type Body = (fixtures: { page: Page }) => Promise<void>;
interface Viewport {
  width: number;
  height: number;
}
type Test = ((title: string, body: Body) => void) & {
  use(options: { viewport: Viewport }): void;
};
interface SnippetModule {
  default(test: Test, expect: unknown): void;
}

/** What a snippet does on a page with this `expect`, and the window that it wants. */
export async function readSnippet(
  snippet: string,
  expect: unknown,
): Promise<{ body: Body; viewport: Viewport | null }> {
  let body: Body | null = null;
  let viewport: Viewport | null = null;
  const test: Test = Object.assign(
    (_: string, found: Body) => {
      body = found;
    },
    {
      use: (options: { viewport: Viewport }) => {
        ({ viewport } = options);
      },
    },
  );
  const { default: declare } = await load(snippet);
  declare(test, expect);
  if (!body) throw new Error('There is no test in the snippet.');
  return { body, viewport };
}

/** As a module that takes what it would import. */
async function load(snippet: string): Promise<SnippetModule> {
  const [first, ...lines] = snippet.split('\n');
  if (first !== "import { expect, test } from '@playwright/test';")
    throw new Error(`A snippet begins with its import, not with: ${first}`);
  const folder = await mkdtemp(path.join(tmpdir(), 'curbcut-snippet-'));
  try {
    const file = path.join(folder, 'snippet.mjs');
    await writeFile(file, `export default (test, expect) => {\n${lines.join('\n')}\n};\n`);
    return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as SnippetModule;
  } finally {
    await rm(folder, { recursive: true });
  }
}
