import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { productEnv } from '../product-env.ts';

export const root = path.resolve(import.meta.dirname, '../..');

export interface ShellResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

interface ShellOptions {
  cwd?: string;
  env?: Record<string, string>;
}

/** Runs lines as a person pastes them; the first one that fails ends them. */
export async function runInShell(code: string, options: ShellOptions = {}): Promise<ShellResult> {
  const child = spawn('sh', ['-e', '-c', code], {
    cwd: options.cwd ?? root,
    env: productEnv(options.env ?? {}),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const texts = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text: string) => (texts[name] += text));
  const [exitCode] = (await once(child, 'close')) as [number | null];
  return { code: exitCode, ...texts };
}
