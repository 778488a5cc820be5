// Measures what one requester's scans cost another's, and a host that many scans visit; writes docs/benchmarks.md.
// usage: npm run bench:fairness [-- --print-only]
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '@curbcut/embedded-postgres';
import { startPageServer } from '@curbcut/testing';
import { createTargetPolicy, parseAllowList, type TargetPolicy } from '@curbcut/url-guard';
import { describeFairness } from './fairness/describe-fairness.ts';
import { measureFlood } from './fairness/measure-flood.ts';
import { measureOneHost } from './fairness/measure-one-host.ts';
import { measureSilentPages } from './fairness/measure-silent-pages.ts';
import { type BenchWorker, openBenchWorker } from './fairness/open-bench-worker.ts';
import { describeLoad, describeMachine } from './results/describe-machine.ts';
import { replaceBetweenMarkers } from './results/replace-between-markers.ts';

const documentFile = path.resolve(import.meta.dirname, '../docs/benchmarks.md');
const slots = 2;
const floodScans = 1_000;
const hostScans = 50;

const { values } = parseArgs({ options: { 'print-only': { type: 'boolean', default: false } } });

const server = await startPageServer({
  '/fine':
    '<!doctype html><html lang="en"><head><title>Fine</title></head><body><main><h1>Fine</h1><p>All is well.</p></main></body></html>',
  '/silent': () => {},
});
const own = createTargetPolicy({ allow: parseAllowList(`127.0.0.1:${server.port}`).entries });
const somebodys = createTargetPolicy({ allowAllPrivate: true });

try {
  const loadBefore = describeLoad();
  const silent = await withWorker(own, ({ ctx }) => measureSilentPages(ctx, server.url));
  console.log('Pages that never answer: measured');
  const flood = await withWorker(own, ({ ctx }) => measureFlood(ctx, server.url, floodScans));
  console.log('Many scans of one account: measured');
  const host = await withWorker(somebodys, ({ ctx }) => measureOneHost(ctx, server.url, hostScans));
  const facts = [
    `${new Date().toISOString().slice(0, 10)}, \`npm run bench:fairness\``,
    describeMachine(),
    `Load average ${loadBefore} before the first measurement, ${describeLoad()} after the last`,
    `One worker with ${slots} browsers; a small page`,
  ];
  const results = [
    facts.map((fact) => `- ${fact}`).join('\n'),
    describeFairness({ silent, flood, host }),
  ].join('\n\n');
  console.log(`\n${results}`);
  if (!values['print-only']) {
    const document = await readFile(documentFile, 'utf8');
    await writeFile(documentFile, replaceBetweenMarkers(document, results, 'fairness'));
    console.log('\nWritten to docs/benchmarks.md');
  }
} finally {
  await server.close();
}

/** A database and a worker of its own, used and removed. */
async function withWorker<Result>(
  policy: TargetPolicy,
  measure: (worker: BenchWorker) => Promise<Result>,
): Promise<Result> {
  const stateDir = await mkdtemp(path.join(tmpdir(), 'curbcut-bench-fairness-'));
  await chmod(stateDir, 0o755);
  const postgres = await startPostgres({ stateDir, throwaway: true });
  try {
    const { databaseUrl } = postgres;
    const warmUpUrl = server.url('/fine');
    const worker = await openBenchWorker({ databaseUrl, policy, slots, warmUpUrl });
    try {
      return await measure(worker);
    } finally {
      await worker.stop();
    }
  } finally {
    await postgres.stop();
    await rm(stateDir, { recursive: true, force: true });
  }
}
