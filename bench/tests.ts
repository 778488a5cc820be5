// Runs `npm test`, or `npm run test:all`, several times and writes to docs/benchmarks.md how long its stages and its slowest
// files took.
// usage: npm run bench:tests [-- --all --runs N --print-only]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { StageTimes } from '../scripts/test-report/describe-times.ts';
import { describeLoad, describeMachine } from './results/describe-machine.ts';
import { replaceBetweenMarkers } from './results/replace-between-markers.ts';
import { describeTests } from './tests/describe-tests.ts';

const root = path.resolve(import.meta.dirname, '..');
const documentFile = path.join(root, 'docs/benchmarks.md');

const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    runs: { type: 'string', default: '3' },
    'print-only': { type: 'boolean', default: false },
  },
});
if (!/^[1-9]$/.test(values.runs)) throw new Error('--runs takes a number from 1 to 9.');
const command = values.all ? 'npm run test:all' : 'npm test';
const options = values.all ? ' -- --all' : '';

const folder = await mkdtemp(path.join(tmpdir(), 'curbcut-bench-tests-'));
try {
  const loadBefore = describeLoad();
  const runs: StageTimes[][] = [];
  for (let run = 0; run < Number(values.runs); run += 1) runs.push(await runTests(run));
  const facts = [
    `${new Date().toISOString().slice(0, 10)}, \`npm run bench:tests${options}\``,
    describeMachine(),
    `Load average ${loadBefore} before the first run; ${runs.length} runs of \`${command}\``,
  ];
  const text = [facts.map((fact) => `- ${fact}`).join('\n'), describeTests(runs)].join('\n\n');
  console.log(`\n${text}`);
  if (!values['print-only']) {
    const document = await readFile(documentFile, 'utf8');
    const name = values.all ? 'all tests' : 'tests';
    await writeFile(documentFile, replaceBetweenMarkers(document, text, name));
    console.log('\nWritten to docs/benchmarks.md');
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** Throws where a test fails: the time of a broken run is no figure. */
async function runTests(run: number): Promise<StageTimes[]> {
  const timesFile = path.join(folder, `${run}.json`);
  const args = [path.join(root, 'scripts/test.ts'), ...(values.all ? ['--all'] : [])];
  const env = { ...process.env, TEST_TIMES_FILE: timesFile };
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${command} failed in run ${run + 1}.`);
  return JSON.parse(await readFile(timesFile, 'utf8')) as StageTimes[];
}
