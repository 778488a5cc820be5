import { within } from '@curbcut/model/time';
import type { Browser } from 'puppeteer-core';
import { ScanFailureError } from '../scan-failure-error.ts';
import type { BrowserProcess } from './browser-process.ts';

/** After so many page scans, or so long, a browser is replaced: small leaks of hostile pages add up. */
const maxUses = 60;
const maxAgeMs = 30 * 60_000;
const answerMs = 5_000;

/** One place for one page scan at a time, with a browser of its own: what kills a browser costs one page scan. */
export class BrowserSlot {
  readonly #start: () => Promise<BrowserProcess>;
  #current: Promise<BrowserProcess> | undefined;
  #uses = 0;
  #startedAt = 0;
  #closed = false;

  constructor(start: () => Promise<BrowserProcess>) {
    this.#start = start;
  }

  /** A working browser, started when there is none. Throws ScanFailureError BROWSER_FAILED. */
  async browser(): Promise<BrowserProcess> {
    const worn = this.#uses >= maxUses || performance.now() - this.#startedAt > maxAgeMs;
    if (this.#current && (worn || !(await answers(this.#current)))) await this.discard();
    if (this.#closed) {
      throw new ScanFailureError('BROWSER_FAILED', { cause: new Error('The scanner is closed.') });
    }
    this.#current ??= this.#launch();
    this.#uses += 1;
    return this.#current;
  }

  /** Kills the browser; the next use gets a fresh one. */
  async discard(): Promise<void> {
    await this.#kill();
  }

  /** Kills the browser; there is no next use. */
  async close({ untilReaped }: { untilReaped: boolean }): Promise<void> {
    this.#closed = true;
    const killed = await this.#kill();
    if (untilReaped) await killed?.reaped();
  }

  async #kill(): Promise<BrowserProcess | undefined> {
    const current = this.#current;
    this.#current = undefined;
    const running = await current?.catch(() => undefined);
    await running?.kill();
    return running;
  }

  #launch(): Promise<BrowserProcess> {
    this.#uses = 0;
    this.#startedAt = performance.now();
    const launched = this.#start();
    launched.then(
      (browser) => browser.exited.then(() => this.#forget(launched)),
      () => this.#forget(launched),
    );
    return launched;
  }

  #forget(launched: Promise<BrowserProcess>): void {
    if (this.#current === launched) this.#current = undefined;
  }
}

/** False for a browser that died or hung since its last page scan; its end may not have been noticed yet. */
async function answers(current: Promise<BrowserProcess>): Promise<boolean> {
  const running = await current.catch(() => undefined);
  if (!running) return false;
  const answer = ask(running.browser).then(
    () => true,
    () => false,
  );
  const ended = running.exited.then(() => false);
  return within(answerMs, Promise.race([answer, ended]), () => false);
}

/** A question that only the browser itself can answer: puppeteer remembers the version. */
async function ask(browser: Browser): Promise<void> {
  const session = await browser.target().createCDPSession();
  await session.detach();
}
