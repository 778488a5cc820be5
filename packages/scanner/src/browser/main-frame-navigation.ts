import type { CDPSession, Page } from 'puppeteer-core';
import { ScanFailureError } from '../scan-failure-error.ts';
import type { ScanGuard } from '../scan-guard.ts';
import type { ScanLimits } from '../scan-limits.ts';
import { sameSite } from './same-site.ts';

/**
 * Watches where the page takes itself after it was opened. Until `freeze` it may move within its own site a few times,
 * as many sites do at the start; leaving for another site is refused, and after `freeze` everything is, so that what
 * is evaluated is the page that was asked for.
 */
export interface MainFrameNavigation {
  /** From here on the document stays. */
  freeze(): void;
  /** Addresses that the page tried to move to and was kept from. */
  readonly refused: readonly string[];
  /** How often the page has set out for another document of its site, or for the same one again. */
  readonly moves: number;
  /** How many frames were left empty, because there are too many. */
  readonly emptyFrames: number;
}

export async function watchMainFrameNavigation(
  page: Page,
  session: CDPSession,
  guard: ScanGuard,
  { navigations: maxNavigations, frameDocuments: maxFrameDocuments }: ScanLimits,
): Promise<MainFrameNavigation> {
  const mainFrameId = (await session.send('Page.getFrameTree')).frameTree.frame.id;
  const refused: string[] = [];
  let frozen = false;
  let opened = false;
  let navigations = 0;
  let frameDocuments = 0;

  session.on('Fetch.requestPaused', ({ requestId, frameId, request, redirectedRequestId }) => {
    const ours = frameId === mainFrameId && redirectedRequestId === undefined;
    // A page that holds itself in frames would ask its website for itself without end.
    if (frameId !== mainFrameId && redirectedRequestId === undefined) frameDocuments += 1;
    if (frameId !== mainFrameId && frameDocuments > maxFrameDocuments) {
      ignoreGone(session.send('Fetch.fulfillRequest', { requestId, responseCode: 204 }));
      return;
    }
    const first = ours && !opened;
    if (ours) opened = true;
    const moving = ours && !first;
    if (moving && (frozen || !isSameSite(page.url(), request.url))) {
      refused.push(request.url);
      ignoreGone(session.send('Fetch.fulfillRequest', { requestId, responseCode: 204 }));
      return;
    }
    if (moving) navigations += 1;
    if (navigations > maxNavigations) {
      frozen = true;
      guard.fail(new ScanFailureError('PAGE_UNSTABLE'));
      ignoreGone(session.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' }));
      return;
    }
    ignoreGone(session.send('Fetch.continueRequest', { requestId }));
  });
  await session.send('Fetch.enable', {
    patterns: [{ urlPattern: '*', resourceType: 'Document', requestStage: 'Request' }],
  });

  return {
    freeze: () => {
      frozen = true;
    },
    refused,
    get moves() {
      return navigations;
    },
    get emptyFrames() {
      return Math.max(0, frameDocuments - maxFrameDocuments);
    },
  };
}

function isSameSite(from: string, to: string): boolean {
  return from === 'about:blank' || sameSite(from, to);
}

/** The request or the page may be gone by the time we respond; then there is nothing to respond to. */
function ignoreGone(answer: Promise<unknown>): void {
  answer.catch(() => {});
}
