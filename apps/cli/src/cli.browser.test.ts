import { readdirSync } from 'node:fs';
import path from 'node:path';
import { PageScanLine } from '@curbcut/wire/scan';
import { expect } from 'vitest';
import {
  browsersOf,
  cliTest,
  ended,
  scan,
  scanWhole,
  servePages,
  start,
} from '../rig/cli-bench.ts';

const server = servePages();

cliTest('ndjson: one line of the documented shape for each address, and nothing else', async () => {
  const urls = ['/faulty', '/absent', '/clean'].map((each) => server.url(each));
  const { code, stdout, stderr } = await scanWhole(
    '--format',
    'ndjson',
    '--concurrency',
    '2',
    ...urls,
  );
  expect(stderr).toBe('');
  expect(code).toBe(2);
  const lines = stdout.split('\n');
  expect(lines.pop()).toBe('');
  const found = lines.map((line) => PageScanLine.parse(JSON.parse(line)));
  expect(found.map(({ url }) => url).sort()).toEqual([...urls].sort());
  const faulty = found.find(({ url }) => url.endsWith('/faulty'));
  expect(faulty).toMatchObject({
    status: 'completed',
    issues: [{ rule: 'image-alt', outcome: 'failed', nodes: [{ target: [expect.any(String)] }] }],
  });
  const absent = found.find(({ url }) => url.endsWith('/absent'));
  expect(absent).toMatchObject({ status: 'failed', error: { code: 'HTTP_ERROR' } });
});

cliTest('issues at --fail-on or over it: exit code 1; milder ones only: 0', async () => {
  const [serious, critical] = await Promise.all([
    scan('--fail-on', 'serious', server.url('/pale')),
    scan('--fail-on', 'critical', server.url('/pale')),
  ]);
  expect([serious.code, critical.code]).toEqual([1, 0]);
});

cliTest('what the caller got wrong is said in one line, with exit code 2', async ({ folder }) => {
  const nowhere = path.join(folder, 'no/such/folder/x');
  const [usage, folderMissing, noBrowser] = await Promise.all([
    ended(start(['--format', 'html', 'https://a.example/', 'https://b.example/'])),
    scan('--out', nowhere, server.url('/clean')),
    ended(start(['https://a.example/'], { CHROME_PATH: '/no/such/chromium' })),
  ]);
  expect([usage.code, folderMissing.code, noBrowser.code]).toEqual([2, 2, 2]);
  expect(usage.stderr).toContain('--format html makes the report of one page');
  expect(folderMissing.stderr).toMatch(/^The results could not be written: ENOENT.*\n$/);
  expect(noBrowser.stderr).toMatch(/^The browser does not start: .*\/no\/such\/chromium.*\n$/);
  expect([usage.stdout, folderMissing.stdout, noBrowser.stdout]).toEqual(['', '', '']);
});

cliTest(
  'Ctrl-C in the middle of a scan leaves no browser and no half-written file',
  async ({ folder }) => {
    const out = path.join(folder, 'results.txt');
    const child = start(['--allow-private', '--out', out, server.url('/held')]);
    const end = ended(child);
    await expect.poll(() => server.held(), { timeout: 30_000 }).toBeDefined();
    expect(browsersOf(child.pid)).not.toEqual([]);
    child.kill('SIGINT');
    expect((await end).code).toBe(130);
    await expect.poll(() => browsersOf(child.pid), { timeout: 10_000 }).toEqual([]);
    expect(readdirSync(folder)).toEqual([]);
  },
);
