// Scans pages with everything and with `--fast`, and writes to docs/benchmarks.md how much memory it took.
// usage: npm run bench:memory [-- --runs N --print-only]
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '@curbcut/scanner';
import { describeMemory, type PageMemory } from './memory/describe-memory.ts';
import { listBenchPages } from './pages/list-bench-pages.ts';
import { servePages } from './pages/serve-pages.ts';
import { describeMachine } from './results/describe-machine.ts';
import { replaceBetweenMarkers } from './results/replace-between-markers.ts';
import { openScanner, scanWarm } from './subjects/curbcut-warm.ts';
import { watchPeakMemory } from './subjects/watch-peak-memory.ts';

const documentFile = path.resolve(import.meta.dirname, '../docs/benchmarks.md');

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    'print-only': { type: 'boolean', default: false },
  },
});
if (!/^[1-9]\d?$/.test(values.runs)) throw new Error('--runs takes a number from 1 to 99.');
const runs = Number(values.runs);
const chromium = await findChromium({ chromePath: process.env['CHROME_PATH'] });
if (!chromium) throw new Error('No Chromium was found: set CHROME_PATH.');
const pages = await listBenchPages(process.env['BENCH_PAGE']);
const served = await servePages(pages);
try {
  const measured: PageMemory[] = [];
  for (const page of pages) {
    const one: PageMemory = { title: page.title, elements: 0, whole: [], fast: [] };
    for (let run = 0; run < runs; run += 1) {
      const whole = await scanOnce(chromium.path, served.url(page), false);
      const fast = await scanOnce(chromium.path, served.url(page), true);
      one.elements = whole.elements;
      one.whole.push(whole.peakBytes);
      one.fast.push(fast.peakBytes);
    }
    console.log(`${page.title}: done`);
    measured.push(one);
  }
  const text = [
    `- ${new Date().toISOString().slice(0, 10)}, \`npm run bench:memory -- --runs ${runs}\`\n- ${describeMachine()}`,
    describeMemory(measured),
  ].join('\n\n');
  console.log(`\n${text}`);
  if (!values['print-only']) {
    const document = await readFile(documentFile, 'utf8');
    await writeFile(documentFile, replaceBetweenMarkers(document, text, 'memory'));
    console.log('\nWritten to docs/benchmarks.md');
  }
} finally {
  await served.close();
}

/** In a scanner of its own: what an earlier scan left behind must not count. */
async function scanOnce(
  chromePath: string,
  url: string,
  fast: boolean,
): Promise<{ peakBytes: number; elements: number }> {
  const memory = watchPeakMemory();
  const scanner = await openScanner(chromePath, 1);
  try {
    const { pageScan } = await scanWarm(scanner, url, { fast });
    return { peakBytes: memory.stop(), elements: pageScan.page.elementCount };
  } finally {
    memory.stop();
    await scanner.close({ untilReaped: true });
  }
}
