import { type ChildProcess, fork, type ForkOptions } from 'node:child_process';
import path from 'node:path';
import { bareEnvironment } from './browser/browser-user.ts';

/** The folder of everything that such a program may read: the product's own files and what it is made of. */
const readable = path.resolve(import.meta.dirname, '../../..');

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
      `--allow-fs-read=${readable}`,
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
