import type { HTTPRequest, Page } from 'puppeteer-core';

/** Connections that stay open by design don't show whether a page has finished. */
const lasting = new Set(['websocket', 'eventsource', 'media', 'ping', 'manifest']);

const lookMs = 20;

/** Follows the page's requests, to know when it has what it needs. */
export class NetworkActivity {
  requestCount = 0;
  readonly #open = new Set<HTTPRequest>();
  #lastChange = performance.now();

  constructor(page: Page) {
    page.on('request', (request) => {
      this.requestCount += 1;
      // The end of a shared worker's blob: script is never reported.
      if (lasting.has(request.resourceType()) || !/^https?:/.test(request.url())) return;
      this.#open.add(request);
      this.#lastChange = performance.now();
    });
    const end = (request: HTTPRequest) => {
      if (this.#open.delete(request)) this.#lastChange = performance.now();
    };
    page.on('requestfinished', end).on('requestfailed', end);
  }

  /** True when nothing is being fetched and has not been for `quietMs`. */
  isIdle(quietMs: number): boolean {
    return this.#open.size === 0 && performance.now() - this.#lastChange >= quietMs;
  }

  /** Waits until idle, at most `maxMs`; true when it became idle. */
  async whenIdle(quietMs: number, maxMs: number): Promise<boolean> {
    const end = performance.now() + maxMs;
    while (!this.isIdle(quietMs)) {
      const before = performance.now();
      if (before >= end) return false;
      await new Promise((resolve) => setTimeout(resolve, lookMs));
      // Neither this program nor, most likely, the page had the processor: its silence means nothing.
      if (performance.now() - before > lookMs + quietMs / 2) this.#lastChange = performance.now();
    }
    return true;
  }
}
