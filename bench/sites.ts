// Measures what a site of 10,000 pages costs whoever opens it and decides about it, and writes docs/benchmarks.md.
// usage: npm run bench:sites [-- --pages 100,10000 --print-only]
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '@curbcut/embedded-postgres';
import { amount } from '@curbcut/model/text';
import { seedScans } from './api/seed-scans.ts';
import { startApi } from './api/start-api.ts';
import { describeLoad, describeMachine } from './results/describe-machine.ts';
import { markdownTable } from './results/markdown-table.ts';
import { replaceBetweenMarkers } from './results/replace-between-markers.ts';
import { measureSite, type SiteTimes } from './sites/measure-site.ts';
import { seedSite } from './web/seed-site.ts';

const documentFile = path.resolve(import.meta.dirname, '../docs/benchmarks.md');
/** The fewest with which a person's other scans are stored. */
const otherScans = 10_000;

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '100,10000' },
    'print-only': { type: 'boolean', default: false },
  },
});
const sizes = values.pages.split(',').map(Number);
if (!sizes.every((size) => Number.isInteger(size) && size >= 100)) {
  throw new Error('--pages takes whole numbers from 100 on.');
}

const loadBefore = describeLoad();
const measured: { pages: number; times: SiteTimes[] }[] = [];
for (const pages of sizes) measured.push({ pages, times: await measureSize(pages) });
const facts = [
  `${new Date().toISOString().slice(0, 10)}, \`npm run bench:sites\``,
  describeMachine(),
  `Load average ${loadBefore} before the first measurement, ${describeLoad()} after the last`,
];
const table = markdownTable(
  [
    { title: 'Milliseconds, middle of several', align: 'left' },
    ...sizes.map((pages) => ({ title: `${amount(pages)} pages`, align: 'right' as const })),
  ],
  (measured[0]?.times ?? []).map(({ title }, at) => [
    title,
    ...measured.map(({ times }) => amount(Math.round(times[at]?.ms ?? 0))),
  ]),
);
const results = `${facts.map((fact) => `- ${fact}`).join('\n')}\n\n${table}`;
console.log(`\n${results}`);
if (!values['print-only']) {
  const document = await readFile(documentFile, 'utf8');
  await writeFile(documentFile, replaceBetweenMarkers(document, results, 'sites'));
  console.log('\nWritten to docs/benchmarks.md');
}

/** A server and a database of its own, seeded, asked, and removed. */
async function measureSize(pages: number): Promise<SiteTimes[]> {
  const stateDir = await mkdtemp(path.join(tmpdir(), 'curbcut-bench-sites-'));
  await chmod(stateDir, 0o755);
  const postgres = await startPostgres({ stateDir, throwaway: true });
  try {
    const api = await startApi(postgres.databaseUrl);
    try {
      const { token, userId } = await seedScans(postgres.databaseUrl, otherScans, console.log);
      const { siteScanId, summedUpSeconds } = await seedSite(postgres.databaseUrl, {
        userId,
        pages,
        withResults: true,
      });
      console.log(`${amount(pages)} pages were put together in ${summedUpSeconds.toFixed(1)} s`);
      return await measureSite({
        origin: api.url,
        databaseUrl: postgres.databaseUrl,
        token,
        siteScanId,
        say: console.log,
      });
    } finally {
      await api.stop();
    }
  } finally {
    await postgres.stop();
    await rm(stateDir, { recursive: true, force: true });
  }
}
