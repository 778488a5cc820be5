import type { EgressSession } from '@curbcut/url-guard';
import type { BrowserContext, CDPSession, Page } from 'puppeteer-core';

/**
 * Cuts the scan's way to the network when more than `maxRequests` files have come for the page. The proxy counts what is
 * plain http and the connections; of what goes over TLS only the browser knows, so that page, frames and workers are
 * counted here, by their responses: a page may request much at once that was not sent yet. What the browser has already
 * costs the website nothing.
 */
export function limitRequests(
  page: Page,
  context: BrowserContext,
  { egress, maxRequests }: { egress: EgressSession; maxRequests: number },
): void {
  let count = 0;
  const onAnswer = (url: string): void => {
    if (/^https?:/.test(url)) count += 1;
    if (count > maxRequests) egress.cut('requests');
  };
  page.on('response', (answer) => {
    if (!answer.fromCache()) onAnswer(answer.url());
  });
  page.on('workercreated', (worker) => follow(worker.client, onAnswer));
  context.on('targetcreated', (target) => {
    if (target.type() !== 'shared_worker' && target.type() !== 'service_worker') return;
    target.createCDPSession().then(
      (session) => follow(session, onAnswer),
      () => {},
    );
  });
}

/** A worker may be gone before it can be followed; then it requests nothing more. */
function follow(session: CDPSession, onAnswer: (url: string) => void): void {
  session.on('Network.requestWillBeSent', ({ redirectResponse }) => {
    if (redirectResponse) onAnswer(redirectResponse.url);
  });
  session.on('Network.responseReceived', ({ response }) => {
    if (!response.fromDiskCache) onAnswer(response.url);
  });
  session.send('Network.enable').catch(() => {});
}
