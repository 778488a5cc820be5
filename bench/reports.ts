// Measures each report of a scan with 2,000 issues and a picture, and writes docs/benchmarks.md.
// usage: npm run bench:reports [-- --print-only]
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '@curbcut/scanner';
import { listBenchPages } from './pages/list-bench-pages.ts';
import { servePages } from './pages/serve-pages.ts';
import { listReports } from './reports/list-reports.ts';
import { makeLargeReport } from './reports/make-large-report.ts';
import { describeLoad, describeMachine } from './results/describe-machine.ts';
import { markdownTable } from './results/markdown-table.ts';
import { replaceBetweenMarkers } from './results/replace-between-markers.ts';
import { median } from './results/statistics.ts';
import { openScanner } from './subjects/curbcut-warm.ts';

const documentFile = path.resolve(import.meta.dirname, '../docs/benchmarks.md');
const runs = 3;
const issuesCount = 2_000;
const limits = { seconds: 5, bytes: 10_000_000 };

const { values } = parseArgs({ options: { 'print-only': { type: 'boolean', default: false } } });
const chromium = await findChromium({ chromePath: process.env['CHROME_PATH'] });
if (!chromium) throw new Error('No Chromium was found: set CHROME_PATH.');
const pages = await listBenchPages(process.env['BENCH_PAGE']);
const served = await servePages(pages);
const scanner = await openScanner(chromium.path, 1);
try {
  const loadBefore = describeLoad();
  const page = pages.find(({ id }) => id === 'documentation');
  if (!page) throw new Error('There is no documentation page.');
  const { screenshot } = await scanner.scanPage(served.url(page));
  if (!screenshot) throw new Error('No picture was taken.');
  const rows: string[][] = [];
  for (const elements of [1, 20]) {
    const record = makeLargeReport({ issuesCount, elements, screenshot });
    for (const { title, render } of listReports(record, screenshot, scanner)) {
      const seconds: number[] = [];
      let bytes = 0;
      for (let run = 0; run < runs; run += 1) {
        const startedMs = performance.now();
        bytes = (await render()).byteLength;
        seconds.push((performance.now() - startedMs) / 1_000);
      }
      const time = median(seconds);
      const holds = time < limits.seconds && bytes < limits.bytes;
      console.log(`${elements} elements, ${title}: ${time.toFixed(2)} s, ${bytes} bytes`);
      if (!holds) process.exitCode = 1;
      const row = [title, String(elements), time.toFixed(2), (bytes / 1e6).toFixed(2)];
      rows.push([...row, holds ? 'yes' : 'no']);
    }
  }
  const facts = [
    `${new Date().toISOString().slice(0, 10)}, \`npm run bench:reports\``,
    describeMachine(),
    `Load average ${loadBefore} before the first measurement, ${describeLoad()} after the last`,
    `Picture: ${(screenshot.bytes.byteLength / 1e6).toFixed(2)} MB; medians of ${runs}`,
  ];
  const right = (title: string) => ({ title, align: 'right' as const });
  const table = markdownTable(
    [
      { title: 'Report', align: 'left' },
      right('Elements an issue'),
      right('Seconds'),
      right('MB'),
      right('Below 5 s and 10 MB'),
    ],
    rows,
  );
  const results = `${facts.map((fact) => `- ${fact}`).join('\n')}\n\n${table}`;
  console.log(`\n${results}`);
  if (!values['print-only']) {
    const document = await readFile(documentFile, 'utf8');
    await writeFile(documentFile, replaceBetweenMarkers(document, results, 'reports'));
    console.log('\nWritten to docs/benchmarks.md');
  }
} finally {
  await scanner.close();
  await served.close();
}
