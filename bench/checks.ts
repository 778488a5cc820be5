// Scans pages and writes to docs/benchmarks.md how long each of our own checks took.
// usage: npm run bench:checks [-- --runs N --print-only]
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '@curbcut/scanner';
import { describeProfile, type PageProfile } from './checks/describe-profile.ts';
import { listBenchPages } from './pages/list-bench-pages.ts';
import { servePages } from './pages/serve-pages.ts';
import { describeLoad, describeMachine } from './results/describe-machine.ts';
import { replaceBetweenMarkers } from './results/replace-between-markers.ts';
import { openScanner } from './subjects/curbcut-warm.ts';

const documentFile = path.resolve(import.meta.dirname, '../docs/benchmarks.md');

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    'print-only': { type: 'boolean', default: false },
  },
});
if (!/^[1-9]\d?$/.test(values.runs)) throw new Error('--runs takes a number from 1 to 99.');
const chromium = await findChromium({ chromePath: process.env['CHROME_PATH'] });
if (!chromium) throw new Error('No Chromium was found: set CHROME_PATH.');
const pages = await listBenchPages(process.env['BENCH_PAGE']);
const served = await servePages(pages);
const scanner = await openScanner(chromium.path, 1);
try {
  const profiles: PageProfile[] = [];
  for (const page of pages) {
    const byRule = new Map<string, number[]>();
    // The first scan does not count: the browser starts with it.
    for (let run = 0; run <= Number(values.runs); run += 1) {
      const { pageScan } = await scanner.scanPage(served.url(page), {
        onProfile: (profile) => {
          if (run === 0) return;
          for (const [rule, ms] of profile) byRule.set(rule, [...(byRule.get(rule) ?? []), ms]);
        },
      });
      if (pageScan.status === 'failed') throw new Error(`${page.title}: ${pageScan.error.message}`);
    }
    console.log(`${page.title}: done`);
    profiles.push({ title: page.title, byRule });
  }
  const text = [
    `- ${new Date().toISOString().slice(0, 10)}, \`npm run bench:checks -- --runs ${values.runs}\`\n- ${describeMachine()}\n- Load average ${describeLoad()} after the last scan`,
    describeProfile(profiles),
  ].join('\n\n');
  console.log(`\n${text}`);
  if (!values['print-only']) {
    const document = await readFile(documentFile, 'utf8');
    await writeFile(documentFile, replaceBetweenMarkers(document, text, 'checks'));
    console.log('\nWritten to docs/benchmarks.md');
  }
} finally {
  await scanner.close();
  await served.close();
}
