// Compares every box and crop of scans, and every mark on pictures of states, with what the browser itself says of the
// elements, on pages that make it hard, and writes docs/benchmarks.md.
// usage: npm run bench:evidence [-- --page frames --page corpus/moving --verbose --print-only]
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createScanner, findChromium } from '@curbcut/scanner';
import { createTargetPolicy } from '@curbcut/url-guard';
import { startBrowserProcess } from '../packages/scanner/src/browser/browser-process.ts';
import { mostDiffering } from './evidence/compare-crops.ts';
import { comparePage } from './evidence/compare-page.ts';
import { startStateBrowser } from './evidence/compare-states.ts';
import {
  type ComparedPage,
  describeEvidence,
  describeMarks,
  holds,
  tolerance,
} from './evidence/describe-evidence.ts';
import { displays } from './evidence/displays.ts';
import { serveEvidencePages } from './evidence/serve-evidence-pages.ts';
import { corpusPages } from './corpus/corpus-pages.ts';
import { startCorpus } from './corpus/start-corpus.ts';
import { describeMachine } from './results/describe-machine.ts';
import { replaceBetweenMarkers } from './results/replace-between-markers.ts';
import { rowsBetweenMarkers } from './results/rows-between-markers.ts';

const documentFile = path.resolve(import.meta.dirname, '../docs/benchmarks.md');

const { values } = parseArgs({
  options: {
    page: { type: 'string', multiple: true, default: [] },
    verbose: { type: 'boolean', default: false },
    'print-only': { type: 'boolean', default: false },
  },
});
const found = await findChromium({ chromePath: process.env['CHROME_PATH'] });
if (!found) throw new Error('No Chromium was found: set CHROME_PATH.');
const [served, corpus] = [await serveEvidencePages(), await startCorpus()];
const pages = [
  ...served.pages,
  ...corpusPages.map((page) => ({
    name: `corpus/${page.id}`,
    url: corpus.url(page),
    isLocked: page.kind === 'consent',
  })),
];
const scanner = await createScanner({
  chromePath: found.path,
  slots: 1,
  policy: createTargetPolicy({ allowAllPrivate: true }),
  infoUrl: 'https://scanner.example/',
});
const reference = await startBrowserProcess({ ...found, warn: console.error });
const stateBrowser = await startStateBrowser(found.path);
try {
  const unknown = values.page.find((id) => !pages.some(({ name }) => name === id));
  if (unknown !== undefined)
    throw new Error(`There is no page ${unknown}: ${pages.map(({ name }) => name).join(', ')}.`);
  const compared: ComparedPage[] = [];
  const wanted = pages.filter(({ name }) => values.page.length === 0 || values.page.includes(name));
  for (const page of wanted) {
    const { name } = page;
    for (const display of displays) {
      const comparison = await comparePage(scanner, reference.browser, page, display, stateBrowser);
      const one = { name, display, comparison };
      compared.push(one);
      if (values.verbose || !holds(one)) console.log(name, display, comparison);
    }
  }
  const document = await readFile(documentFile, 'utf8');
  const date = new Date().toISOString().slice(0, 10);
  const facts = [
    `${date}, \`npm run bench:evidence\``,
    describeMachine(),
    `At most ${tolerance} px and ${100 * mostDiffering} % of a crop's pixels may differ`,
  ];
  const known = (marker: string) => ({
    names: pages.map(({ name }) => name),
    before: rowsBetweenMarkers(document, marker, 3),
    date,
  });
  const results = [...facts.map((fact) => `- ${fact}`), ''].join('\n');
  const evidence = `${results}\n${describeEvidence(compared, known('evidence'))}`;
  const marks = `${results}\n${describeMarks(compared, known('states'))}`;
  console.log(`\n${evidence}\n\n${marks}`);
  if (!values['print-only']) {
    const withBoxes = replaceBetweenMarkers(document, evidence, 'evidence');
    await writeFile(documentFile, replaceBetweenMarkers(withBoxes, marks, 'states'));
  }
  if (!compared.every(holds)) process.exitCode = 1;
} finally {
  await Promise.all([
    scanner.close(),
    reference.kill(),
    stateBrowser.close(),
    served.close(),
    corpus.close(),
  ]);
}
