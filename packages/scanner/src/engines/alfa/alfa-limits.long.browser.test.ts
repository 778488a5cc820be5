import { readdirSync, readFileSync } from 'node:fs';
import type { CompletedPageScan } from '@curbcut/model/scan';
import { type PageServer, startPageServer } from '@curbcut/testing';
import { createTargetPolicy } from '@curbcut/url-guard';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createScanner } from '../../create-scanner.ts';
import { defaultScanLimits, type ScanLimits } from '../../scan-limits.ts';
import type { AlfaRequest } from './alfa-messages.ts';
import { AlfaProcess } from './alfa-process.ts';
import { alfaRules } from './alfa-rules.ts';
import type { DocumentSnapshot } from './snapshot.ts';

const page = `<!doctype html><html lang="en"><head><title>Harbor</title></head><body><main><h1>Harbor</h1><a href="/berths"><span></span></a></main></body></html>`;

function requestOf(texts: number): AlfaRequest {
  const snapshot: DocumentSnapshot = {
    nodes: Array.from({ length: texts }, (_, n) => ({
      kind: 'text',
      parent: -1,
      data: `Berth ${n}`,
    })),
    styles: [],
    viewport: { width: 1280, height: 900 },
  };
  return {
    documents: [{ frame: 0, parent: null, json: JSON.stringify(snapshot) }],
    rules: ['sia-r1'],
    maxTargets: 9,
  };
}

let server: PageServer;
beforeAll(async () => {
  server = await startPageServer({
    '/': page,
    '/frames': page.replace('</main>', '<iframe title="Berth" srcdoc="<p>x"></iframe>'.repeat(3)),
    '/long': page.replace('</main>', '<p>x</p>'.repeat(3_000)),
  });
});
afterAll(() => server.close());

interface Hit {
  pageScan: CompletedPageScan;
  logged: string[];
  /** Processes of Alfa when the scanner was closed. */
  left: number[];
}

async function scanWith(path: string, limits: Partial<ScanLimits>): Promise<Hit> {
  const logged: string[] = [];
  const scanner = await createScanner({
    slots: 1,
    policy: createTargetPolicy({ allowAllPrivate: true }),
    infoUrl: 'https://scanner.example/',
    limits,
    log: { warn: (message) => logged.push(message) },
  });
  try {
    const { pageScan } = await scanner.scanPage(server.url(path));
    if (pageScan.status === 'failed') return expect.fail(pageScan.error.message);
    await scanner.close();
    return { pageScan, logged, left: processesOfAlfa() };
  } finally {
    await scanner.close();
  }
}

/** Scanners that other test files share with this one have theirs. */
let others: readonly number[] = [];
beforeEach(() => {
  others = listProcesses();
});

/** Those that a test started. */
function processesOfAlfa(): number[] {
  return listProcesses().filter((pid) => !others.includes(pid));
}

function listProcesses(): number[] {
  const numbers = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return numbers.map(Number).filter((pid) => {
    try {
      const parent = /^PPid:\t(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
      const isOurs = Number(parent) === process.pid;
      return isOurs && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('alfa-program');
    } catch {
      // It ended between listing and reading.
      return false;
    }
  });
}

/** The other engines' findings are there, and what Alfa did not test is said. */
function expectOthersOnly({ pageScan, left }: Hit, message: string): void {
  const named = pageScan.issues.find(({ rule }) => rule === 'link-name');
  expect(named).toMatchObject({ outcome: 'failed', nodesTotal: 1 });
  expect(pageScan.engines.map(({ engine, status }) => [engine, status])).toEqual([
    ['axe', 'completed'],
    ['lighthouse', 'completed'],
    ['alfa', 'completed'],
    ['curbcut', 'completed'],
  ]);
  expect(pageScan.notAssessed).toMatchObject([
    { code: 'ENGINE_LIMIT', message: expect.stringContaining(message) },
  ]);
  expect(left).toEqual([]);
}

const all = `${alfaRules.length} of its ${alfaRules.length} rules were not tested`;

test('a heap that is spent ends the process, and the scanner goes on', async () => {
  const alfa = new AlfaProcess({ heapBytes: 64 * 1024 ** 2 });
  try {
    const answer = await alfa.run(requestOf(400_000), defaultScanLimits.alfaMs);
    expect(answer).toMatchObject({ runs: [], end: 'too-large' });
    expect(answer.reason).toMatch(/^It ended with SIG/);
    expect(alfa.pid).toBeUndefined();
    expect(await alfa.run(requestOf(0), defaultScanLimits.alfaMs)).toMatchObject({ end: 'done' });
  } finally {
    await alfa.close();
  }
  expect(processesOfAlfa()).toEqual([]);
});

test('a time that is up costs the findings of Alfa only', async () => {
  const hit = await scanWith('/', { alfaMs: 1 });
  expectOthersOnly(hit, `Alfa took too long on this page: ${all}`);
  expect(hit.logged).toEqual(['Alfa: It took 1 ms.']);
});

test('a process that is killed costs one page, and the next one gets another process', async () => {
  const alfa = new AlfaProcess({ heapBytes: defaultScanLimits.alfaHeapBytes });
  try {
    const running = alfa.run(requestOf(0), defaultScanLimits.alfaMs);
    const killed = alfa.pid as number;
    process.kill(killed, 'SIGKILL');
    expect(await running).toMatchObject({ runs: [], end: 'too-large' });
    const next = await alfa.run(requestOf(0), defaultScanLimits.alfaMs);
    expect(next).toMatchObject({ end: 'done', runs: [{ rule: 'sia-r1', error: null }] });
    expect(processesOfAlfa()).toEqual([alfa.pid]);
    expect(alfa.pid).not.toBe(killed);
  } finally {
    await alfa.close();
  }
  expect(processesOfAlfa()).toEqual([]);
});

test('a page that takes too long to read costs what Alfa would have found', async () => {
  const { pageScan } = await scanWith('/long', { alfaMs: 1 });
  expect(pageScan.issues.map(({ rule }) => rule)).toContain('link-name');
  expect(pageScan.notAssessed.map(({ message }) => message)).toEqual([
    'Alfa did not judge this page, which took too long to read; the other engines did.',
  ]);
});

test('frames that there is no time to read are left out by Alfa only', async () => {
  const { pageScan } = await scanWith('/frames', { alfaMs: 1 });
  expect(pageScan.issues.map(({ rule }) => rule)).toContain('link-name');
  expect(pageScan.notAssessed.map(({ message }) => message)).toContain(
    'Reading the page took so long that Alfa left out 3 of its frames.',
  );
});
