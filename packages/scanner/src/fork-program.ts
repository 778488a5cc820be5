import { type ChildProcess, fork, type ForkOptions } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { bareEnvironment } from './browser/browser-user.ts';

/** The product's own files, which may lead to what it is made of by links: the permission to read follows none. */
const own = path.resolve(import.meta.dirname, '../../..');
const dependency = realpathSync(createRequire(import.meta.url).resolve('axe-core/package.json'));
const installed = dependency.slice(0, dependency.lastIndexOf(`${path.sep}axe-core`));

/** The folders of everything that such a program may read. */
const readable = [...new Set([own, installed])];

/**
 * Starts a program of ours as a process of its own, which what a page holds may bring down. It may read the product's
 * files and start threads, and nothing else. A scanner that nobody closes is not kept running by it.
 */
export function forkProgram(
  program: string,
  { nodeArguments, errors }: { nodeArguments: readonly string[]; errors: 'ignore' | 'pipe' },
): ChildProcess {
  const options: ForkOptions = {
    env: bareEnvironment,
    execArgv: [
      ...nodeArguments,
      '--permission',
      ...readable.map((folder) => `--allow-fs-read=${folder}`),
      '--allow-worker',
      '--disable-warning=SecurityWarning',
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', errors, 'ipc'],
  };
  const child = fork(program, options);
  child.unref();
  child.channel?.unref();
  return child;
}

/** Resolves when a process that was killed is gone. */
export async function untilGone(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  child.ref();
  await new Promise<void>((resolve) => child.once('exit', () => resolve()));
}
