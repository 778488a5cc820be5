import type { HTTPRequest } from 'puppeteer-core';
import type { PageUnderTest } from '../engines/page-under-test.ts';

export interface Asking {
  /** How often scripts of the page asked for something from outside, in vain. */
  readonly count: number;
  stop(): void;
}

/** Counts what scripts ask for while the page is used, until it is stopped. */
export function watchAsking({ page }: PageUnderTest): Asking {
  let count = 0;
  const onRequest = (request: HTTPRequest) => {
    if (!/^https?:/.test(request.url())) return;
    if (/^(fetch|xhr|script|document)$/.test(request.resourceType())) count += 1;
  };
  page.on('request', onRequest);
  return {
    get count() {
      return count;
    },
    stop: () => {
      page.off('request', onRequest);
    },
  };
}
