// Scans real pages, scores them by both formulas, and writes docs/scoring.md and the issue sets that its test reads.
// usage: npm run bench:scores [-- --print-only]
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { toScoreOutOf100 } from '@curbcut/model/scan';
import { findChromium } from '@curbcut/scanner';
import { corpusPages } from './corpus/corpus-pages.ts';
import { startCorpus } from './corpus/start-corpus.ts';
import { servePages } from './pages/serve-pages.ts';
import { replaceBetweenMarkers } from './results/replace-between-markers.ts';
import { describeScores } from './scores/describe-scores.ts';
import { listInstalledPages } from './scores/list-installed-pages.ts';
import { type MeasuredPage, toMeasuredPage } from './scores/measured-page.ts';
import { openScanner, scanWarm } from './subjects/curbcut-warm.ts';

const documentFile = path.resolve(import.meta.dirname, '../docs/scoring.md');
const measuredFile = path.resolve(import.meta.dirname, 'scores/measured-pages.json');

const { values } = parseArgs({ options: { 'print-only': { type: 'boolean', default: false } } });
const chromium = await findChromium({ chromePath: process.env['CHROME_PATH'] });
if (!chromium) throw new Error('No Chromium was found: set CHROME_PATH.');
const { pages: manuals, missing } = await listInstalledPages();
if (missing.length > 0) {
  console.log(`Without the manuals of ${missing.join(', ')}: apt-get install ${missing.join(' ')}`);
}
const served = await servePages(manuals);
const corpus = await startCorpus();
const scanner = await openScanner(chromium.path, 1);
try {
  const pages = [
    ...corpusPages.map((page) => ({ ...page, url: corpus.url(page) })),
    ...manuals.map((page) => ({ ...page, url: served.url(page) })),
  ];
  const measured: MeasuredPage[] = [];
  for (const page of pages) {
    const { pageScan } = await scanWarm(scanner, page.url);
    measured.push(toMeasuredPage(page, pageScan));
    const { overallScore } = pageScan;
    console.log(`${page.id}: ${overallScore === null ? '-' : toScoreOutOf100(overallScore)}`);
  }
  const results = describeScores(measured);
  console.log(`\n${results}`);
  if (!values['print-only']) {
    if (missing.length > 0) throw new Error('Not written: some of the pages are missing.');
    const document = await readFile(documentFile, 'utf8');
    const about = `Measured on ${new Date().toISOString().slice(0, 10)} with \`npm run bench:scores\`: pages of real software ([bench/corpus](../bench/corpus)) and manuals of Debian packages. \`2 (27)\` are two issues of level A or AA on 27 elements together.`;
    await writeFile(documentFile, replaceBetweenMarkers(document, `${about}\n\n${results}`));
    await writeFile(measuredFile, `${JSON.stringify(measured, null, 2)}\n`);
    console.log('\nWritten to docs/scoring.md and bench/scores/measured-pages.json');
  }
} finally {
  await scanner.close();
  await served.close();
  await corpus.close();
}
