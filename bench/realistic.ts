// Proves that each barrier of the realistic pages is in one twin of its page and not in the other.
// usage: npm run bench:realistic [-- --page NAME --json FILE --serve]
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { findChromium } from '@curbcut/scanner';
import {
  type BrowserProcess,
  startBrowserProcess,
} from '../packages/scanner/src/browser/browser-process.ts';
import { describeRealisticPages } from './realistic/describe-realistic-pages.ts';
import { findMistakesOfPage, findMistakesOfSet } from './realistic/find-mistakes.ts';
import { realisticPages } from './realistic/pages.ts';
import { type ProvenPage, provePage } from './realistic/prove-page.ts';
import { realisticCases } from './realistic/realistic-cases.ts';
import type { RealisticPage } from './realistic/realistic-page.ts';
import { serveRealisticPages } from './realistic/serve-realistic-pages.ts';

const usage = `Loads both twins of each realistic page and tries every barrier in both, with keys, pointer and measurements.
Exits with 1 when a barrier is not in the flawed twin, or is in the clean one, or when the set is not as it should be.

  npm run bench:realistic -- [options]

  --page NAME    only this page; may be given several times
  --json FILE    writes the twins and their barriers as JSON, and proves nothing
  --serve        serves the pages until Ctrl-C, and proves nothing
`;

const atOnce = 2;

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());

try {
  const { pages, jsonFile, serveOnly } = readOptions();
  if (jsonFile !== undefined) {
    await writeFile(jsonFile, `${JSON.stringify(realisticCases(pages), null, 2)}\n`);
  } else if (serveOnly) await serve(pages);
  else if (!(await prove(pages))) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function prove(pages: readonly RealisticPage[]): Promise<boolean> {
  const chromium = await findChromium({ chromePath: process.env['CHROME_PATH'] });
  if (!chromium) throw new Error('No Chromium was found: set CHROME_PATH.');
  const served = await serveRealisticPages(pages);
  const browser = await startBrowserProcess({ ...chromium, warn: () => {} });
  stopping.signal.addEventListener('abort', () => void browser.kill());
  try {
    const proven = await proveAll(browser, pages, served.url);
    const isWhole = pages.length === realisticPages.length;
    const setMistakes = isWhole ? findMistakesOfSet(pages) : [];
    for (const mistake of setMistakes) console.log(`The set: ${mistake}`);
    console.log(`\n${describeRealisticPages(proven)}`);
    return setMistakes.length === 0 && proven.every(({ mistakes }) => mistakes.length === 0);
  } finally {
    await browser.kill();
    await served.close();
  }
}

async function proveAll(
  { browser }: BrowserProcess,
  pages: readonly RealisticPage[],
  url: (path: string) => string,
): Promise<ProvenPage[]> {
  const proven: ProvenPage[] = [];
  const waiting = pages.keys();
  const work = async () => {
    for (const index of waiting) {
      const page = pages[index] as RealisticPage;
      const one = await provePage(browser, page, url);
      one.mistakes.unshift(...findMistakesOfPage(page));
      for (const mistake of one.mistakes) console.log(`${page.name}: ${mistake}`);
      proven[index] = one;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return proven;
}

async function serve(pages: readonly RealisticPage[]): Promise<void> {
  const served = await serveRealisticPages(pages);
  for (const { path } of realisticCases(pages)) console.log(served.url(path));
  await new Promise((resolve) => stopping.signal.addEventListener('abort', resolve));
  await served.close();
}

function readOptions(): {
  pages: readonly RealisticPage[];
  jsonFile: string | undefined;
  serveOnly: boolean;
} {
  const { values } = parseArgs({
    options: {
      page: { type: 'string', multiple: true, default: [] },
      json: { type: 'string' },
      serve: { type: 'boolean', default: false },
    },
  });
  const names = realisticPages.map(({ name }) => name);
  const unknown = values.page.find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new Error(`There is no page ${unknown}, only ${names.join(', ')}.\n\n${usage}`);
  const pages = realisticPages.filter(
    ({ name }) => values.page.length === 0 || values.page.includes(name),
  );
  return { pages, jsonFile: values.json, serveOnly: values.serve };
}
