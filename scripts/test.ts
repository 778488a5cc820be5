// Runs the test projects of vitest.config.ts stage by stage and ends with "N passed, N failed".
// usage: npm test [-- FILE... VITEST_OPTION...]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { listFailures } from './test-report/list-failures.ts';
import type { VitestReport } from './test-report/vitest-report.ts';

const root = path.resolve(import.meta.dirname, '..');
/** One at a time: a browser under load misses the time limits that its tests check. */
const stages = [['unit', 'unit-web'], ['db'], ['browser'], ['browser-alone'], ['e2e', 'e2e-alone']];

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const args = process.argv.slice(2);
const ownProject = args.some((argument) => argument.startsWith('--project'));
const runs = ownProject
  ? [args]
  : stages.map((projects) => [...projects.flatMap((project) => ['--project', project]), ...args]);

const reportFolder = await mkdtemp(path.join(tmpdir(), 'curbcut-tests-'));
const total: Counts = { passed: 0, failed: 0, skipped: 0 };
const failures: string[] = [];
try {
  for (const [index, runArgs] of runs.entries()) {
    const counts = await runVitest(runArgs, path.join(reportFolder, `${index}.json`));
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped;
  }
} finally {
  await rm(reportFolder, { recursive: true, force: true });
}

if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}\n`);
if (total.passed + total.failed === 0) console.error('No test ran.');
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

async function runVitest(runArgs: readonly string[], reportFile: string): Promise<Counts> {
  const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const child = spawn(
    process.execPath,
    [vitest, 'run', '--passWithNoTests', ...reporters, ...runArgs],
    { cwd: root, stdio: 'inherit' },
  );
  const [code] = (await once(child, 'exit')) as [number | null];
  const counts = await readCounts(reportFile);
  // An error outside a test (a broken set-up, an unhandled rejection) fails the run without a failed test.
  if (code !== 0 && counts.failed === 0) {
    counts.failed = 1;
    failures.push(`An error outside of every test: vitest ${runArgs.join(' ')} (exit ${code})`);
  }
  return counts;
}

async function readCounts(reportFile: string): Promise<Counts> {
  let report: VitestReport;
  try {
    report = JSON.parse(await readFile(reportFile, 'utf8')) as VitestReport;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      return { passed: 0, failed: 0, skipped: 0 };
    throw error;
  }
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
