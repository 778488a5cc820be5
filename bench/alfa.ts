// Runs every rule of Alfa on pages whose barriers are known, and writes what each gives and costs to docs/engines-alfa.md.
// usage: npm run bench:alfa -- --suites DIR [--print-only]
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '@curbcut/scanner';
import { type AlfaRuleCounts, countAlfaRule } from './alfa/alfa-rule-counts.ts';
import { describeAlfa } from './alfa/describe-alfa.ts';
import { type AlfaAround, listAlfaRules, runOnSuite, timeRules } from './alfa/measure-alfa.ts';
import { readMeasured } from './detection/measured.ts';
import { openSuites } from './detection/open-suites.ts';
import { makeDocumentationPage } from './pages/documentation-page.ts';
import { servePages } from './pages/serve-pages.ts';
import { describeMachine } from './results/describe-machine.ts';
import { replaceBetweenMarkers } from './results/replace-between-markers.ts';
import { median } from './results/statistics.ts';
import { openScanner } from './subjects/curbcut-warm.ts';

const documentFile = path.resolve(import.meta.dirname, '../docs/engines-alfa.md');
const measuredFile = path.resolve(import.meta.dirname, 'detection/measured.jsonl');
const slots = 2;
const timings = 3;

const { values } = parseArgs({
  options: {
    suites: { type: 'string', default: process.env['CURBCUT_SUITES'] ?? '' },
    'print-only': { type: 'boolean', default: false },
  },
});
if (values.suites === '')
  throw new Error('--suites DIR names the folder with the suites act/, govuk/ and w3c/.');

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());

const chromium = await findChromium({ chromePath: process.env['CHROME_PATH'] });
if (!chromium) throw new Error('No Chromium was found: set CHROME_PATH.');
const scanner = await openScanner(chromium.path, slots);
try {
  const around: AlfaAround = { scanner, slots, signal: stopping.signal, say: console.log };
  const text = await measure(values.suites, around);
  console.log(`\n${text}`);
  if (!values['print-only']) {
    const document = await readFile(documentFile, 'utf8');
    await writeFile(documentFile, replaceBetweenMarkers(document, text));
    console.log('\nWritten to docs/engines-alfa.md');
  }
} catch (error) {
  if (!stopping.signal.aborted) throw error;
  console.error('Stopped.');
  process.exitCode = 130;
} finally {
  await scanner.close();
}

async function measure(folder: string, around: AlfaAround): Promise<string> {
  const rules = await listAlfaRules(folder);
  const before = await readMeasured(measuredFile);
  const suites = await openSuites(folder);
  const counts = new Map<string, ReadonlyMap<string, AlfaRuleCounts>>();
  try {
    for (const suite of suites) {
      const pages = await runOnSuite(suite, rules, before.get(suite.id), around);
      counts.set(suite.id, new Map(rules.map((rule) => [rule.id, countAlfaRule(rule, pages)])));
    }
  } finally {
    await Promise.all(suites.map((suite) => suite.close()));
  }
  const ms = await timeAll(rules, around);
  const none: AlfaRuleCounts = { found: 0, gain: 0, wrong: 0, other: 0 };
  const on = (suite: string, id: string) => counts.get(suite)?.get(id) ?? none;
  const measured = rules.map(({ id }) => ({
    id,
    act: on('act', id),
    govuk: on('govuk', id),
    w3c: on('w3c', id),
    ms: median(ms.map((times) => times.get(id) ?? 0)),
  }));
  return [
    `- ${new Date().toISOString().slice(0, 10)}, \`npm run bench:alfa\`\n- ${describeMachine()}`,
    describeAlfa(measured),
  ].join('\n\n');
}

async function timeAll(
  rules: Awaited<ReturnType<typeof listAlfaRules>>,
  around: AlfaAround,
): Promise<ReadonlyMap<string, number>[]> {
  const page = { id: 'documentation', html: makeDocumentationPage(), path: '/', folder: null };
  const served = await servePages([page]);
  try {
    const times: ReadonlyMap<string, number>[] = [];
    while (times.length < timings) times.push(await timeRules(served.url(page), rules, around));
    return times;
  } finally {
    await served.close();
  }
}
