import type { BrowserProcess } from './browser-process.ts';

/** After so many page scans, or so long, a browser is replaced: small leaks of hostile pages add up. */
const maxUses = 60;
const maxAgeMs = 30 * 60_000;

/** One place for one page scan at a time, with a browser of its own: what kills a browser costs one page scan. */
export class BrowserSlot {
  readonly #start: () => Promise<BrowserProcess>;
  #current: Promise<BrowserProcess> | undefined;
  #uses = 0;
  #startedAt = 0;

  constructor(start: () => Promise<BrowserProcess>) {
    this.#start = start;
  }

  /** A working browser, started when there is none. Throws ScanFailureError BROWSER_FAILED. */
  async browser(): Promise<BrowserProcess> {
    if (this.#current && (this.#uses >= maxUses || performance.now() - this.#startedAt > maxAgeMs))
      await this.discard();
    this.#current ??= this.#launch();
    this.#uses += 1;
    return this.#current;
  }

  /** Kills the browser; the next use gets a fresh one. */
  async discard(): Promise<void> {
    const current = this.#current;
    this.#current = undefined;
    const running = await current?.catch(() => undefined);
    await running?.kill();
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
