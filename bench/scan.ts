// Measures our scanner beside lighthouse, pa11y and @axe-core/cli, and writes docs/benchmarks.md.
// usage: npm run bench:scan [-- --runs N --print-only PAGE.html]
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findChromium } from '@curbcut/scanner';
import { measureRounds } from './measure-rounds.ts';
import { type BenchOptions, readOptions, usage } from './options.ts';
import { listBenchPages } from './pages/list-bench-pages.ts';
import { servePages } from './pages/serve-pages.ts';
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
import { curbcutWarm, openScanner, type WarmScan } from './subjects/curbcut-warm.ts';
import { findChromedriver } from './subjects/find-chromedriver.ts';
import { lighthouseCli } from './subjects/lighthouse.ts';
import { pa11y } from './subjects/pa11y.ts';
import type { Subject } from './subjects/subject.ts';

const documentFile = path.resolve(import.meta.dirname, '../docs/benchmarks.md');
const addedTimeRuns = 10;

const options = parseOptions();
if (options) {
  const results = await measure(options);
  console.log(`\n${results}`);
  if (!options.printOnly) {
    await writeFile(
      documentFile,
      replaceBetweenMarkers(await readFile(documentFile, 'utf8'), results),
    );
    console.log('\nWritten to docs/benchmarks.md');
  }
}

function parseOptions(): BenchOptions | null {
  try {
    return readOptions(process.argv.slice(2), process.env);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    process.exitCode = 2;
    return null;
  }
}

/** Everything, as Markdown. */
async function measure({ page, runs }: BenchOptions): Promise<string> {
  const pages = await listBenchPages(page);
  const chromium = await findChromium({ chromePath: process.env['CHROME_PATH'] });
  if (!chromium) throw new Error('No Chromium was found: set CHROME_PATH.');
  const browserVersion = await readBrowserVersion(chromium.path);
  await installPeers();
  const driver = await findChromedriver(browserVersion);
  if ('missing' in driver) console.log(`Left out: ${driver.missing}`);

  const folder = await mkdtemp(path.join(tmpdir(), 'curbcut-bench-'));
  const served = await servePages(pages);
  const loadBefore = describeLoad();
  const scanner = await openScanner(chromium.path, 1);
  const warmScans = new Map<string, WarmScan[]>();
  try {
    const around = { chromePath: chromium.path, folder };
    const subjects: Subject[] = [
      curbcutWarm(scanner, (url, scan) => warmScans.get(url)?.push(scan)),
      curbcutCold(around),
      lighthouseCli(around),
      pa11y('axe', around),
      pa11y('htmlcs', around),
      ...('path' in driver ? [axeCli(driver.path, around)] : []),
    ];
    const sections: string[] = [];
    const breakdown: { title: string; scans: WarmScan[] }[] = [];
    for (const benchPage of pages) {
      console.log(`\n${benchPage.title}`);
      const url = served.url(benchPage);
      const scans: WarmScan[] = [];
      warmScans.set(url, scans);
      const measured = await measureRounds(subjects, url, runs, console.log);
      const elements = scans[0]?.pageScan.page.elementCount.toLocaleString('en') ?? '?';
      sections.push(
        `### Page: ${benchPage.title}, ${elements} elements`,
        describeComparison(subjects, measured),
      );
      // The first one is the warm-up.
      breakdown.push({ title: benchPage.title, scans: scans.slice(1) });
    }
    await scanner.close();

    const documentation = pages.find(({ id }) => id === 'documentation');
    if (!documentation) throw new Error('There is no documentation page.');
    const url = served.url(documentation);
    console.log('\nTwo at once');
    const twoAtOnce = await measureTwoAtOnce(chromium.path, url, runs);
    console.log('What the product adds');
    const addedTime = await measureAddedTime(chromium.path, url, addedTimeRuns);

    return [
      [
        `- ${new Date().toISOString().slice(0, 10)}, \`npm run bench:scan -- --runs ${runs}\`${page ? ' with a page of its own' : ''}`,
        `- ${describeMachine()}`,
        `- Load average ${loadBefore} before the first measurement, ${describeLoad()} after the last`,
        `- ${browserVersion} (${chromium.kind}) for all`,
        `- ${Object.entries(peerVersions)
          .map(([name, version]) => `${name} ${version}`)
          .join(', ')}`,
        ...('missing' in driver ? [`- Left out: ${driver.missing}`] : []),
      ].join('\n'),
      ...sections,
      '### Where a warm scan spends its time, median ms',
      describeBreakdown(breakdown),
      '### Two scans at once',
      describeTwoAtOnce(twoAtOnce),
      '### What the product adds',
      describeAddedTime(addedTime),
    ].join('\n\n');
  } finally {
    await scanner.close();
    await served.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function readBrowserVersion(file: string): Promise<string> {
  const { stdout } = await promisify(execFile)(file, ['--version']);
  return stdout.trim();
}
