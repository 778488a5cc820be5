import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { forkProgram, untilGone } from '../fork-program.ts';
import type { DrawnWord } from './drawn-word.ts';

const program = path.join(import.meta.dirname, 'reader-program.ts');

/** A reader that nobody needs holds some 100 MB. */
const idleMs = 60_000;

/**
 * Reads what is written in pictures, one picture after the other, in a process of its own, which begins with the first one:
 * a picture on which it fails or hangs costs itself only. Nothing is fetched: letters and words come with the product.
 */
export class TextReader {
  #current: ChildProcess | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #idle: NodeJS.Timeout | undefined;
  #closed = false;

  /** Of a PNG file. Never rejects; null where it takes longer than `ms`, or can't be read. */
  read(picture: Uint8Array, ms: number): Promise<DrawnWord[] | null> {
    const reading = this.#last.then(() => this.#read(picture, ms));
    this.#last = reading;
    return reading;
  }

  /** Ends the process; there is no next one. Resolves when it is gone. */
  async close(): Promise<void> {
    this.#closed = true;
    const child = this.#current;
    this.#end();
    await untilGone(child);
  }

  async #read(picture: Uint8Array, ms: number): Promise<DrawnWord[] | null> {
    if (this.#closed) return null;
    clearTimeout(this.#idle);
    this.#current ??= start();
    const child = this.#current;
    const words = await ask(child, picture, ms);
    if (this.#current !== child) return words;
    if (words) this.#idle = setTimeout(() => this.#end(), idleMs).unref();
    else this.#end();
    return words;
  }

  #end(): void {
    clearTimeout(this.#idle);
    this.#current?.kill('SIGKILL');
    this.#current = undefined;
  }
}

function ask(child: ChildProcess, picture: Uint8Array, ms: number): Promise<DrawnWord[] | null> {
  return new Promise((resolve) => {
    const answer = (words: DrawnWord[] | null) => {
      clearTimeout(timer);
      child.off('message', answer).off('exit', fail).off('error', fail);
      resolve(words);
    };
    const fail = () => answer(null);
    const timer = setTimeout(fail, ms);
    child.on('message', answer).once('exit', fail).once('error', fail);
    child.send(picture, (error) => {
      if (error) fail();
    });
  });
}

function start(): ChildProcess {
  const child = forkProgram(program, { nodeArguments: [], errors: 'ignore' });
  // An error that comes when nobody waits for it is told by the next use.
  child.on('error', () => {});
  return child;
}
