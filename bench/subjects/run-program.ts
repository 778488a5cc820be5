import { spawn } from 'node:child_process';
import { once } from 'node:events';

const timeoutMs = 300_000;

export interface ProgramRun {
  stdout: string;
  exitCode: number;
  /** From the start of the process to the end of its output. */
  durationMs: number;
}

export interface ProgramOptions {
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Exit codes of a run that gave a result. */
  goodCodes: readonly number[];
  signal: AbortSignal;
}

/** Runs a Node program to its end, with the Node that runs us. Throws on another exit code, late end or abort. */
export async function runProgram(
  args: readonly string[],
  { cwd, env, goodCodes, signal }: ProgramOptions,
): Promise<ProgramRun> {
  const startedMs = performance.now();
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: timeoutMs,
    // The signal at which they all end their browsers.
    killSignal: 'SIGINT',
    signal,
  });
  const stdout: string[] = [];
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => stdout.push(text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const [exitCode, endSignal] = (await once(child, 'close')) as [number | null, string | null];
  const durationMs = performance.now() - startedMs;
  if (exitCode === null || !goodCodes.includes(exitCode)) {
    const last = `${stderr}\n${stdout.join('')}`.trim().slice(-1_000);
    throw new Error(`${args[0]} ended with ${exitCode ?? endSignal}:\n${last}`);
  }
  return { stdout: stdout.join(''), exitCode, durationMs };
}
