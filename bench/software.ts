// Scans pages of real software and compares each failed issue with what somebody found who looked at it.
// usage: npm run bench:software [-- --page ID --pending FILE --lines FILE --print-only --serve]
import { once } from 'node:events';
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '@curbcut/scanner';
import { toPageScanLine } from '@curbcut/wire/scan';
import { describeMachine } from './results/describe-machine.ts';
import { writeJudged } from './detection/quality/write-quality.ts';
import { writeTrust } from './detection/trust/write-trust.ts';
import { replaceBetweenMarkers } from './results/replace-between-markers.ts';
import {
  compareVerdicts,
  type UntestedRules,
  type VerdictComparison,
} from './software/compare-verdicts.ts';
import {
  describeEvidence,
  describeOpen,
  describePrecision,
  describePrograms,
  describeRules,
  describeUntested,
} from './software/describe-software.ts';
import {
  countSoftwareRules,
  type ReportedOnPage,
  type SoftwareRule,
} from './software/count-engine-rules.ts';
import { type FoundIssue, sampleOf, toFoundIssues } from './software/found-issue.ts';
import { countJudgments } from './software/precision.ts';
import { foreignHosts, programs } from './software/programs.ts';
import { type ServedSoftware, serveSoftware, versionOf } from './software/serve-software.ts';
import { readVerdicts } from './software/verdicts.ts';
import { openScanner, scanWarm } from './subjects/curbcut-warm.ts';

const usage = `Scans pages of real software and compares each failed issue with what somebody found who looked at it.
Exits with 1 when an issue has no verdict yet, or a program could not be had.

  npm run bench:software -- [options]

  --page ID        only this page; may be given several times; implies --print-only
  --pending FILE   writes a line for each issue without a verdict, to be filled in and added to bench/software/verdicts.jsonl
  --lines FILE     writes the whole results as well, a line of JSON for each page
  --print-only     leaves docs/real-software.md as it is, as a run does that is not whole
  --serve          serves the pages until Ctrl-C, and scans nothing
`;

const documentFile = path.resolve(import.meta.dirname, '../docs/real-software.md');
const engineRulesFile = path.resolve(import.meta.dirname, 'software/engine-rules.json');
const verdictsFile = path.resolve(import.meta.dirname, 'software/verdicts.jsonl');
const slots = 2;

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());

try {
  const options = readOptions();
  const served = await serveSoftware(
    programs.filter(({ pages }) => pages.some(({ id }) => options.isWanted(id))),
  );
  try {
    for (const sentence of served.missing) console.log(sentence);
    if (options.serve) await serve(served);
    else if (!(await compare(served, options))) process.exitCode = 1;
  } finally {
    await served.close();
  }
} catch (error) {
  const isStop = stopping.signal.aborted;
  console.error(isStop ? 'Stopped.' : error instanceof Error ? error.message : String(error));
  process.exitCode = isStop ? 130 : 1;
}

type Options = ReturnType<typeof readOptions>;

/** Whether there is nothing left to look at. */
async function compare(served: ServedSoftware, options: Options): Promise<boolean> {
  const verdicts = await readVerdicts(verdictsFile);
  const pages = served.pages.filter(({ page }) => options.isWanted(page.id));
  const { found, untested, reported } = await scanAll(pages, options.lines);
  const comparison = compareVerdicts(found, verdicts, untested);
  if (options.pending !== undefined)
    await writeFile(options.pending, comparison.unjudged.map(toPendingLine).join(''));
  console.log(`\n${describePrecision(comparison)}\n\n${describeOpen(comparison)}`);
  if (!options.printOnly && served.missing.length === 0)
    await write(comparison, countSoftwareRules(reported, verdicts));
  else if (!options.printOnly)
    console.log('\nNot the whole: docs/real-software.md stays as it is.');
  return comparison.unjudged.length === 0 && served.missing.length === 0;
}

/** In the order of the pages, whichever ends first. */
async function scanAll(
  pages: ServedSoftware['pages'],
  lines: string | undefined,
): Promise<{ found: FoundIssue[]; untested: UntestedRules; reported: ReportedOnPage[] }> {
  const chromium = await findChromium({ chromePath: process.env['CHROME_PATH'] });
  if (!chromium) throw new Error('No Chromium was found: set CHROME_PATH.');
  if (lines !== undefined) await writeFile(lines, '');
  const scanner = await openScanner(chromium.path, slots, foreignHosts);
  const found = new Map<string, FoundIssue[]>();
  const untested = new Map<string, ReadonlySet<string>>();
  const reported: ReportedOnPage[] = [];
  const waiting = [...pages];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      stopping.signal.throwIfAborted();
      const { page, url } = next;
      const cut = new Set<string>();
      const { pageScan, durationMs } = await scanWarm(scanner, url, {
        onFindings: (findings) => reported.push({ page: page.id, findings }),
        onUsed: ({ cutRules }) => {
          for (const rule of cutRules) cut.add(rule);
        },
      });
      const issues = toFoundIssues(page.id, pageScan.issues);
      found.set(page.id, issues);
      const unfinished = pageScan.rules.filter(({ outcome }) => outcome === 'untested');
      untested.set(page.id, new Set([...unfinished.map(({ rule }) => rule), ...cut]));
      const seconds = (durationMs / 1_000).toFixed(1);
      console.log(
        `  ${page.id}: ${pageScan.page.elementCount} elements, ${issues.length} failed issues, ${seconds} s`,
      );
      if (lines !== undefined)
        await appendFile(
          lines,
          `${JSON.stringify({ page: page.id, ...toPageScanLine(pageScan) })}\n`,
        );
    }
  };
  try {
    await Promise.all(Array.from({ length: slots }, work));
  } finally {
    await scanner.close();
  }
  return { found: pages.flatMap(({ page }) => found.get(page.id) ?? []), untested, reported };
}

function toPendingLine({ page, rule, state, level, elements, targets }: FoundIssue): string {
  const open = { verdict: '', evidence: '', elements, sample: sampleOf(targets) };
  const where = state === null ? {} : { state };
  return `${JSON.stringify({ page, rule, ...where, level, ...open })}\n`;
}

async function write(comparison: VerdictComparison, rows: readonly SoftwareRule[]): Promise<void> {
  const withVersions = programs.map((program) => ({ program, version: versionOf(program) }));
  const results = [
    `- ${new Date().toISOString().slice(0, 10)}, \`npm run bench:software\`\n- ${describeMachine()}`,
    describePrecision(comparison),
    '### Programs',
    describePrograms(withVersions, comparison),
    '### Rules',
    describeRules(comparison),
    '### Judged false',
    describeEvidence(comparison, 'false'),
    '### Judged debatable',
    describeEvidence(comparison, 'debatable'),
    '### Not tested to the end',
    describeUntested(comparison),
  ].join('\n\n');
  const document = await readFile(documentFile, 'utf8');
  await writeFile(documentFile, replaceBetweenMarkers(document, results));
  await writeFile(engineRulesFile, `${JSON.stringify(rows, null, 2)}\n`);
  await writeTrust();
  const { all: _, ...judged } = countJudgments(comparison.judged.map(({ verdict }) => verdict));
  await writeJudged({ pages: programs.flatMap(({ pages }) => pages).length, ...judged });
  console.log(
    '\nWritten to docs/real-software.md, bench/software/engine-rules.json and docs/engine-trust.md',
  );
}

async function serve({ pages }: ServedSoftware): Promise<void> {
  stopping.signal.throwIfAborted();
  for (const { page, url } of pages) console.log(`${page.id} ${url}`);
  // Servers alone would not keep the process waiting for the signal.
  const awake = setInterval(() => {}, 60_000);
  await once(stopping.signal, 'abort');
  clearInterval(awake);
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      page: { type: 'string', multiple: true, default: [] },
      pending: { type: 'string' },
      lines: { type: 'string' },
      'print-only': { type: 'boolean', default: false },
      serve: { type: 'boolean', default: false },
    },
  });
  const ids = programs.flatMap(({ pages }) => pages.map(({ id }) => id));
  const unknown = values.page.find((id) => !ids.includes(id));
  if (unknown !== undefined)
    throw new Error(`There is no page ${unknown}, only ${ids.join(', ')}.\n\n${usage}`);
  return {
    isWanted: (id: string) => values.page.length === 0 || values.page.includes(id),
    pending: values.pending,
    lines: values.lines,
    printOnly: values['print-only'] || values.page.length > 0,
    serve: values.serve,
  };
}
