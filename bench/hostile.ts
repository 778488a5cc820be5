// Scans pages that could keep a scan busy for ever, and writes to docs/benchmarks.md how each ended.
// usage: npm run bench:hostile [-- --page ID --print-only]; pages that are not scanned keep their rows
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createScanner, findChromium } from '@curbcut/scanner';
import { startPageServer } from '@curbcut/testing';
import { createTargetPolicy } from '@curbcut/url-guard';
import { describeEnds } from './hostile/describe-ends.ts';
import { scanSlowPage, type SlowPageEnd } from './hostile/scan-slow-page.ts';
import { answersOf, slowPages } from './hostile/slow-pages.ts';
import { describeLoad, describeMachine } from './results/describe-machine.ts';
import { replaceBetweenMarkers } from './results/replace-between-markers.ts';

const documentFile = path.resolve(import.meta.dirname, '../docs/benchmarks.md');

const { values } = parseArgs({
  options: {
    page: { type: 'string', multiple: true, default: [] },
    'print-only': { type: 'boolean', default: false },
  },
});
const unknown = values.page.filter((id) => !slowPages.some((page) => page.id === id));
if (unknown.length > 0) {
  throw new Error(`There is no page ${unknown[0]}: ${slowPages.map(({ id }) => id).join(', ')}.`);
}
const chromium = await findChromium({ chromePath: process.env['CHROME_PATH'] });
if (!chromium) throw new Error('No Chromium was found: set CHROME_PATH.');
const server = await startPageServer(answersOf(slowPages));
const scanner = await createScanner({
  chromePath: chromium.path,
  slots: 1,
  policy: createTargetPolicy({ allowAllPrivate: true }),
  infoUrl: 'https://curbcut.example/who-visits',
});
try {
  const loadBefore = describeLoad();
  const ends: SlowPageEnd[] = [];
  for (const page of slowPages) {
    if (values.page.length > 0 && !values.page.includes(page.id)) continue;
    const end = await scanSlowPage(scanner, page, server.url(`/${page.id}`));
    console.log(`${page.id}: ${end.outcome}, ${(end.durationMs / 1000).toFixed(1)} s`);
    ends.push(end);
  }
  const document = await readFile(documentFile, 'utf8');
  const facts = [
    `${new Date().toISOString().slice(0, 10)}, \`npm run bench:hostile\``,
    describeMachine(),
    `Load average ${loadBefore} before the first measurement, ${describeLoad()} after the last`,
  ];
  const about = facts.map((fact) => `- ${fact}`).join('\n');
  const results = `${about}\n\n${describeEnds(slowPages, ends, document)}`;
  console.log(`\n${results}`);
  if (!ends.every(({ isHonest }) => isHonest)) process.exitCode = 1;
  if (!values['print-only']) {
    await writeFile(documentFile, replaceBetweenMarkers(document, results, 'hostile'));
    console.log('\nWritten to docs/benchmarks.md');
  }
} finally {
  await Promise.all([scanner.close(), server.close()]);
}
