import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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

cliTest('a clean page: text, and exit code 0', async () => {
  const { code, stdout, stderr } = await scanWhole(server.url('/clean'));
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/Score 100 of 100 \(Excellent\), Lighthouse 100\. 0 issues/);
});

cliTest('--fast leaves out Alfa', async () => {
  const { code, stdout } = await scan('--format', 'ndjson', server.url('/clean'));
  expect(code).toBe(0);
  const result = PageScanLine.parse(JSON.parse(stdout));
  const engines = result.status === 'completed' ? result.engines.map(({ engine }) => engine) : [];
  expect(engines).toContain('axe');
  expect(engines).not.toContain('alfa');
});

cliTest('private addresses are refused unless they are allowed', async () => {
  const before = server.requests().length;
  const { code, stdout } = await ended(start(['--format', 'ndjson', server.url('/clean')]));
  expect(code).toBe(2);
  expect(JSON.parse(stdout)).toMatchObject({ error: { code: 'TARGET_BLOCKED' } });
  expect(server.requests()).toHaveLength(before);
});

cliTest(
  '--urls-from and --out: the results replace the file, and nothing else is written',
  async ({ folder }) => {
    const [list, out] = [path.join(folder, 'urls.txt'), path.join(folder, 'results.json')];
    writeFileSync(list, `# mine\n${server.url('/clean')}\n\n${server.url('/pale')}\n`);
    writeFileSync(out, 'old');
    const { code, stdout } = await scan('--format', 'json', '--urls-from', list, '--out', out);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    const records = PageScanLine.array().parse(JSON.parse(readFileSync(out, 'utf8')));
    expect(records.map(({ url }) => new URL(url).pathname).sort()).toEqual(['/clean', '/pale']);
    expect(readdirSync(folder).sort()).toEqual(['results.json', 'urls.txt']);
  },
);

cliTest('html: the report of one page', async () => {
  const { code, stdout } = await scan('--format', 'html', server.url('/faulty'));
  expect(code).toBe(1);
  expect(stdout).toMatch(/^<!doctype html>[^]*<\/html>\s*$/i);
  expect(stdout).toContain(server.url('/faulty'));
  expect(stdout).toContain('data:image/webp;base64,');
});

cliTest('--out to a device writes to it and leaves it in place', async () => {
  const { code } = await scan('--out', '/dev/null', server.url('/clean'));
  expect(code).toBe(0);
  expect(existsSync(`/dev/null`) && readFileSync('/dev/null', 'utf8')).toBe('');
});

cliTest(
  'a reader that leaves early, as in `| head -1`, ends it quietly, but not as clean',
  async () => {
    const urls = ['/clean', '/faulty', '/pale', '/clean', '/faulty'].map((each) =>
      server.url(each),
    );
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
  },
);

cliTest('a baseline: what it knows fails nothing, what is new does', async ({ folder }) => {
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
