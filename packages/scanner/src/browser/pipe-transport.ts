import type { Readable, Writable } from 'node:stream';
import type { ConnectionTransport } from 'puppeteer-core';

/** Speaks the DevTools protocol over Chromium's file descriptors 3 and 4: no port that a page could reach. */
export class PipeTransport implements ConnectionTransport {
  onmessage?: (message: string) => void;
  onclose?: () => void;
  readonly #toBrowser: Writable;
  #parts: Buffer[] = [];
  #closed = false;

  constructor(toBrowser: Writable, fromBrowser: Readable) {
    this.#toBrowser = toBrowser;
    const end = () => this.#end();
    fromBrowser.on('data', (chunk: Buffer) => this.#receive(chunk));
    for (const stream of [toBrowser, fromBrowser]) stream.on('error', end).on('close', end);
  }

  send(message: string): void {
    if (!this.#closed) this.#toBrowser.write(`${message}\0`);
  }

  close(): void {
    this.#toBrowser.end();
    this.#end();
  }

  /** Messages end with a NUL byte; one chunk may hold many messages, or a part of one. */
  #receive(chunk: Buffer): void {
    let start = 0;
    for (let end = chunk.indexOf(0); end !== -1; end = chunk.indexOf(0, start)) {
      this.#parts.push(chunk.subarray(start, end));
      const message = Buffer.concat(this.#parts).toString('utf8');
      this.#parts = [];
      start = end + 1;
      setImmediate(() => this.onmessage?.(message));
    }
    if (start < chunk.length) this.#parts.push(chunk.subarray(start));
  }

  #end(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.onclose?.();
  }
}
