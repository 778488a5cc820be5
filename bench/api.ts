// Measures the signed-in calls over 10,000 and 1,000,000 stored scans, and writes docs/benchmarks.md.
// usage: npm run bench:api [-- --scans 10000,1000000 --seconds 20 --print-only]
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '@curbcut/embedded-postgres';
import { listCalls } from './api/calls.ts';
import { describeCalls, type MeasuredSize } from './api/describe-calls.ts';
import { measureCall } from './api/measure-call.ts';
import { seedScans } from './api/seed-scans.ts';
import { startApi } from './api/start-api.ts';
import { describeLoad, describeMachine } from './results/describe-machine.ts';
import { replaceBetweenMarkers } from './results/replace-between-markers.ts';

const documentFile = path.resolve(import.meta.dirname, '../docs/benchmarks.md');
const requestsPerSecond = 20;

const { values } = parseArgs({
  options: {
    scans: { type: 'string', default: '10000,1000000' },
    seconds: { type: 'string', default: '20' },
    'print-only': { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds);
const sizes = values.scans.split(',').map(Number);
if (!(seconds > 0) || !sizes.every((size) => Number.isInteger(size) && size >= 10_000)) {
  throw new Error('--seconds takes a number above 0, --scans whole numbers from 10000 on.');
}

const loadBefore = describeLoad();
const measured: MeasuredSize[] = [];
for (const scans of sizes) measured.push(await measureSize(scans));
const facts = [
  `${new Date().toISOString().slice(0, 10)}, \`npm run bench:api\``,
  describeMachine(),
  `Load average ${loadBefore} before the first measurement, ${describeLoad()} after the last`,
  `${requestsPerSecond} requests a second for ${seconds} s for each call, after 3 s that do not count`,
];
const results = [facts.map((fact) => `- ${fact}`).join('\n'), describeCalls(measured)].join('\n\n');
console.log(`\n${results}`);
if (!values['print-only']) {
  const document = await readFile(documentFile, 'utf8');
  await writeFile(documentFile, replaceBetweenMarkers(document, results, 'api'));
  console.log('\nWritten to docs/benchmarks.md');
}

/** A server and a database of its own, seeded, asked, and removed. */
async function measureSize(scans: number): Promise<MeasuredSize> {
  const stateDir = await mkdtemp(path.join(tmpdir(), 'curbcut-bench-api-'));
  await chmod(stateDir, 0o755);
  const postgres = await startPostgres({ stateDir, throwaway: true });
  try {
    const api = await startApi(postgres.databaseUrl);
    try {
      console.log(`\n${scans.toLocaleString('en')} scans`);
      const seeded = await seedScans(postgres.databaseUrl, scans, console.log);
      const calls = [];
      for (const { title, paths } of listCalls(seeded.websites)) {
        const times = await measureCall({
          origin: api.url,
          token: seeded.token,
          paths,
          requestsPerSecond,
          seconds,
        });
        console.log(`${title}: p50 ${times.p50.toFixed(1)} ms, p95 ${times.p95.toFixed(1)} ms`);
        calls.push({ title, ...times });
      }
      return { scans, databaseBytes: seeded.databaseBytes, calls };
    } finally {
      await api.stop();
    }
  } finally {
    await postgres.stop();
    await rm(stateDir, { recursive: true, force: true });
  }
}
