import { appendFileSync, renameSync, statSync } from 'node:fs';

const defaultMaxBytes = 10 * 1024 * 1024;

/**
 * Appends lines to a file; a full file moves to `<file>.1`, so that at most twice `maxBytes` is kept. A file that can't
 * be written, as on a full disk, loses its lines and stops nothing: `warn` is told once, until writing works again.
 */
export class RotatingLog {
  readonly #file: string;
  readonly #warn: (line: string) => void;
  readonly #maxBytes: number;
  #bytes: number;
  #isBroken = false;

  constructor(file: string, warn: (line: string) => void, maxBytes = defaultMaxBytes) {
    this.#file = file;
    this.#warn = warn;
    this.#maxBytes = maxBytes;
    this.#bytes = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  }

  write(line: string): void {
    try {
      this.#append(`${line}\n`);
      this.#isBroken = false;
    } catch (error) {
      if (this.#isBroken) return;
      this.#isBroken = true;
      const { code = String(error) } = error as NodeJS.ErrnoException;
      this.#warn(`  warning: ${this.#file} can't be written (${code}); its lines are lost`);
    }
  }

  #append(text: string): void {
    const bytes = Buffer.byteLength(text);
    if (this.#bytes > 0 && this.#bytes + bytes > this.#maxBytes) {
      renameSync(this.#file, `${this.#file}.1`);
      this.#bytes = 0;
    }
    appendFileSync(this.#file, text, { mode: 0o600 });
    this.#bytes += bytes;
  }
}
