// Scans made-up sites again and again while they change, and compares what is said of the change with what is true.
// usage: npm run bench:lifecycle [-- --histories N --first SEED --print-only]
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '@curbcut/embedded-postgres';
import { findChromium } from '@curbcut/scanner';
import { closeServices } from '@curbcut/services/kernel';
import { createTestUser, openTestServices } from '@curbcut/services/rig';
import { recordWorkerHeartbeat } from '@curbcut/services/workers';
import { startPageServer } from '@curbcut/testing';
import { createTargetPolicy } from '@curbcut/url-guard';
import { describeScans, isRight } from './lifecycle/describe-scans.ts';
import { pageHtml } from './lifecycle/page-html.ts';
import { runHistory, type ScanOfHistory } from './lifecycle/run-history.ts';
import { describeLoad, describeMachine } from './results/describe-machine.ts';
import { replaceBetweenMarkers } from './results/replace-between-markers.ts';
import { openScanner } from './subjects/curbcut-warm.ts';

const documentFile = path.resolve(import.meta.dirname, '../docs/benchmarks.md');

const { values } = parseArgs({
  options: {
    histories: { type: 'string', default: '40' },
    first: { type: 'string', default: '1' },
    'print-only': { type: 'boolean', default: false },
  },
});
const [histories, first] = [Number(values.histories), Number(values.first)];
if (!Number.isInteger(histories) || histories < 1 || !Number.isInteger(first)) {
  throw new Error('--histories and --first take whole numbers, --histories from 1 on.');
}

const chromium = await findChromium({ chromePath: process.env['CHROME_PATH'] });
if (!chromium) throw new Error('No Chromium was found: set CHROME_PATH.');
const loadBefore = describeLoad();
const stateDir = await mkdtemp(path.join(tmpdir(), 'curbcut-bench-lifecycle-'));
await chmod(stateDir, 0o755);
const postgres = await startPostgres({ stateDir, throwaway: true });
const scanner = await openScanner(chromium.path, 4);
const ctx = await openTestServices(postgres.databaseUrl, {
  targetPolicy: createTargetPolicy({ allowAllPrivate: true }),
});
const scans: ScanOfHistory[] = [];
try {
  await recordWorkerHeartbeat({
    ctx,
    input: {
      workerId: 'bench',
      host: 'bench',
      slots: 4,
      browserReady: true,
      mailReady: true,
      diskFull: false,
      browserVersion: chromium.version,
    },
  });
  const waiting = Array.from({ length: histories }, (_, at) => first + at);
  const work = async () => {
    for (let seed = waiting.shift(); seed !== undefined; seed = waiting.shift())
      scans.push(...(await runOne(seed)));
  };
  await Promise.all([work(), work()]);
} finally {
  await scanner.close();
  await closeServices(ctx);
  await postgres.stop();
  await rm(stateDir, { recursive: true, force: true });
}
const facts = [
  `${new Date().toISOString().slice(0, 10)}, \`npm run bench:lifecycle\``,
  describeMachine(),
  `Load average ${loadBefore} before the first scan, ${describeLoad()} after the last`,
];
const results = `${facts.map((fact) => `- ${fact}`).join('\n')}\n\n${describeScans(histories, scans)}`;
console.log(`\n${results}`);
if (!values['print-only']) {
  const document = await readFile(documentFile, 'utf8');
  await writeFile(documentFile, replaceBetweenMarkers(document, results, 'lifecycle'));
  console.log('\nWritten to docs/benchmarks.md');
}
if (!isRight(scans)) process.exitCode = 1;

/** A server and an account of its own. */
async function runOne(seed: number): Promise<ScanOfHistory[]> {
  const pages: Record<string, string> = {};
  const server = await startPageServer(pages);
  try {
    const viewer = await createTestUser(ctx, 'enterprise');
    const said = await runHistory(seed, {
      ctx,
      viewer,
      scanner,
      show: (site) => {
        for (const address of Object.keys(pages)) delete pages[address];
        for (const page of site.pages) pages[page.path] = pageHtml(site, page);
        return server.url('/');
      },
    });
    for (const [at, scan] of said.entries())
      if (!isRight([scan])) console.log(`History ${seed}, scan ${at + 2}: ${JSON.stringify(scan)}`);
    console.log(`History ${seed} has ended.`);
    return said;
  } finally {
    await server.close();
  }
}
