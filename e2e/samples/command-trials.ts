import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PageScanLine } from '@curbcut/wire/scan';
import type { PageServer } from '@curbcut/testing';
import { expect } from 'vitest';
import { makeCheckout } from './make-checkout.ts';
import { root, runInShell, type ShellResult } from './run-in-shell.ts';

/** `pages` has `/`, `/contact`, `/pale` (a serious issue) and `/zoomless` (a moderate one). */
export type CommandTrial = (pages: PageServer, code: string) => Promise<void>;

/** Runs it in a folder of its own, with the test's pages instead of those on the internet. */
async function scan(
  pages: PageServer,
  code: string,
  listed: readonly string[] = [],
): Promise<ShellResult & { written: string | null }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'curbcut-sample-'));
  try {
    makeCheckout(folder);
    writeFileSync(
      path.join(folder, 'pages.txt'),
      `# Ours\n${listed.map((each) => pages.url(each)).join('\n')}\n`,
    );
    const local = code.replaceAll('https://example.org/', pages.url('/'));
    const allowed = local.includes('--allow-private')
      ? local
      : local.replace('scan --', 'scan -- --allow-private');
    const result = await runInShell(allowed, { cwd: folder });
    const file = path.join(folder, 'accessibility.json');
    return { ...result, written: existsSync(file) ? readFileSync(file, 'utf8') : null };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What the build is for: it fails for a serious issue, and not for a milder one. */
const failsForSerious: CommandTrial = async (pages, code) => {
  expect(code).toContain('--allow-private');
  const faulty = await scan(pages, code, ['/', '/pale']);
  expect(faulty).toMatchObject({ code: 1, stdout: '' });
  const records = PageScanLine.array().parse(JSON.parse(faulty.written ?? ''));
  expect(records.map(({ url }) => new URL(url).pathname).sort()).toEqual(['/', '/pale']);
  const milder = await scan(pages, code, ['/zoomless']);
  expect(milder).toMatchObject({ code: 0, stdout: '' });
  const [line] = PageScanLine.array().parse(JSON.parse(milder.written ?? ''));
  if (line?.status !== 'completed') return expect.fail('The page was not scanned.');
  const failed = line.issues.filter(({ outcome }) => outcome === 'failed');
  expect(failed.map(({ impact, level }) => [impact, level])).toEqual([['moderate', 'AA']]);
};

/** What npm would run, a line for each script, without running it. */
async function scriptsOf(code: string): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'curbcut-sample-'));
  const shell = path.join(folder, 'print');
  try {
    writeFileSync(shell, '#!/bin/sh\nprintf "script: %s\\n" "$2"\n', { mode: 0o755 });
    const { code: exit, stdout } = await runInShell(code, {
      env: { npm_config_script_shell: shell },
    });
    expect(exit, stdout).toBe(0);
    return [...stdout.matchAll(/^script: (.*)$/gm)].map(([, script = '']) => script);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function expectFiles(scripts: readonly string[]): void {
  for (const script of scripts)
    for (const [, file = ''] of script.matchAll(/\bnode (\S+\.m?[jt]s)/g))
      expect(existsSync(path.join(root, file)), script).toBe(true);
}

const linesOf = (code: string) => code.split('\n').map((line) => line.replace(/\s*#.*$/, ''));

export const commandTrials: Record<string, CommandTrial> = {
  '/blog/what-automated-tests-miss: Fail the build on serious and critical issues': failsForSerious,

  'README.md: npm run --silent scan -- --allow-private --fail-on serious --urls-from pages.txt --format json --out accessibility.json':
    failsForSerious,

  'README.md: npm run --silent scan -- https://example.org/ https://example.org/contact': async (
    pages,
    code,
  ) => {
    const { code: exit, stdout } = await scan(pages, code);
    expect(exit).toBe(0);
    for (const each of ['/', '/contact']) expect(stdout).toContain(pages.url(each));
    expect(stdout.match(/Score 100 of 100/g)).toHaveLength(2);
  },

  '/help: From the project’s folder': async (pages, code) => {
    expect(await scan(pages, code)).toMatchObject({ code: 0 });
    const faulty = code.replace('https://example.org/', 'https://example.org/pale');
    expect(await scan(pages, faulty)).toMatchObject({ code: 1 });
  },

  'README.md: npm test': async (_, code) => {
    const scripts = await scriptsOf(code);
    expect(scripts.at(-1)).toBe('node scripts/test.ts');
    expectFiles(scripts);
    const one = 'npm test --silent -- --project unit packages/url-guard/src/allow-list.test.ts';
    const { code: exit, stdout } = await runInShell(one);
    expect(exit, stdout).toBe(0);
    expect(stdout.trimEnd().split('\n').at(-1)).toMatch(/^\d+ passed, 0 failed$/);
  },

  'CONTRIBUTING.md: npm start        # sets everything up and runs the product': async (
    _,
    code,
  ) => {
    const scripts = await scriptsOf(code);
    expectFiles(scripts);
    expect(scripts.filter((script) => !script.includes('setup.mjs'))).toEqual([
      'node apps/standalone/src/main.ts',
      'node scripts/dev.ts',
      'node scripts/test.ts',
      expect.stringMatching(/typecheck.*lint.*format:check.*deadcode.*licenses/),
    ]);
  },

  'CONTRIBUTING.md: npm test -- dialog-modal                   # one check: its cases and its unit tests, in seconds':
    async (_, code) => {
      const lines = linesOf(code);
      const scripts = await scriptsOf(lines.slice(0, -1).join('\n'));
      expect(scripts.filter((script) => !script.includes('setup.mjs'))).toEqual([
        'node scripts/test.ts dialog-modal',
        'node scripts/test.ts packages/url-guard',
        'node scripts/test.ts',
        'node scripts/test.ts --all',
        'node scripts/test.ts --all walk-page',
      ]);
      expectFiles(scripts);
      expect(existsSync(path.join(root, 'packages/url-guard'))).toBe(true);
      // Without a terminal nothing is watched: it runs once.
      const { code: exit, stdout } = await runInShell(lines.at(-1) ?? '', { env: { CI: 'true' } });
      expect(exit, stdout).toBe(0);
      expect(stdout).toMatch(/Tests .*\d+ passed/);
    },
};
