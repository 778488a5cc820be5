import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { forkProgram, untilGone } from '../../fork-program.ts';
import type { AlfaMessage, AlfaRequest } from './alfa-messages.ts';
import type { RuleRun } from './rule-run.ts';

const program = path.join(import.meta.dirname, 'alfa-program.ts');

/** After so many pages a process is replaced, as browsers are: small leaks of hostile pages add up. */
const maxUses = 60;

export interface AlfaLimits {
  /** For one page, loading included. */
  ms: number;
  /** Of JavaScript's heap. */
  heapBytes: number;
}

/** How a run ended. The rules of `runs` were run whatever it is. */
type AlfaEnd = 'done' | 'too-slow' | 'too-large' | 'broken';

export interface AlfaAnswer {
  runs: RuleRun[];
  end: AlfaEnd;
  /** For whoever runs the service; empty when it is done. */
  reason: string;
}

/**
 * Runs Alfa's rules in a process of its own, one page at a time: what a page makes of it costs that page's findings only.
 * Threads don't do: V8 ends the whole process when a thread's heap is spent at the wrong moment (measured: a large array, a
 * large map, a long joined text). The process may read the product's files, and nothing else. It stays warm, as loading
 * Alfa takes a second, and is killed and replaced when it came to a limit.
 */
export class AlfaProcess {
  readonly #heapBytes: number;
  #current: ChildProcess | undefined;
  #uses = 0;
  #isAsked = false;
  #closed = false;

  constructor({ heapBytes }: Pick<AlfaLimits, 'heapBytes'>) {
    this.#heapBytes = heapBytes;
  }

  /** Its id while it runs. */
  get pid(): number | undefined {
    return this.#current?.pid;
  }

  /** Starts it when it does not run, so that it is loaded when it is needed. */
  warm(): void {
    if (!this.#closed) this.#current ??= this.#start();
  }

  /** Never rejects. A run under way is ended by the next one. */
  async run(request: AlfaRequest, ms: number): Promise<AlfaAnswer> {
    if (this.#closed) return { runs: [], end: 'broken', reason: 'The scanner is closed.' };
    if (this.#uses >= maxUses) this.stop();
    this.warm();
    this.#uses += 1;
    return this.#ask(this.#current as ChildProcess, request, ms);
  }

  /** Ends a run under way, and its process with it; one that only waits for work stays warm. */
  endRun(): void {
    if (this.#isAsked) this.stop();
  }

  /** Kills the process; the next use gets a fresh one. */
  stop(): void {
    this.#current?.kill('SIGKILL');
    this.#current = undefined;
    this.#uses = 0;
  }

  /** Kills it; there is no next use. Resolves when it is gone. */
  async close(): Promise<void> {
    this.#closed = true;
    const child = this.#current;
    this.stop();
    await untilGone(child);
  }

  async #ask(child: ChildProcess, request: AlfaRequest, ms: number): Promise<AlfaAnswer> {
    const runs: RuleRun[] = [];
    let timer: NodeJS.Timeout | undefined;
    let listen: (message: AlfaMessage) => void = () => {};
    let onExit: () => void = () => {};
    this.#isAsked = true;
    const end = await new Promise<Omit<AlfaAnswer, 'runs'>>((resolve) => {
      timer = setTimeout(() => resolve({ end: 'too-slow', reason: `It took ${ms} ms.` }), ms);
      onExit = () => resolve(endOf(child));
      child.once('exit', onExit);
      child.once('error', onExit);
      listen = (message) => {
        if (message.type === 'rule') runs.push(message.run);
        else if (message.type === 'done') resolve({ end: 'done', reason: '' });
        else if (message.type === 'stopped') resolve({ end: 'broken', reason: message.error });
      };
      child.on('message', listen);
      child.send(request, (error) => {
        if (error) resolve({ end: 'broken', reason: String(error) });
      });
    });
    this.#isAsked = false;
    clearTimeout(timer);
    child.off('message', listen);
    child.off('exit', onExit);
    child.off('error', onExit);
    if (end.end !== 'done' && this.#current === child) this.stop();
    return { runs, ...end };
  }

  #start(): ChildProcess {
    const megabytes = Math.round(this.#heapBytes / 1024 ** 2);
    const child = forkProgram(program, {
      nodeArguments: [`--max-old-space-size=${megabytes}`, '--max-semi-space-size=16'],
      errors: 'pipe',
    });
    keepLastWords(child);
    const forget = () => {
      if (this.#current === child) this.#current = undefined;
    };
    child.once('exit', forget);
    child.once('error', forget);
    return child;
  }
}

const lastWords = new WeakMap<ChildProcess, string>();
const maxLastWords = 20_000;

function keepLastWords(child: ChildProcess): void {
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    lastWords.set(child, `${lastWords.get(child) ?? ''}${text}`.slice(0, maxLastWords));
  });
}

function endOf(child: ChildProcess): Omit<AlfaAnswer, 'runs'> {
  const words = lastWords.get(child) ?? '';
  const isMemory = /out of memory|invalid (?:table|array|string) (?:size|length)/i.test(words);
  const how = child.signalCode ?? child.exitCode ?? 'an error';
  return {
    end: isMemory || child.signalCode === 'SIGKILL' ? 'too-large' : 'broken',
    reason: `It ended with ${how}. ${words.trim().split('\n').at(-1) ?? ''}`,
  };
}
