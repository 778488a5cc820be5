import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findChromium } from '@curbcut/scanner';
import { chromium, type Page } from 'playwright-core';
import { expectIn } from './expect-in.ts';

type Body = (fixtures: { page: Page }) => Promise<void>;
interface Viewport {
  width: number;
  height: number;
}
type Test = ((title: string, body: Body) => void) & {
  use(options: { viewport: Viewport }): void;
};
interface SnippetModule {
  default(test: Test, expect: typeof expectIn): void;
}

/** Runs the test of a snippet in a browser of its own; rejects with what it finds wrong. */
export async function runSnippet(snippet: string): Promise<void> {
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
  declare(test, expectIn);
  const found = await findChromium({ chromePath: process.env['CHROME_PATH'] });
  if (!found || !body) throw new Error('There is no Chromium, or no test in the snippet.');
  const browser = await chromium.launch({ executablePath: found.path, chromiumSandbox: false });
  try {
    await (body as Body)({ page: await browser.newPage({ viewport }) });
  } finally {
    await browser.close();
  }
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
