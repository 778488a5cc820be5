// Measures our scanner beside lighthouse, pa11y and @axe-core/cli, and writes docs/benchmarks.md.
// usage: npm run bench:scan [-- --runs N --print-only PAGE.html]
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findChromium } from '@curbcut/scanner';
import { measureRounds } from './measure-rounds.ts';
import { type BenchOptions, readOptions } from './options.ts';
import { type BenchPage, listBenchPages } from './pages/list-bench-pages.ts';
import { type ServedPages, servePages } from './pages/serve-pages.ts';
import { installPeers, peerVersions } from './peers.ts';
import { measureAddedTime } from './product/measure-added-time.ts';
import { measureTwoAtOnce } from './product/measure-two-at-once.ts';
import { describeLoad, describeMachine } from './results/describe-machine.ts';
import {
  describeAddedTime,
  describeBreakdown,
  describeComparison,
  describeTwoAtOnce,
} from './results/describe-results.ts';
import { replaceBetweenMarkers } from './results/replace-between-markers.ts';
import { axeCli } from './subjects/axe-cli.ts';
import { curbcutCold } from './subjects/curbcut-cold.ts';
import {
  curbcutFast,
  curbcutLooking,
  curbcutWarm,
  openScanner,
  type WarmScan,
} from './subjects/curbcut-warm.ts';
import { findChromedriver } from './subjects/find-chromedriver.ts';
import { lighthouseCli } from './subjects/lighthouse.ts';
import { pa11y } from './subjects/pa11y.ts';
import type { Subject } from './subjects/subject.ts';

const documentFile = path.resolve(import.meta.dirname, '../docs/benchmarks.md');
const addedTimeRuns = 10;

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());

try {
  await run(readOptions(process.argv.slice(2), process.env));
} catch (error) {
  const isStop = stopping.signal.aborted;
  console.error(isStop ? 'Stopped.' : error instanceof Error ? error.message : String(error));
  process.exitCode = isStop ? 130 : 1;
}

async function run(options: BenchOptions): Promise<void> {
  const results = await measure(options);
  console.log(`\n${results}`);
  if (options.printOnly) return;
  const document = await readFile(documentFile, 'utf8');
  await writeFile(documentFile, replaceBetweenMarkers(document, results));
  console.log('\nWritten to docs/benchmarks.md');
}

/** Everything, as Markdown. */
async function measure(options: BenchOptions): Promise<string> {
  const pages = await listBenchPages(options.page);
  const chromium = await findChromium({ chromePath: process.env['CHROME_PATH'] });
  if (!chromium) throw new Error('No Chromium was found: set CHROME_PATH.');
  const browserVersion = await readBrowserVersion(chromium.path);
  await installPeers();
  const driver = await findChromedriver(browserVersion);
  if ('missing' in driver) console.log(`Left out: ${driver.missing}`);

  const loadBefore = describeLoad();
  const folder = await mkdtemp(path.join(tmpdir(), 'curbcut-bench-'));
  const served = await servePages(pages);
  try {
    const around = { chromePath: chromium.path, folder, signal: stopping.signal };
    const peers = [
      curbcutCold(around),
      lighthouseCli(around),
      pa11y('axe', around),
      pa11y('htmlcs', around),
      ...('path' in driver ? [axeCli(driver.path, around)] : []),
    ];
    const compared = await compare(
      pages.filter(({ id }) => options.sizes.includes(id)),
      served,
      chromium.path,
      peers,
      options,
    );
    const own = options.sizes.includes('documentation')
      ? await measureOwn(served.url(documentationOf(pages)), chromium.path, options.runs)
      : [];
    const facts = [
      `${new Date().toISOString().slice(0, 10)}, \`npm run bench:scan -- --runs ${options.runs}${options.fast ? ' --fast' : ''}\``,
      describeMachine(),
      `Load average ${loadBefore} before the first measurement, ${describeLoad()} after the last`,
      `${browserVersion} (${chromium.kind}) for all`,
      Object.entries(peerVersions)
        .map(([name, version]) => `${name} ${version}`)
        .join(', '),
      ...('missing' in driver ? [`Left out: ${driver.missing}`] : []),
    ];
    return [facts.map((fact) => `- ${fact}`).join('\n'), ...compared, ...own].join('\n\n');
  } finally {
    await served.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** All programs on every page, and where our own time went. */
async function compare(
  pages: readonly BenchPage[],
  served: ServedPages,
  chromePath: string,
  peers: readonly Subject[],
  { runs, fast }: Pick<BenchOptions, 'runs' | 'fast'>,
): Promise<string[]> {
  const sections: string[] = [];
  const breakdown: { title: string; scans: WarmScan[] }[] = [];
  const scanner = await openScanner(chromePath, 1);
  try {
    for (const page of pages) {
      console.log(`\n${page.title}`);
      const scans: WarmScan[] = [];
      const subjects = [
        curbcutWarm(scanner, (scan) => scans.push(scan)),
        ...(fast ? [curbcutLooking(scanner), curbcutFast(scanner)] : []),
        ...peers,
      ];
      const rounds = { runs, signal: stopping.signal, say: console.log };
      const measured = await measureRounds(subjects, served.url(page), rounds);
      const elements = scans[0]?.pageScan.page.elementCount.toLocaleString('en') ?? '?';
      sections.push(
        `### Page: ${page.title}, ${elements} elements`,
        describeComparison(subjects, measured),
      );
      // The first one is the warm-up.
      breakdown.push({ title: page.title, scans: scans.slice(1) });
    }
  } finally {
    await scanner.close();
  }
  const title = '### Where a warm scan spends its time, median ms';
  return [...sections, title, describeBreakdown(breakdown)];
}

/** What has no counterpart in the other programs. */
async function measureOwn(url: string, chromePath: string, runs: number): Promise<string[]> {
  console.log('\nTwo at once');
  const twoAtOnce = await measureTwoAtOnce(chromePath, url, runs);
  stopping.signal.throwIfAborted();
  console.log('What the product adds');
  const addedTime = await measureAddedTime(chromePath, url, addedTimeRuns);
  return [
    '### Two scans at once',
    describeTwoAtOnce(twoAtOnce),
    '### What the product adds',
    describeAddedTime(addedTime),
  ];
}

function documentationOf(pages: readonly BenchPage[]): BenchPage {
  const page = pages.find(({ id }) => id === 'documentation');
  if (!page) throw new Error('There is no documentation page.');
  return page;
}

async function readBrowserVersion(file: string): Promise<string> {
  const { stdout } = await promisify(execFile)(file, ['--version']);
  return stdout.trim();
}
