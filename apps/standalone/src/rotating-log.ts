import { appendFileSync, renameSync, statSync } from 'node:fs';

const defaultMaxBytes = 10 * 1024 * 1024;

/** Appends lines to a file; a full file moves to `<file>.1`, so that at most twice `maxBytes` is kept. */
export class RotatingLog {
  readonly #file: string;
  readonly #maxBytes: number;
  #bytes: number;

  constructor(file: string, maxBytes = defaultMaxBytes) {
    this.#file = file;
    this.#maxBytes = maxBytes;
    this.#bytes = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  }

  write(line: string): void {
    const text = `${line}\n`;
    const bytes = Buffer.byteLength(text);
    if (this.#bytes > 0 && this.#bytes + bytes > this.#maxBytes) {
      renameSync(this.#file, `${this.#file}.1`);
      this.#bytes = 0;
    }
    appendFileSync(this.#file, text, { mode: 0o600 });
    this.#bytes += bytes;
  }
}
