// Makes every change of code that is suggested for the realistic pages in their sources, and scans them again.
// usage: npm run bench:fixes [-- --page NAME --print-only]
import { readFile, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '@curbcut/scanner';
import { startPageServer } from '@curbcut/testing';
import { describeFixes, holdsEnough } from './fixes/describe-fixes.ts';
import { tryFixes, type TriedFix } from './fixes/try-fixes.ts';
import { answerFile } from './realistic/answer-file.ts';
import { realisticPages } from './realistic/pages.ts';
import { renderTwin } from './realistic/render-twin.ts';
import { describeLoad, describeMachine } from './results/describe-machine.ts';
import { replaceBetweenMarkers } from './results/replace-between-markers.ts';
import { openScanner } from './subjects/curbcut-warm.ts';

const documentFile = path.resolve(import.meta.dirname, '../docs/benchmarks.md');
const slots = 2;

const { values } = parseArgs({
  options: {
    page: { type: 'string', multiple: true, default: [] },
    'print-only': { type: 'boolean', default: false },
  },
});
const unknown = values.page.find((name) => !realisticPages.some((page) => page.name === name));
if (unknown !== undefined) throw new Error(`There is no page ${unknown}.`);
const pages = realisticPages.filter(
  ({ name }) => values.page.length === 0 || values.page.includes(name),
);

const chromium = await findChromium({ chromePath: process.env['CHROME_PATH'] });
if (!chromium) throw new Error('No Chromium was found: set CHROME_PATH.');
const loadBefore = describeLoad();
/** By the path of their page. */
const sources = new Map<string, string>();
const rendered = pages.map((page) => ({
  name: page.name,
  folder: `/${page.name}/`,
  ...renderTwin(page, () => true),
}));
const server = await startPageServer(
  Object.fromEntries(
    rendered.flatMap(({ folder, files }) => [
      [
        folder,
        (_request: unknown, response: ServerResponse) => {
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
          response.end(sources.get(folder));
        },
      ],
      ...Object.entries(files).map(([file, content]) => [folder + file, answerFile(file, content)]),
    ]),
  ),
);
const scanner = await openScanner(chromium.path, slots);
try {
  const waiting = [...rendered];
  const tried: TriedFix[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { name, folder, document } = next;
      const serve = (source: string) => {
        sources.set(folder, source);
        return server.url(folder);
      };
      const found = await tryFixes(scanner, { name, source: document, serve });
      tried.push(...found);
      console.log(`  ${name}: ${found.length} changes`);
    }
  };
  await Promise.all(Array.from({ length: slots }, work));
  for (const { page, rule, outcome, worse, change } of tried)
    if (outcome !== 'repaired' || worse.length > 0)
      console.log(JSON.stringify({ page, rule, outcome, worse, ...change }));
  const facts = [
    `${new Date().toISOString().slice(0, 10)}, \`npm run bench:fixes\``,
    describeMachine(),
    `Load average ${loadBefore} before the first scan, ${describeLoad()} after the last`,
  ];
  const text = `${facts.map((fact) => `- ${fact}`).join('\n')}\n\n${describeFixes(tried)}`;
  console.log(`\n${text}`);
  if (!values['print-only']) {
    const document = await readFile(documentFile, 'utf8');
    await writeFile(documentFile, replaceBetweenMarkers(document, text, 'fixes'));
    console.log('\nWritten to docs/benchmarks.md');
  }
  if (!holdsEnough(tried)) process.exitCode = 1;
} finally {
  await scanner.close();
  await server.close();
}
