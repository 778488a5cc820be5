import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { printable } from '@curbcut/model/text';
import { z } from 'zod';
import { describeLogLine } from './describe-log-line.ts';
import { foldRepeats } from './fold-repeats.ts';
import { RotatingLog } from './rotating-log.ts';
import { StartError } from './start-error.ts';

const Ready = z.object({
  type: z.literal('ready'),
  url: z.string().optional(),
  outboxUrl: z.string().optional(),
});

/** What a program says of itself when it is ready: where it is reached, and the link that opens its outbox. */
export type ReadyMessage = z.output<typeof Ready>;

const readyTimeoutMs = 60_000;
const firstRestartDelayMs = 500;
const maxRestartDelayMs = 30_000;
/** A program that lived this long restarts without delay's history. */
const healthyAfterMs = 60_000;

export interface ProgramOptions {
  name: 'api' | 'worker';
  mainFile: string;
  /** Options of Node itself. */
  nodeArguments?: readonly string[];
  env: NodeJS.ProcessEnv;
  logDir: string;
  say: (line: string) => void;
  /** How long it may take after SIGTERM before it is killed. */
  stopTimeoutMs: number;
}

/** A child process that says over IPC when it is ready, is restarted when it ends, and ends when we do. */
export class Program {
  readonly #options: ProgramOptions;
  readonly #log: RotatingLog;
  readonly #stopping = new AbortController();
  #child: ChildProcess | null = null;
  #lastWords: string[] = [];

  constructor(options: ProgramOptions) {
    this.#options = options;
    this.#log = new RotatingLog(path.join(options.logDir, `${options.name}.log`), options.say);
  }

  /** Resolves with what it said when it was ready; rejects with a StartError in its own last words. */
  async start(): Promise<ReadyMessage> {
    const child = this.#spawn();
    const answer = await this.#waitUntilReady(child);
    if (answer === null) {
      await this.kill();
      throw new StartError(
        this.#lastWords.join('\n') || `The ${this.#options.name} ended at once.`,
      );
    }
    void this.#keepRunning(child);
    return answer;
  }

  /** Asks it to finish what it is at, and kills it when that takes too long. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    const child = this.#child;
    if (child === null || hasEnded(child)) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const timer = setTimeout(() => void this.kill(), this.#options.stopTimeoutMs);
    await ended;
    clearTimeout(timer);
  }

  async kill(): Promise<void> {
    this.#stopping.abort();
    const child = this.#child;
    if (child === null || hasEnded(child)) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  #spawn(): ChildProcess {
    const { name, mainFile, nodeArguments = [], env, say } = this.#options;
    const child = spawn(process.execPath, [...nodeArguments, mainFile], {
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // A group of its own: Ctrl-C in the terminal reaches only us, and we stop things in order.
      detached: true,
    });
    this.#child = child;
    this.#lastWords = [];
    const sayOnce = foldRepeats(say);
    if (child.stdout) {
      createInterface(child.stdout).on('line', (line) => {
        this.#log.write(line);
        const text = describeLogLine(name, line);
        if (text !== null) sayOnce(text);
      });
    }
    if (child.stderr) {
      createInterface(child.stderr).on('line', (line) => {
        this.#log.write(line);
        this.#lastWords = [...this.#lastWords.slice(-30), line];
      });
    }
    return child;
  }

  /** Null when it ended, or did not get ready in time. */
  async #waitUntilReady(child: ChildProcess): Promise<ReadyMessage | null> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(null), readyTimeoutMs);
      child.on('message', (message) => {
        const ready = Ready.safeParse(message);
        if (!ready.success) return;
        clearTimeout(timer);
        resolve(ready.data);
      });
      // 'close' comes after the last line of output, which says why.
      child.once('close', () => {
        clearTimeout(timer);
        resolve(null);
      });
    });
  }

  async #keepRunning(first: ChildProcess): Promise<void> {
    const { name, say } = this.#options;
    const { signal } = this.#stopping;
    let child = first;
    let delayMs = firstRestartDelayMs;
    for (;;) {
      const startedAtMs = Date.now();
      if (!hasEnded(child)) await once(child, 'exit');
      if (signal.aborted) return;
      if (Date.now() - startedAtMs > healthyAfterMs) delayMs = firstRestartDelayMs;
      const how = child.signalCode ?? `exit ${child.exitCode}`;
      say(`  ${name} ended unexpectedly (${how}); restarting in ${delayMs / 1_000} s`);
      for (const line of this.#lastWords.slice(-10)) say(printable(`  ${name}: ${line}`));
      const aborted = await delay(delayMs, false, { signal }).catch(() => true);
      if (aborted) return;
      delayMs = Math.min(delayMs * 2, maxRestartDelayMs);
      child = this.#spawn();
      if ((await this.#waitUntilReady(child)) !== null) say(`  ${name} is running again`);
      else if (!hasEnded(child)) child.kill('SIGKILL');
    }
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
}
