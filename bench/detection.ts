// Scans pages whose barriers are known, and writes what was found of them to docs/detection.md.
// usage: npm run bench:detection -- [--suites DIR] [--suite ID] [--rule ID] [--changed] [--print-only]
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findChromium } from '@curbcut/scanner';
import { toPageScanLine } from '@curbcut/wire/scan';
import { describeCases, describeRun, describeSummary } from './detection/describe-run.ts';
import { type Gap, toGap } from './detection/gap.ts';
import { type MeasuredHalf, measureHalf } from './detection/measure-half.ts';
import { readMeasured, writeMeasured } from './detection/measured.ts';
import { type DetectionOptions, readOptions } from './detection/options.ts';
import { countCases, type JudgedCase } from './detection/suite-figures.ts';
import { missedTargets } from './detection/targets.ts';
import { writeSuites } from './detection/quality/write-quality.ts';
import { writeTrust } from './detection/trust/write-trust.ts';
import { describeMachine } from './results/describe-machine.ts';
import { replaceBetweenMarkers } from './results/replace-between-markers.ts';
import { openScanner } from './subjects/curbcut-warm.ts';

const documentFile = path.resolve(import.meta.dirname, '../docs/detection.md');
const measuredFile = path.resolve(import.meta.dirname, 'detection/measured.jsonl');
const engineRulesFile = path.resolve(import.meta.dirname, 'detection/engine-rules.json');

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());

try {
  await run(readOptions(process.argv.slice(2), process.env));
} catch (error) {
  const isStop = stopping.signal.aborted;
  console.error(isStop ? 'Stopped.' : error instanceof Error ? error.message : String(error));
  process.exitCode = isStop ? 130 : 1;
}

async function run(options: DetectionOptions): Promise<void> {
  const startedMs = performance.now();
  const { half, gaps } = await measure(options);
  if (half.changes !== '') console.log(`\nSince the last run:\n${half.changes}`);
  if (options.rule !== undefined || options.suite !== undefined)
    console.log(`\n${half.suites.map(describeCases).join('\n')}`);
  console.log(`\n${describeSummary(half.suites, gaps)}`);
  console.log(`\n${describeMachine()}, ${seconds(performance.now() - startedMs)} s`);
  const isWhole = options.rule === undefined && options.suite === undefined;
  const missed = isWhole ? missedTargets(half.suites) : [];
  if (missed.length > 0) {
    console.error(`\nNot reached:\n${missed.join('\n')}`);
    process.exitCode = 1;
  }
  if (options.printOnly || half.suites.length === 0) return;
  await write(half, gaps);
}

async function measure({
  suites: folders,
  slots,
  lines,
  ...choice
}: DetectionOptions): Promise<{ half: MeasuredHalf; gaps: Gap[] }> {
  const [here, ...others] = folders;
  const chromium = await findChromium({ chromePath: process.env['CHROME_PATH'] });
  if (!chromium) throw new Error('No Chromium was found: set CHROME_PATH.');
  const scanner = await openScanner(chromium.path, slots);
  const around = { scanner, slots, signal: stopping.signal, say: console.log };
  try {
    if (lines !== undefined) await writeFile(lines, '');
    const half = await measureHalf(
      here === undefined ? [null] : [here, null],
      choice,
      await readMeasured(measuredFile),
      {
        ...around,
        onScan: async (pageScan) => {
          if (lines === undefined) return;
          await appendFile(lines, `${JSON.stringify(toPageScanLine(pageScan))}\n`);
        },
      },
    );
    const gaps: Gap[] = [];
    for (const folder of others) {
      const { suites } = await measureHalf([folder], choice, new Map(), around);
      for (const { id, title, cases } of suites) {
        const own = half.suites.find((suite) => suite.id === id);
        if (own) gaps.push(toGap(title, countCases(own.cases), countCases(cases)));
      }
    }
    return { half, gaps };
  } finally {
    await scanner.close();
  }
}

async function write({ suites, measured }: MeasuredHalf, gaps: readonly Gap[]): Promise<void> {
  await writeMeasured(measuredFile, measured);
  const rows = suites.flatMap(({ engineRules }) => engineRules);
  await writeFile(engineRulesFile, `${JSON.stringify(rows, null, 2)}\n`);
  const document = await readFile(documentFile, 'utf8');
  const about = `- ${new Date().toISOString().slice(0, 10)}, \`npm run bench:detection\`\n- ${describeMachine()}`;
  await writeFile(
    documentFile,
    replaceBetweenMarkers(document, `${about}\n\n${describeRun(suites, gaps)}`),
  );
  await writeTrust();
  await writeSuites(suites.map(({ id, cases }) => ({ id, ...toMeasuredSuite(cases) })));
  console.log(
    '\nWritten to docs/detection.md, docs/engine-trust.md and bench/detection/engine-rules.json',
  );
}

function toMeasuredSuite(cases: readonly JudgedCase[]) {
  const { barriers, found, review: asked, clean, falseAlarms } = countCases(cases);
  return { barriers, found, asked, clean, falseAlarms };
}

function seconds(ms: number): string {
  return (ms / 1_000).toFixed(0);
}
