// Compares every box and crop of scans with what the browser itself says of the elements, on pages that make it hard.
// usage: npm run bench:evidence [-- --page frames --verbose]
import { parseArgs } from 'node:util';
import { createScanner, findChromium } from '@curbcut/scanner';
import { createTargetPolicy } from '@curbcut/url-guard';
import { startBrowserProcess } from '../packages/scanner/src/browser/browser-process.ts';
import { comparePage } from './evidence/compare-page.ts';
import { describeEvidence, holds, type ComparedPage } from './evidence/describe-evidence.ts';
import { displays } from './evidence/displays.ts';
import { serveEvidencePages } from './evidence/serve-evidence-pages.ts';
import { corpusPages } from './corpus/corpus-pages.ts';
import { startCorpus } from './corpus/start-corpus.ts';

const { values } = parseArgs({
  options: {
    page: { type: 'string', multiple: true, default: [] },
    verbose: { type: 'boolean', default: false },
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
try {
  const compared: ComparedPage[] = [];
  const wanted = pages.filter(({ name }) => values.page.length === 0 || values.page.includes(name));
  for (const page of wanted) {
    const { name } = page;
    for (const display of displays) {
      const comparison = await comparePage(scanner, reference.browser, page, display);
      const one = { name, display, comparison };
      compared.push(one);
      if (values.verbose || !holds(one)) console.log(name, display, comparison);
    }
  }
  console.log(`\n${describeEvidence(compared)}`);
  if (!compared.every(holds)) process.exitCode = 1;
} finally {
  await Promise.all([scanner.close(), reference.kill(), served.close(), corpus.close()]);
}
