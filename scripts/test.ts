// Runs the test projects of vitest.config.ts stage by stage, and ends with the time of each stage, the slowest files and
// "N passed, N failed".
// usage: npm test [-- CHECK... | FILE... VITEST_OPTION...]     (npm test -- dialog-modal: the tests of one check)
//        npm run test:all [-- ...]                             (with what takes long: *.long.* files, all displays)
// TEST_TIMES_FILE: where to write the times as JSON, for `npm run bench:tests`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { describeTimes, fileTimes, type StageTimes } from './test-report/describe-times.ts';
import { listFailures } from './test-report/list-failures.ts';
import type { VitestReport } from './test-report/vitest-report.ts';
import { type Run, runsFor } from './test-runs.ts';

const root = path.resolve(import.meta.dirname, '..');
interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const isAll = process.argv.includes('--all');
const args = process.argv.slice(2).filter((argument) => argument !== '--all');
/** Tests start our programs a hundred times: what one has compiled, the next need not. */
const compiled = path.join(root, 'node_modules/.cache/curbcut-compiled');
const testEnv = { NODE_COMPILE_CACHE: compiled, ...(isAll ? { TEST_ALL: '1' } : {}) };
const reportFolder = await mkdtemp(path.join(tmpdir(), 'curbcut-tests-'));
const total: Counts = { passed: 0, failed: 0, skipped: 0 };
const times: StageTimes[] = [];
const failures: string[] = [];
try {
  for (const [index, run] of runsFor(args).entries()) {
    const counts = await runVitest(run, path.join(reportFolder, `${index}.json`));
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += run.isNamed ? 0 : counts.skipped;
  }
} finally {
  await rm(reportFolder, { recursive: true, force: true });
}

console.log(`\n${describeTimes(times)}`);
const timesFile = process.env['TEST_TIMES_FILE'];
if (timesFile) await writeFile(timesFile, JSON.stringify(times));
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}\n`);
if (total.passed + total.failed === 0) console.error('No test ran.');
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

async function runVitest({ name, args: runArgs }: Run, reportFile: string): Promise<Counts> {
  const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const startedMs = performance.now();
  const child = spawn(
    process.execPath,
    [vitest, 'run', '--passWithNoTests', ...reporters, ...runArgs],
    { cwd: root, stdio: 'inherit', env: { ...process.env, ...testEnv } },
  );
  const [code] = (await once(child, 'exit')) as [number | null];
  const report = await readReport(reportFile);
  const files = report ? fileTimes(report, root) : [];
  times.push({ name, ms: performance.now() - startedMs, files });
  const counts = report ? countsOf(report) : { passed: 0, failed: 0, skipped: 0 };
  // An error outside a test (a broken set-up, an unhandled rejection) fails the run without a failed test.
  if (code !== 0 && counts.failed === 0) {
    counts.failed = 1;
    failures.push(`An error outside of every test: vitest ${runArgs.join(' ')} (exit ${code})`);
  }
  return counts;
}

/** Null where vitest wrote none. */
async function readReport(reportFile: string): Promise<VitestReport | null> {
  try {
    return JSON.parse(await readFile(reportFile, 'utf8')) as VitestReport;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function countsOf(report: VitestReport): Counts {
  failures.push(...listFailures(report, root));
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}
