import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type PageServer, startPageServer } from '@curbcut/testing';
import { afterAll, beforeAll, test } from 'vitest';

const page = (inside: string) =>
  `<!doctype html><html lang="en"><head><title>Harbor</title></head><body><main><h1>Harbor</h1><p>Boats leave at noon.</p>${inside}</main></body></html>`;

/** Vitest's `test` with a folder of its own for each test. */
export const cliTest = test.extend<{ folder: string }>({
  // Vitest reads from the pattern what a fixture needs.
  // oxlint-disable-next-line no-empty-pattern
  folder: async ({}, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'curbcut-cli-'));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
});

/** Serves pages to scan while the tests of a file run. `/held` answers when somebody calls what `held` gives. */
export function servePages(): {
  url(path: string): string;
  requests(): string[];
  held(): (() => void) | undefined;
} {
  let server: PageServer;
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
  afterAll(() => server.close());
  return {
    url: (where) => server.url(where),
    requests: () => server.requests,
    held: () => answerHeld,
  };
}

interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

export function start(
  args: string[],
  env: Record<string, string> = {},
): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [path.join(import.meta.dirname, '../src/main.ts'), ...args], {
    env: { ...process.env, ...env },
  });
}

export function ended(child: ChildProcessWithoutNullStreams): Promise<Ended> {
  const texts = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      texts[name] += text;
    });
  }
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, ...texts })));
}

/** With every engine, as somebody runs it who says no more. */
export const scanWhole = (...args: string[]) => ended(start(['--allow-private', ...args]));
/** Where it does not matter what is found. */
export const scan = (...args: string[]) => scanWhole('--fast', ...args);

/** Browsers name their profile in their command line, and the profile names the process that started them. */
export function browsersOf(pid: number | undefined): string[] {
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
