import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '@curbcut/embedded-postgres';
import { descendantsOf } from './processes.ts';
import { productEnv } from './product-env.ts';

export interface RunningProduct {
  url: string;
  stateDir: string;
  /** What it printed so far. */
  output(): string;
  /** Whoever a test file registers has an e-mail there and, where the product trusts a proxy, comes from this network. */
  emailDomain: string;
  network: string;
}

export interface Product extends RunningProduct {
  process: ChildProcess;
  /** As Ctrl-C does; resolves with the exit code when it has ended. */
  stop(): Promise<number | null>;
}

/**
 * Starts the whole product as `npm start` does after its set-up, on a free port and, by default, a new state directory.
 * Resolves when API and worker are ready.
 */
export async function startProduct(
  options: { env?: Record<string, string>; stateDir?: string; port?: number } = {},
): Promise<Product> {
  const stateDir = options.stateDir ?? (await newStateDir());
  const port = options.port ?? (await findFreePort());
  const child = spawn(process.execPath, ['apps/standalone/src/main.ts'], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: productEnv({
      PORT: String(port),
      CURBCUT_STATE_DIR: stateDir,
      FREE_SCANS_PER_HOUR: '1000',
      // As npm says it: the product ends when whoever started it is gone.
      npm_lifecycle_event: 'start',
      ...options.env,
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const url = `http://127.0.0.1:${port}`;
  const product: Product = {
    url,
    process: child,
    stateDir,
    output: () => output,
    emailDomain: 'maple.example',
    network: '198.51.100',
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const ended = once(child, 'exit');
      child.kill('SIGINT');
      const [code] = (await ended) as [number | null];
      return code;
    },
  };
  await waitFor(async () => {
    if (child.exitCode !== null) throw new Error(`The product ended at once:\n${output}`);
    return output.includes('Curbcut is running');
  }, 90_000);
  return product;
}

/** Stops the product and removes its state. */
export async function removeProduct(product: Product): Promise<void> {
  await product.stop();
  await rm(product.stateDir, { recursive: true, force: true });
}

/** The process id of the program started from `mainFile`. */
export async function pidOf(product: Product, mainFile: string): Promise<number> {
  for (const pid of await descendantsOf(product.process.pid ?? 0)) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (command.includes(mainFile)) return pid;
  }
  throw new Error(`No process of the product runs ${mainFile}.`);
}

/** Looks again every 50 ms until the answer is yes; throws after `timeoutMs`. */
export async function waitFor(ready: () => Promise<boolean>, timeoutMs: number): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (!(await ready())) {
    if (Date.now() > end) throw new Error(`Waited ${timeoutMs} ms in vain.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** As root the database runs as another user, who must be able to enter. */
async function newStateDir(): Promise<string> {
  const stateDir = await mkdtemp(path.join(tmpdir(), 'curbcut-e2e-'));
  await chmod(stateDir, 0o755);
  return stateDir;
}
