import { readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type PageServer, startPageServer } from '@curbcut/testing';
import { createTargetPolicy } from '@curbcut/url-guard';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { profilePrefix } from './browser/browser-process.ts';
import { findChromium } from './browser/find-chromium.ts';
import { createScanner, type Scanner } from './create-scanner.ts';

const fine =
  '<!doctype html><html lang="en"><title>Fine</title><main><h1>Fine</h1><p>Boats leave at noon.</p></main></html>';
/** Long enough that the browser can be hit meanwhile. */
const large = fine.replace(
  '</main>',
  `${'<p><a href="/pier">Pier</a> <input></p>'.repeat(2_000)}</main>`,
);
const isRoot = process.getuid?.() === 0;

let server: PageServer;
let scanner: Scanner | undefined;
/** Requests for /held/..., which are answered when the test says so. */
let held: ServerResponse[];

beforeEach(async () => {
  kept = profiles();
  held = [];
  const hold = (_: unknown, response: ServerResponse) => void held.push(response);
  server = await startPageServer({
    '/fine': fine,
    '/large': large,
    '/held/1': hold,
    '/held/2': hold,
  });
});

afterEach(async () => {
  await scanner?.close();
  await server.close();
});

async function startScanner(slots: number): Promise<Scanner> {
  scanner = await createScanner({
    slots,
    policy: createTargetPolicy({ allowAllPrivate: true }),
    infoUrl: 'https://scanner.example/',
  });
  return scanner;
}

/** Folders of the browsers that this test process keeps for its other files. */
let kept: string[] = [];

interface BrowserProcessEntry {
  pid: number;
  group: number;
  type: string;
}

/** Process groups of this file's browsers, also of those that have ended. */
const groups = new Set<number>();

/** Every entry that the browsers of this file have in the table of processes, ended and unburied ones too. */
function ourProcessEntries(): (Omit<BrowserProcessEntry, 'type'> & { commandLine: string })[] {
  const entries = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => {
      const stat = readProc(name, 'stat');
      const group = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2]);
      return { pid: Number(name), group, commandLine: readProc(name, 'cmdline') };
    });
  for (const { group, commandLine } of entries) {
    if (
      commandLine.includes(`--user-data-dir=`) &&
      commandLine.includes(`/${profilePrefix}${process.pid}-`) &&
      !kept.some((name) => commandLine.includes(`/${name}`))
    )
      groups.add(group);
  }
  return entries.filter(({ group }) => groups.has(group));
}

/** Chromium's processes of this file: a browser names a profile of ours, the others are in its group. */
function ourBrowserProcesses(): BrowserProcessEntry[] {
  // What has ended and is not yet waited for has no command line.
  return ourProcessEntries()
    .filter(({ commandLine }) => commandLine !== '')
    .map(({ pid, group, commandLine }) => ({
      pid,
      group,
      type: /--type=([\w-]+)/.exec(commandLine)?.[1] ?? 'browser',
    }));
}

/** Folders of this file's browsers. */
function ourProfiles(): string[] {
  return profiles().filter((name) => !kept.includes(name));
}

function profiles(): string[] {
  return readdirSync(tmpdir()).filter((name) => name.startsWith(`${profilePrefix}${process.pid}-`));
}

function readProc(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1');
  } catch {
    // The process ended between listing and reading.
    return '';
  }
}

test('a browser that is killed costs its page scan only', async () => {
  const scanner = await startScanner(1);
  const scan = scanner.scanPage(server.url('/held/1'));
  await expect.poll(() => held.length, { timeout: 30_000 }).toBe(1);
  const [browser] = ourBrowserProcesses().filter(({ type }) => type === 'browser');
  process.kill(-(browser?.group ?? Number.NaN), 'SIGKILL');
  const { pageScan, screenshot } = await scan;
  expect(pageScan).toMatchObject({
    status: 'failed',
    error: { code: expect.stringMatching(/^(PAGE_CRASHED|BROWSER_FAILED)$/) },
  });
  expect(screenshot).toBeNull();
  const next = await scanner.scanPage(server.url('/fine'));
  expect(next.pageScan.status).toBe('completed');
  await expect.poll(ourProfiles).toHaveLength(1);
  await scanner.close();
  await expect.poll(ourProfiles).toEqual([]);
});

test('a browser that is killed while the engines run gives no result, least of all a clean one', async () => {
  const scanner = await startScanner(1);
  let isKilled = false;
  const { pageScan } = await scanner.scanPage(server.url('/large'), {
    onProgress: ({ stage, engines }) => {
      if (isKilled || stage !== 'checking' || !engines) return;
      isKilled = true;
      const [browser] = ourBrowserProcesses().filter(({ type }) => type === 'browser');
      process.kill(-(browser?.group ?? Number.NaN), 'SIGKILL');
    },
  });
  expect(isKilled).toBe(true);
  expect(pageScan).toMatchObject({ status: 'failed', error: { code: 'PAGE_CRASHED' } });
});

test('a browser that is killed between two page scans is replaced', async () => {
  const scanner = await startScanner(1);
  expect((await scanner.check()).ready).toBe(true);
  const [browser] = ourBrowserProcesses().filter(({ type }) => type === 'browser');
  process.kill(-(browser?.group ?? Number.NaN), 'SIGKILL');
  // At once: nothing has told this process yet that the browser is gone.
  const next = await scanner.scanPage(server.url('/fine'));
  expect(next.pageScan.status).toBe('completed');
});

describe('cancelling', () => {
  test('ends a page scan that is under way', async () => {
    const scanner = await startScanner(1);
    const controller = new AbortController();
    const scan = scanner.scanPage(server.url('/held/1'), { signal: controller.signal });
    await expect.poll(() => held.length, { timeout: 30_000 }).toBe(1);
    controller.abort();
    expect((await scan).pageScan).toMatchObject({ status: 'failed', error: { code: 'CANCELLED' } });
    const next = await scanner.scanPage(server.url('/fine'));
    expect(next.pageScan.status).toBe('completed');
  });

  test('before it begins opens nothing', async () => {
    const scanner = await startScanner(1);
    const { pageScan } = await scanner.scanPage(server.url('/fine'), {
      signal: AbortSignal.abort(),
    });
    expect(pageScan).toMatchObject({ status: 'failed', error: { code: 'CANCELLED' } });
    expect(server.requests).toEqual([]);
  });
});

test('as many pages are open at once as there are slots, and no more', async () => {
  const scanner = await startScanner(2);
  const scans = ['/held/1', '/held/2', '/fine'].map((path) => scanner.scanPage(server.url(path)));
  await expect.poll(() => held.length, { timeout: 30_000 }).toBe(2);
  expect(server.requests).not.toContain('/fine');
  for (const response of held) response.writeHead(200, { 'content-type': 'text/html' }).end(fine);
  const results = await Promise.all(scans);
  expect(results.map(({ pageScan }) => pageScan.status)).toEqual([
    'completed',
    'completed',
    'completed',
  ]);
});

test('closing ends every process of the browsers, also in the middle of a scan', async () => {
  const scanner = await startScanner(2);
  const scans = [
    scanner.scanPage(server.url('/held/1')),
    scanner.printPdf(fine, { footerHtml: '' }),
  ];
  await scans[1];
  await expect.poll(() => held.length, { timeout: 30_000 }).toBe(1);
  expect(ourBrowserProcesses().length).toBeGreaterThan(2);
  await scanner.close({ untilReaped: true });
  expect(ourProcessEntries()).toEqual([]);
  await expect(scans[0]).resolves.toMatchObject({ pageScan: { status: 'failed' } });
});

test('closing starts no browser for the scans that still wait', async () => {
  const scanner = await startScanner(1);
  const scans = ['/held/1', '/held/2', '/fine'].map((path) => scanner.scanPage(server.url(path)));
  await expect.poll(() => held.length, { timeout: 30_000 }).toBe(1);
  await scanner.close();
  const results = await Promise.all(scans);
  expect(results.map(({ pageScan }) => pageScan.status)).toEqual(['failed', 'failed', 'failed']);
  await expect.poll(ourBrowserProcesses, { timeout: 10_000 }).toEqual([]);
  expect(server.requests).toEqual(['/held/1']);
});

test.runIf(isRoot)('root’s browser runs as a user of its own, with its sandbox', async () => {
  const scanner = await startScanner(1);
  const scan = scanner.scanPage(server.url('/held/1'));
  await expect.poll(() => held.length, { timeout: 30_000 }).toBe(1);
  const processes = ourBrowserProcesses();
  const uids = processes.map(({ pid }) => statusField(pid, 'Uid').split('\t')[0]);
  expect(new Set(uids)).toEqual(new Set(['65533']));
  const renderers = processes.filter(({ type }) => type === 'renderer');
  expect(renderers.length).toBeGreaterThan(0);
  expect(new Set(renderers.map(({ pid }) => statusField(pid, 'Seccomp')))).toEqual(new Set(['2']));
  for (const response of held) response.writeHead(200, { 'content-type': 'text/html' }).end(fine);
  expect((await scan).pageScan.status).toBe('completed');
});

test('where the sandbox is not to be had the browser runs without it, and says so', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'curbcut-no-sandbox-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await chmod(folder, 0o755);
  const chromePath = path.join(folder, 'headless-shell');
  const found = await findChromium();
  const refuses = `case "$*" in *--no-sandbox*|*--version*) exec ${found?.path} "$@";; *) echo 'No usable sandbox!' >&2; exit 1;; esac`;
  await writeFile(chromePath, `#!/bin/sh\n${refuses}\n`, { mode: 0o755 });
  const warnings: string[] = [];
  scanner = await createScanner({
    chromePath,
    slots: 1,
    policy: createTargetPolicy({ allowAllPrivate: true }),
    infoUrl: 'https://scanner.example/',
    log: { warn: (message) => void warnings.push(message) },
  });
  expect(await scanner.check()).toMatchObject({ ready: true, problem: null });
  expect(warnings).toEqual([expect.stringMatching(/WITHOUT a sandbox\. .+isolate this host\.$/)]);
});

function statusField(pid: number, field: string): string {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return new RegExp(`^${field}:\\s+(.*)$`, 'm').exec(status)?.[1] ?? '';
}

test('a printed report is tagged, has a language, a title and bookmarks', async () => {
  const scanner = await startScanner(1);
  const html =
    '<!doctype html><html lang="de"><title>Bericht</title><body><h1>Bericht</h1><h2>Bilder</h2><p>Text</p><ul><li>Eins</li></ul><script>document.body.textContent = ""</script></body></html>';
  const pdf = await scanner.printPdf(html, { footerHtml: '<span class="pageNumber"></span>' });
  const text = Buffer.from(pdf).toString('latin1');
  // Objects are plain text; only streams are compressed.
  const objects = text.split(/\bstream\b[^]*?\bendstream\b/).join('');
  expect(text.slice(0, 5)).toBe('%PDF-');
  expect(objects).toMatch(/\/MarkInfo\s*<<[^>]*\/Marked true/);
  expect(objects).toMatch(/\/StructTreeRoot \d+ 0 R/);
  expect(objects).toMatch(/\/Lang \(de\)/);
  expect(objects).toMatch(/\/Outlines \d+ 0 R/);
  for (const tag of ['H1', 'H2', 'P', 'L', 'LI'])
    expect(objects).toMatch(new RegExp(`/S /${tag}\\b`));
  expect(objects).toMatch(/\/MediaBox \[0 0 59[45][\d.]* 84[12][\d.]*\]/);
});
