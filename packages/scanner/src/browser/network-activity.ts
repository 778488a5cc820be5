import type { HTTPRequest, Page } from 'puppeteer-core';

/** Connections that stay open by design don't show whether a page has finished. */
const lasting = new Set(['websocket', 'eventsource', 'media', 'ping', 'manifest']);

/** What scripts ask for to show it. */
const dataTypes = new Set(['xhr', 'fetch', 'websocket', 'eventsource']);

const lookMs = 20;

/** Follows the page's requests, to know when it has what it needs. */
export class NetworkActivity {
  requestCount = 0;
  /** The page's scripts have asked for data. */
  fetchesData = false;
  readonly #open = new Set<HTTPRequest>();
  /** Were waited for as long as may be. */
  readonly #givenUp = new Set<HTTPRequest>();
  #lastChange = performance.now();

  constructor(page: Page) {
    page.on('request', (request) => {
      this.requestCount += 1;
      if (dataTypes.has(request.resourceType())) this.fetchesData = true;
      // The end of a shared worker's blob: script is never reported.
      if (lasting.has(request.resourceType()) || !/^https?:/.test(request.url())) return;
      this.#open.add(request);
      this.#lastChange = performance.now();
    });
    const end = (request: HTTPRequest) => {
      if (this.#givenUp.delete(request) || this.#open.delete(request))
        this.#lastChange = performance.now();
    };
    page.on('requestfinished', end).on('requestfailed', end);
  }

  /** When a request began or ended last, as performance.now(). */
  get lastChange(): number {
    return this.#lastChange;
  }

  /** True while data that was waited for as long as may be has still not come. */
  get lacksData(): boolean {
    return [...this.#givenUp].some((request) => dataTypes.has(request.resourceType()));
  }

  /** True when nothing is being fetched and has not been for `quietMs`. */
  isIdle(quietMs: number): boolean {
    return this.#open.size === 0 && performance.now() - this.#lastChange >= quietMs;
  }

  /** Waits until idle, at most `maxMs`; true when it became idle. Later waits leave out what did not end by then. */
  async whenIdle(quietMs: number, maxMs: number): Promise<boolean> {
    const end = performance.now() + maxMs;
    while (!this.isIdle(quietMs)) {
      const before = performance.now();
      if (before >= end) {
        for (const request of this.#open) this.#givenUp.add(request);
        this.#open.clear();
        return false;
      }
      await new Promise((resolve) => setTimeout(resolve, lookMs));
      // Neither this program nor, most likely, the page had the processor: its silence means nothing.
      if (performance.now() - before > lookMs + quietMs / 2) this.#lastChange = performance.now();
    }
    return true;
  }
}
