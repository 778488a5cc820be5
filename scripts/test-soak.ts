// `npm run test:soak`: many scans of mixed pages, first with the scanner in this process (two slots), then, a fifth as
// many and at least 120, through the whole product; fails when memory, processes or file descriptors grow by more than 10 %, a process
// or profile is left behind, or a scan is lost.
// usage: npm run test:soak [-- COUNT [scanner|product]]          (500 and both unless told)
// package.json gives this process the memory settings that a worker has.
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { createScanner } from '@curbcut/scanner';
import { createTargetPolicy } from '@curbcut/url-guard';
import { requestScan, waitForStatus } from '../e2e/api.ts';
import { descendantsOf, isAlive } from '../e2e/processes.ts';
import { pidOf, removeProduct, startProduct, waitFor } from '../e2e/start-product.ts';
import { runSoak } from './soak/run-soak.ts';
import { soakRound, startSoakServer } from './soak/soak-pages.ts';

const count = Number(process.argv[2] ?? 500);
const part = process.argv[3];
const leastProductScans = 120;
if (!Number.isInteger(count) || count < 30) {
  console.error('COUNT must be a whole number of at least 30.');
  process.exit(2);
}
const slots = 2;
/** Far below what the scanner allows: pages that use their time up would fill hours. */
const limits = { scanMs: 15_000, loadMs: 4_000, frameMs: 4_000, browserMemoryBytes: 1024 ** 3 };

const server = await startSoakServer();
const problems: string[] = [];
try {
  if (part !== 'product') problems.push(...(await soakScanner()));
  if (part !== 'scanner') problems.push(...(await soakProduct()));
} finally {
  await server.close();
}
for (const problem of problems) console.error(`WRONG: ${problem}`);
console.log(problems.length === 0 ? '\nThe soak passed.' : '\nThe soak failed.');
process.exit(problems.length === 0 ? 0 : 1);

async function soakScanner(): Promise<string[]> {
  const scanner = await createScanner({
    slots,
    policy: createTargetPolicy({ allowAllPrivate: true }),
    infoUrl: 'https://scanner.example/',
    limits,
  });
  const found = await runSoak({
    name: 'Scanner',
    count,
    round: soakRound(),
    pid: process.pid,
    scan: async (path) => {
      const { pageScan } = await scanner.scanPage(server.url(path));
      return pageScan.status === 'failed' ? pageScan.error.code : pageScan.status;
    },
    // Without it the heap's size says when it was last collected, not what is held.
    tidy: () => globalThis.gc?.(),
  });
  const running = await descendantsOf(process.pid);
  await scanner.close();
  return [...found, ...(await findLeftovers(running, process.pid))];
}

async function soakProduct(): Promise<string[]> {
  const product = await startProduct({
    env: {
      ALLOW_PRIVATE_TARGETS: `127.0.0.1:${server.port}`,
      SCAN_CONCURRENCY: String(slots),
      FREE_SCANS_PER_HOUR: '100000',
      FREE_SCANS_AT_ONCE: '1000',
    },
  });
  try {
    const worker = await pidOf(product, 'apps/worker/src/main.ts');
    const found = await runSoak({
      name: 'Product',
      count: Math.max(leastProductScans, Math.ceil(count / 5)),
      // The product's own limits hold here: only pages that end soon and are not tried again.
      round: soakRound(
        ({ name, expected }) =>
          ('finds' in expected || expected.failed === 'HTTP_ERROR') && !/never|late/.test(name),
      ),
      pid: worker,
      scan: async (path, number) => {
        const id = await requestScan(product, { url: `${server.url(path)}?${number}` });
        const end = await waitForStatus(product, id, ['completed', 'failed'], 240_000);
        return end.error_code ?? end.status;
      },
    });
    const running = await descendantsOf(product.process.pid ?? 0);
    await product.stop();
    return [...found, ...(await findLeftovers(running, worker))];
  } finally {
    await removeProduct(product);
  }
}

/** Processes that still live and browser profiles that still lie there some seconds after the end. */
async function findLeftovers(pids: readonly number[], scannerPid: number): Promise<string[]> {
  const alive = async () => {
    const flags = await Promise.all(pids.map((pid) => isAlive(pid)));
    return pids.filter((_, index) => flags[index]);
  };
  const profiles = async () =>
    (await readdir(tmpdir())).filter((name) => name.startsWith(`curbcut-profile-${scannerPid}-`));
  const isClean = async () => (await alive()).length + (await profiles()).length === 0;
  return waitFor(isClean, 5_000).then(
    () => [],
    async () => [
      `left behind: processes ${(await alive()).join(', ') || 'none'}, profiles ${(await profiles()).join(', ') || 'none'}`,
    ],
  );
}
