import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PageScanLine } from '@curbcut/wire/scan';
import { type PageServer, startPageServer } from '@curbcut/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const page = (inside: string) =>
  `<!doctype html><html lang="en"><head><title>Harbor</title></head><body><main><h1>Harbor</h1><p>Boats leave at noon.</p>${inside}</main></body></html>`;

let server: PageServer;
let folder: string;
let answerHeld: (() => void) | undefined;

beforeAll(async () => {
  server = await startPageServer({
    '/clean': page(''),
    '/faulty': page(
      '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="40" height="40">',
    ),
    '/pale': page('<p style="color: #bbb">Pale</p>'),
    '/paler': page('<p style="color: #bbb">Pale</p><p style="color: #ddd">Paler</p>'),
    '/held': (_, response) => {
      answerHeld = () => response.end(page(''));
    },
  });
});
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'curbcut-cli-'));
  return () => rmSync(folder, { recursive: true });
});
afterAll(() => server.close());

interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

function start(args: string[], env: Record<string, string> = {}): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts'), ...args], {
    env: { ...process.env, ...env },
  });
}

function ended(child: ChildProcessWithoutNullStreams): Promise<Ended> {
  const texts = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      texts[name] += text;
    });
  }
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, ...texts })));
}

/** With every engine, as somebody runs it who says no more. */
const scanWhole = (...args: string[]) => ended(start(['--allow-private', ...args]));
/** Where it does not matter what is found. */
const scan = (...args: string[]) => scanWhole('--fast', ...args);

/** Browsers name their profile in their command line, and the profile names the process that started them. */
function browsersOf(pid: number | undefined): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        return readFileSync(`/proc/${name}/cmdline`, 'latin1').includes(`curbcut-profile-${pid}-`);
      } catch {
        // It ended between listing and reading.
        return false;
      }
    });
}

test('ndjson: one line of the documented shape for each address, and nothing else', async () => {
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

test('a clean page: text, and exit code 0', async () => {
  const { code, stdout, stderr } = await scanWhole(server.url('/clean'));
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/Score 100 of 100 \(Excellent\), Lighthouse 100\. 0 issues/);
});

test('--fast leaves out Alfa', async () => {
  const { code, stdout } = await scan('--format', 'ndjson', server.url('/clean'));
  expect(code).toBe(0);
  const result = PageScanLine.parse(JSON.parse(stdout));
  const engines = result.status === 'completed' ? result.engines.map(({ engine }) => engine) : [];
  expect(engines).toContain('axe');
  expect(engines).not.toContain('alfa');
});

test('issues at --fail-on or over it: exit code 1; milder ones only: 0', async () => {
  const [serious, critical] = await Promise.all([
    scan('--fail-on', 'serious', server.url('/pale')),
    scan('--fail-on', 'critical', server.url('/pale')),
  ]);
  expect([serious.code, critical.code]).toEqual([1, 0]);
});

test('a baseline: what it knows fails nothing, what is new does', async () => {
  const [known, out] = [path.join(folder, 'known.json'), path.join(folder, 'results.sarif')];
  const written = await scan('--write-baseline', known, server.url('/pale'));
  expect(written.code).toBe(0);
  const [same, more] = await Promise.all([
    scan('--baseline', known, server.url('/pale')),
    scan('--baseline', known, '--format', 'sarif', '--out', out, server.url('/paler')),
  ]);
  expect(same.code).toBe(0);
  expect(same.stdout).toContain('1 issue of WCAG 2.2 AA (0 new to the baseline)');
  expect(more.code).toBe(1);
  expect(readFileSync(out, 'utf8')).toContain('"baselineState": "new"');
  const before = readFileSync(known, 'utf8');
  const broken = await scan('--write-baseline', known, server.url('/absent'), server.url('/clean'));
  expect(broken.code).toBe(2);
  expect(broken.stderr).toBe(
    'The baseline was not written, because a page could not be scanned.\n',
  );
  expect(readFileSync(known, 'utf8')).toBe(before);
});

test('private addresses are refused unless they are allowed', async () => {
  const before = server.requests.length;
  const { code, stdout } = await ended(start(['--format', 'ndjson', server.url('/clean')]));
  expect(code).toBe(2);
  expect(JSON.parse(stdout)).toMatchObject({ error: { code: 'TARGET_BLOCKED' } });
  expect(server.requests).toHaveLength(before);
});

test('--urls-from and --out: the results replace the file, and nothing else is written', async () => {
  const [list, out] = [path.join(folder, 'urls.txt'), path.join(folder, 'results.json')];
  writeFileSync(list, `# mine\n${server.url('/clean')}\n\n${server.url('/pale')}\n`);
  writeFileSync(out, 'old');
  const { code, stdout } = await scan('--format', 'json', '--urls-from', list, '--out', out);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  const records = PageScanLine.array().parse(JSON.parse(readFileSync(out, 'utf8')));
  expect(records.map(({ url }) => new URL(url).pathname).sort()).toEqual(['/clean', '/pale']);
  expect(readdirSync(folder).sort()).toEqual(['results.json', 'urls.txt']);
});

test('html: the report of one page', async () => {
  const { code, stdout } = await scan('--format', 'html', server.url('/faulty'));
  expect(code).toBe(1);
  expect(stdout).toMatch(/^<!doctype html>[^]*<\/html>\s*$/i);
  expect(stdout).toContain(server.url('/faulty'));
  expect(stdout).toContain('data:image/webp;base64,');
});

test('--out to a device writes to it and leaves it in place', async () => {
  const { code } = await scan('--out', '/dev/null', server.url('/clean'));
  expect(code).toBe(0);
  expect(existsSync(`/dev/null`) && readFileSync('/dev/null', 'utf8')).toBe('');
});

test('what the caller got wrong is said in one line, with exit code 2', async () => {
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

test('a reader that leaves early, as in `| head -1`, ends it quietly, but not as clean', async () => {
  const urls = ['/clean', '/faulty', '/pale', '/clean', '/faulty'].map((each) => server.url(each));
  const child = start([
    '--allow-private',
    '--fast',
    '--concurrency',
    '1',
    '--format',
    'ndjson',
    ...urls,
  ]);
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  child.stdout.once('data', () => child.stdout.destroy());
  const code = await new Promise((resolve) => child.once('exit', resolve));
  expect({ code, stderr }).toEqual({ code: 141, stderr: '' });
  expect(browsersOf(child.pid)).toEqual([]);
});

test('Ctrl-C in the middle of a scan leaves no browser and no half-written file', async () => {
  answerHeld = undefined;
  const out = path.join(folder, 'results.txt');
  const child = start(['--allow-private', '--out', out, server.url('/held')]);
  const end = ended(child);
  await expect.poll(() => answerHeld, { timeout: 30_000 }).toBeDefined();
  expect(browsersOf(child.pid)).not.toEqual([]);
  child.kill('SIGINT');
  expect((await end).code).toBe(130);
  await expect.poll(() => browsersOf(child.pid), { timeout: 10_000 }).toEqual([]);
  expect(readdirSync(folder)).toEqual([]);
});
