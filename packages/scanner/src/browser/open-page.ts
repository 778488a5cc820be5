import type { Browser, BrowserContext, CDPSession, HTTPResponse, Page } from 'puppeteer-core';
import type { EgressSession } from '@curbcut/url-guard';
import { ScanFailureError } from '../scan-failure-error.ts';
import type { ScanGuard } from '../scan-guard.ts';
import type { ScanLimits } from '../scan-limits.ts';
import { assertNoDownload } from './assert-scannable.ts';
import { explainNavigationError } from './explain-navigation-error.ts';
import { limitRequests } from './limit-requests.ts';
import { type MainFrameNavigation, watchMainFrameNavigation } from './main-frame-navigation.ts';
import { NetworkActivity } from './network-activity.ts';
import { type PageListeners, watchPageListeners } from './page-listeners.ts';
import { prepareDocument } from './prepare-document.ts';
import { stayOnTheWeb } from './stay-on-the-web.ts';

/** How the page is shown. */
export interface Display {
  width: number;
  height: number;
  colorScheme: 'light' | 'dark';
}

export const defaultDisplay: Display = { width: 1280, height: 900, colorScheme: 'light' };

export interface OpenPage {
  page: Page;
  session: CDPSession;
  /** The response that the document now shown came with. */
  readonly response: HTTPResponse;
  /** Where the main frame went last, redirects followed, whether or not it got there. */
  readonly lastAsked: string;
  navigation: MainFrameNavigation;
  network: NetworkActivity;
  listeners: PageListeners;
  /** False when the document never finished parsing; what had arrived by then is evaluated. */
  parsed: boolean;
  /** Why the document did not come whole; null when it did. */
  readonly cutShort: 'PAGE_TIMEOUT' | 'CONNECTION_FAILED' | null;
  /** A script of the page has stopped with an error. */
  readonly scriptsFailed: boolean;
}

/** Opens a URL in a browser context of its own, with everything refused that a visitor would not want. */
export async function openPage(options: {
  browser: Browser;
  context: BrowserContext;
  url: string;
  egress: EgressSession;
  guard: ScanGuard;
  limits: ScanLimits;
  display: Display;
  /** Called when the page's server has answered, and when the document is parsed. */
  onDocument: (state: 'answered' | 'parsed') => void;
}): Promise<OpenPage> {
  const { browser, context, url, egress, guard, limits, display, onDocument } = options;
  const page = await guard.race(context.newPage());
  page.on('error', () => guard.fail(new ScanFailureError('PAGE_CRASHED')));
  page.on('close', () => guard.fail(new ScanFailureError('PAGE_CRASHED')));
  let scriptsFailed = false;
  page.on('pageerror', () => {
    scriptsFailed = true;
  });
  page.on('dialog', (dialog) => {
    dialog.dismiss().catch(() => {});
  });
  const [session] = await guard.race(
    Promise.all([
      page.createCDPSession(),
      closePopups(browser, page),
      page.setViewport({ width: display.width, height: display.height }),
      page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: display.colorScheme }]),
      page.setBypassCSP(true),
    ]),
  );
  const listeners = await guard.race(watchPageListeners(page));
  await guard.race(
    Promise.all([
      page.evaluateOnNewDocument(prepareDocument, listeners.binding),
      page.evaluateOnNewDocument(stayOnTheWeb),
    ]),
  );
  const network = new NetworkActivity(page);
  limitRequests(page, context, { egress, maxRequests: limits.requests });
  const navigation = await guard.race(watchMainFrameNavigation(page, session, guard, limits));

  let lastAsked = url;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      lastAsked = request.url();
  });
  let response: HTTPResponse | null = null;
  let broken = false;
  page.on('response', (answer) => {
    const request = answer.request();
    if (
      !request.isNavigationRequest() ||
      request.frame() !== page.mainFrame() ||
      isRedirect(answer)
    )
      return;
    if (navigation.refused.includes(answer.url())) return;
    if (!response) onDocument('answered');
    response = answer;
    broken = false;
  });
  page.on('requestfailed', (request) => {
    if (request === response?.request()) broken = true;
  });
  const parsed = await guard
    .race(navigate(page, session, url, { ...limits, hasAnswered: () => response !== null }))
    .catch((error: unknown) => {
      if (error instanceof ScanFailureError) throw error;
      const failure = explainNavigationError(error, [lastAsked, url], egress);
      if (failure.code === 'NO_CONTENT' && response)
        assertNoDownload({ status: response.status(), headers: response.headers() });
      throw failure;
    });
  if (!response) throw new ScanFailureError(parsed ? 'NO_CONTENT' : 'PAGE_TIMEOUT');
  onDocument('parsed');
  return {
    page,
    session,
    get response() {
      return response as HTTPResponse;
    },
    get lastAsked() {
      return lastAsked;
    },
    navigation,
    network,
    listeners,
    parsed,
    get cutShort() {
      if (!parsed) return 'PAGE_TIMEOUT';
      return broken ? 'CONNECTION_FAILED' : null;
    },
    get scriptsFailed() {
      return scriptsFailed;
    },
  };
}

/** False when the document was not parsed in time, or no server answered. */
async function navigate(
  page: Page,
  session: CDPSession,
  url: string,
  {
    loadMs,
    answerMs,
    hasAnswered,
  }: Pick<ScanLimits, 'loadMs' | 'answerMs'> & { hasAnswered: () => boolean },
): Promise<boolean> {
  const stop = () => session.send('Page.stopLoading').catch(() => {});
  let unanswered = false;
  const timer =
    answerMs < loadMs
      ? setTimeout(() => {
          unanswered = !hasAnswered();
          if (unanswered) void stop();
        }, answerMs)
      : undefined;
  try {
    await page.goto(url, { waitUntil: 'domcontentloaded', timeout: loadMs });
    return true;
  } catch (error) {
    if (unanswered) return false;
    if (!(error instanceof Error) || error.name !== 'TimeoutError') throw error;
    void stop();
    return false;
  } finally {
    clearTimeout(timer);
  }
}

function isRedirect(response: HTTPResponse): boolean {
  return (
    response.status() >= 300 &&
    response.status() < 400 &&
    response.headers()['location'] !== undefined
  );
}

/** Popup blocking has no effect in headless mode: whatever a page opens is closed as it appears. */
async function closePopups(browser: Browser, page: Page): Promise<void> {
  const session = await browser.target().createCDPSession();
  page.once('close', () => {
    session.detach().catch(() => {});
  });
  session.on('Target.targetCreated', ({ targetInfo }) => {
    if (targetInfo.openerId)
      session.send('Target.closeTarget', { targetId: targetInfo.targetId }).catch(() => {});
  });
  await session.send('Target.setDiscoverTargets', { discover: true });
}
