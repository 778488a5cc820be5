// Scans each page of a suite again and again and compares what was found, and where.
// usage: npm run bench:stability -- [--suite ID --runs N --page ID --busy --print-only]
import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '@curbcut/scanner';
import { describeLoad, describeMachine } from './results/describe-machine.ts';
import { replaceBetweenMarkers } from './results/replace-between-markers.ts';
import { rowsBetweenMarkers } from './results/rows-between-markers.ts';
import { compareRuns } from './stability/compare-runs.ts';
import {
  describeDifferences,
  describeStability,
  isStable,
} from './stability/describe-stability.ts';
import { scanRounds } from './stability/scan-rounds.ts';
import {
  type StabilityPage,
  stabilitySuites,
  type StabilitySuiteId,
} from './stability/stability-suites.ts';
import { openScanner } from './subjects/curbcut-warm.ts';

const usage = `Scans each page of a suite several times, two at once, and compares issues, nodes and boxes.
Exits with 1 when a scan found something else than another one.

  npm run bench:stability -- [options]

  --suite ID     corpus, pages of real software, or realistic, the pages with known barriers (corpus)
  --runs N       scans of each page (20)
  --page ID      only this page; may be given several times. The rows of the others stay in docs/benchmarks.md
  --busy         keeps each core busy with something else meanwhile; written to a table of its own
  --print-only   leaves docs/benchmarks.md as it is
`;

const documentFile = path.resolve(import.meta.dirname, '../docs/benchmarks.md');
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

async function run({ runs, suite, wanted, isBusy, printOnly }: Options): Promise<boolean> {
  const chromium = await findChromium({ chromePath: process.env['CHROME_PATH'] });
  if (!chromium) throw new Error('No Chromium was found: set CHROME_PATH.');
  const loadBefore = describeLoad();
  const opened = await stabilitySuites[suite]();
  const scanner = await openScanner(chromium.path, slots);
  const busy = isBusy ? keepBusy() : [];
  const table = `stability ${suite}${isBusy ? ' busy' : ''}`;
  try {
    const pages = choose(opened.pages, wanted);
    const rounds = { runs, slots, signal: stopping.signal, say: console.log };
    const results = await scanRounds(scanner, pages, rounds);
    const compared = results.map((each) => ({
      runs: each,
      ...compareRuns(each.scans, each.page.elements, { isBusy }),
    }));
    const document = await readFile(documentFile, 'utf8');
    const date = new Date().toISOString().slice(0, 10);
    const facts = [
      `${date}, \`npm run bench:stability -- --suite ${suite} --runs ${runs}${isBusy ? ' --busy' : ''}\``,
      describeMachine(),
      `Load average ${loadBefore} before the first measurement, ${describeLoad()} after the last`,
    ];
    const rows = describeStability(compared, {
      ids: opened.pages.map(({ id }) => id),
      before: rowsBetweenMarkers(document, table, 1),
      date,
    });
    const text = `${facts.map((fact) => `- ${fact}`).join('\n')}\n\n${rows}`;
    console.log(`\n${text}\n\n${describeDifferences(compared)}`);
    if (!printOnly) {
      await writeFile(documentFile, replaceBetweenMarkers(document, text, table));
      console.log('\nWritten to docs/benchmarks.md');
    }
    return compared.every(isStable);
  } finally {
    for (const program of busy) program.kill();
    await scanner.close();
    await opened.close();
  }
}

/** A program for each core that does nothing but count. */
function keepBusy(): ChildProcess[] {
  return Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
}

function choose(pages: readonly StabilityPage[], wanted: readonly string[]): StabilityPage[] {
  const ids = pages.map(({ id }) => id);
  const unknown = wanted.find((id) => !ids.includes(id));
  if (unknown !== undefined)
    throw new Error(`There is no page ${unknown}, only ${ids.join(', ')}.\n\n${usage}`);
  return pages.filter(({ id }) => wanted.length === 0 || wanted.includes(id));
}

interface Options {
  runs: number;
  suite: StabilitySuiteId;
  wanted: string[];
  isBusy: boolean;
  printOnly: boolean;
}

function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      suite: { type: 'string', default: 'corpus' },
      runs: { type: 'string', default: '20' },
      page: { type: 'string', multiple: true, default: [] },
      busy: { type: 'boolean', default: false },
      'print-only': { type: 'boolean', default: false },
    },
  });
  const { suite, runs, page } = values;
  if (!isSuite(suite))
    throw new Error(`There is no suite ${suite}, only ${Object.keys(stabilitySuites).join(', ')}.`);
  if (!/^[1-9]\d?$/.test(runs)) throw new Error(`--runs takes a number from 1 to 99.\n\n${usage}`);
  return {
    suite,
    runs: Number(runs),
    wanted: page,
    isBusy: values.busy,
    printOnly: values['print-only'],
  };
}

function isSuite(suite: string): suite is StabilitySuiteId {
  return Object.hasOwn(stabilitySuites, suite);
}
