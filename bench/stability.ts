// Scans each page of the corpus again and again and compares what was found, and where.
// usage: npm run bench:stability [-- --runs N --page ID]
import { parseArgs } from 'node:util';
import { findChromium } from '@curbcut/scanner';
import { type CorpusPage, corpusPages } from './corpus/corpus-pages.ts';
import { startCorpus } from './corpus/start-corpus.ts';
import { describeMachine } from './results/describe-machine.ts';
import { compareRuns } from './stability/compare-runs.ts';
import { describeStability, isStable } from './stability/describe-stability.ts';
import { scanRounds } from './stability/scan-rounds.ts';
import { openScanner } from './subjects/curbcut-warm.ts';

const usage = `Scans each page of the corpus several times, two at once, and compares issues, nodes and boxes.
Exits with 1 when a scan found something else than another one.

  npm run bench:stability -- [options]

  --runs N     scans of each page (20)
  --page ID    only this page; may be given several times
`;

const slots = 2;

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());

try {
  const stable = await run(readOptions());
  if (!stable) process.exitCode = 1;
} catch (error) {
  const isStop = stopping.signal.aborted;
  console.error(isStop ? 'Stopped.' : error instanceof Error ? error.message : String(error));
  process.exitCode = isStop ? 130 : 1;
}

async function run({ runs, pages }: { runs: number; pages: CorpusPage[] }): Promise<boolean> {
  const chromium = await findChromium({ chromePath: process.env['CHROME_PATH'] });
  if (!chromium) throw new Error('No Chromium was found: set CHROME_PATH.');
  const corpus = await startCorpus();
  const scanner = await openScanner(chromium.path, slots);
  try {
    const rounds = { runs, slots, urlOf: corpus.url, signal: stopping.signal, say: console.log };
    const results = await scanRounds(scanner, pages, rounds);
    const compared = results.map((each) => ({
      runs: each,
      ...compareRuns(each.scans, each.page.elements),
    }));
    console.log(`\n${describeMachine()}\n\n${describeStability(compared)}`);
    return compared.every(isStable);
  } finally {
    await scanner.close();
    await corpus.close();
  }
}

function readOptions(): { runs: number; pages: CorpusPage[] } {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '20' },
      page: { type: 'string', multiple: true, default: [] },
    },
  });
  const ids = corpusPages.map(({ id }) => id);
  const unknown = values.page.find((id) => !ids.includes(id));
  if (unknown !== undefined)
    throw new Error(`There is no page ${unknown}, only ${ids.join(', ')}.\n\n${usage}`);
  if (!/^[1-9]\d?$/.test(values.runs))
    throw new Error(`--runs takes a number from 1 to 99.\n\n${usage}`);
  const pages = corpusPages.filter(
    ({ id }) => values.page.length === 0 || values.page.includes(id),
  );
  return { runs: Number(values.runs), pages };
}
