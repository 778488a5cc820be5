import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort, startPostgres } from '@curbcut/embedded-postgres';
import { productEnv } from '../product-env.ts';
import { waitFor } from '../start-product.ts';
import { root } from './run-in-shell.ts';

/** The product in a checkout of its own, started with the README's own lines. */
export interface ReadmeProduct {
  url: string;
  /** The checkout. */
  folder: string;
  output(): string;
  /** For programs beside it: the same settings. */
  programEnv: Record<string, string>;
  /** For lines with `curl`, where the machine has none. */
  shellEnv: Record<string, string>;
  /** An empty database of its own beside that of the product. */
  startDatabase(): Promise<{ databaseUrl: string; stop(): Promise<void> }>;
  /** Another program of the product, from its line; resolves when its output matches. */
  startProgram(line: string, isReady: RegExp): Promise<RunningProgram>;
  /** Those started by `startProgram`. */
  stopPrograms(): Promise<void>;
  remove(): Promise<void>;
}

interface RunningProgram {
  url: string;
  output(): string;
  stop(): Promise<void>;
}

/** Stands for git: the checkout is made of links to this one. */
const gitStandIn = `#!/bin/sh
[ "$1 $2" = "clone https://github.com/curbcut/curbcut.git" ] || exit 64
exec "${process.execPath}" --input-type=module -e 'import { makeCheckout } from "${path.join(root, 'e2e/samples/make-checkout.ts')}"; makeCheckout("curbcut")'
`;

/** Knows what the samples use of curl, and no more. */
const curlStandIn = `import { parseArgs } from 'node:util';
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    request: { type: 'string', short: 'X' },
    header: { type: 'string', short: 'H', multiple: true, default: [] },
    data: { type: 'string', short: 'd' },
  },
});
const response = await fetch(positionals[0], {
  method: values.request ?? (values.data === undefined ? 'GET' : 'POST'),
  headers: values.header.map((line) => line.split(/:\\s*/, 2)),
  body: values.data,
});
process.stdout.write(await response.text());
`;

/** Runs the README's lines for the first start: `git clone`, `cd`, `npm start`. Resolves when the product says that it runs. */
export async function startAsReadmeSays(
  lines: string,
  settings: Record<string, string>,
): Promise<ReadmeProduct> {
  const home = mkdtempSync(path.join(tmpdir(), 'curbcut-readme-'));
  chmodSync(home, 0o755);
  const [first, last] = [makeFolder(home, 'first'), makeFolder(home, 'last')];
  writeFileSync(path.join(first, 'git'), gitStandIn, { mode: 0o755 });
  const curl = path.join(last, 'curl');
  writeFileSync(`${curl}.mjs`, curlStandIn);
  writeFileSync(curl, `#!/bin/sh\nexec "${process.execPath}" "${curl}.mjs" "$@"\n`, {
    mode: 0o755,
  });
  const shellEnv = { PATH: `${first}:${process.env['PATH']}:${last}` };
  const port = await findFreePort();
  const stateDir = path.join(home, 'state');
  const programEnv = { ...shellEnv, CURBCUT_STATE_DIR: stateDir };
  const programs: RunningProgram[] = [];
  const start = async (line: string, cwd: string, env: Record<string, string>, ready: RegExp) => {
    const program = await startLine(line, { cwd, env: { ...programEnv, ...env }, ready });
    programs.push(program);
    return program;
  };
  const product = await start(
    lines,
    home,
    { PORT: String(port), ...settings },
    /Curbcut is running/,
  );
  return {
    url: product.url,
    folder: path.join(home, 'curbcut'),
    output: product.output,
    programEnv,
    shellEnv,
    startDatabase: async () =>
      startPostgres({ stateDir: makeFolder(home, 'other'), throwaway: true }),
    startProgram: async (line, isReady) =>
      start(
        line,
        path.join(home, 'curbcut'),
        { PORT: String(await findFreePort()), ...settings },
        isReady,
      ),
    stopPrograms: () => stopAll(programs.splice(1)),
    async remove() {
      await stopAll(programs);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function makeFolder(parent: string, name: string): string {
  const folder = path.join(parent, name);
  mkdirSync(folder);
  // As root the database runs as another user, who must be able to enter.
  chmodSync(folder, 0o755);
  return folder;
}

async function stopAll(programs: readonly RunningProgram[]): Promise<void> {
  for (const program of programs.toReversed()) await program.stop();
}

async function startLine(
  line: string,
  options: { cwd: string; env: Record<string, string>; ready: RegExp },
): Promise<RunningProgram> {
  // A group of its own, as a terminal gives it: Ctrl-C reaches npm and what npm started.
  const child = spawn('sh', ['-e', '-c', line], {
    cwd: options.cwd,
    env: productEnv(options.env),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  await waitFor(async () => {
    if (child.exitCode !== null) throw new Error(`It ended at once:\n${output}`);
    return options.ready.test(output);
  }, 120_000);
  return {
    url: `http://127.0.0.1:${options.env['PORT']}`,
    output: () => output,
    stop: () => interrupt(child),
  };
}

async function interrupt(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = once(child, 'exit');
  process.kill(-child.pid, 'SIGINT');
  await ended;
}
