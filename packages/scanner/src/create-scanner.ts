import type { FailedPageScan, PageScan, ScanProgressEvent, Screenshot } from '@curbcut/contracts';
import {
  browserContextEgress,
  checkUrl,
  type EgressSession,
  openEgress,
  type TargetPolicy,
} from '@curbcut/url-guard';
import type { BrowserContext } from 'puppeteer-core';
import { type BrowserProcess, startBrowserProcess } from './browser/browser-process.ts';
import { BrowserSlot } from './browser/browser-slot.ts';
import { findChromium } from './browser/find-chromium.ts';
import { defaultDisplay, type Display } from './browser/open-page.ts';
import { printPdf } from './browser/print-pdf.ts';
import { removeStaleProfiles } from './browser/remove-stale-profiles.ts';
import { SlotQueue } from './browser/slot-queue.ts';
import { watchMemory } from './browser/watch-memory.ts';
import { ScanFailureError } from './scan-failure-error.ts';
import { ScanGuard } from './scan-guard.ts';
import { defaultScanLimits, type ScanLimits } from './scan-limits.ts';
import { scanPage } from './scan-page.ts';
import { scannerUserAgent } from './scanner-user-agent.ts';

export interface ScannerOptions {
  /** Overrides the search for an installed browser. */
  chromePath?: string | undefined;
  /** Page scans at once; each has a browser of its own. */
  slots: number;
  policy: TargetPolicy;
  /** Where people can read who visits their site; stands in the User-Agent. */
  infoUrl: string;
  limits?: Partial<ScanLimits>;
  /** Appended to Chromium's command line: for tests of the egress guard, which need a browser without it. */
  extraArguments?: readonly string[];
  log?: { info(message: string): void; warn(message: string): void };
}

export interface ScanOptions {
  onProgress?: (event: ScanProgressEvent) => void;
  /** Ends the scan early; it then fails as CANCELLED. */
  signal?: AbortSignal;
  /** How the page is shown; by default 1280 by 900 CSS pixels in light colors. */
  display?: Partial<Display>;
}

export interface Scanner {
  /** Never throws for trouble with the page: that is a failed page scan. */
  scanPage(
    url: string,
    options?: ScanOptions,
  ): Promise<{ pageScan: PageScan; screenshot: Screenshot | null }>;
  /** A tagged A4 PDF of a self-contained HTML document. Throws when the browser can't print it. */
  printPdf(html: string, options: { footerHtml: string }): Promise<Uint8Array>;
  /** Can the browser start here? */
  check(): Promise<{ ready: boolean; browserVersion: string | null; problem: string | null }>;
  /** Ends every browser. Scans under way and those that still wait for a slot fail. */
  close(): Promise<void>;
}

/** Opens the scanner; browsers start when they are first needed and stay warm. */
export async function createScanner(options: ScannerOptions): Promise<Scanner> {
  const limits: ScanLimits = { ...defaultScanLimits, ...options.limits };
  const warn = (message: string) => options.log?.warn(message);
  await removeStaleProfiles();
  const start = () => startBrowser(options, warn);
  const slots = Array.from({ length: options.slots }, () => new BrowserSlot(start));
  const queue = new SlotQueue(slots);
  const printer = new BrowserSlot(start);
  const printQueue = new SlotQueue([printer]);

  return {
    scanPage: (url, scanOptions = {}) =>
      queue.use((slot) =>
        scanInSlot(slot, url, {
          ...scanOptions,
          limits,
          policy: options.policy,
          infoUrl: options.infoUrl,
          warn,
        }),
      ),
    printPdf: (html, { footerHtml }) =>
      printQueue.use((slot) => printInSlot(slot, html, footerHtml)),
    check: () => queue.use((slot) => checkSlot(slot)),
    close: async () => {
      await Promise.all([...slots, printer].map((slot) => slot.close()));
    },
  };
}

async function startBrowser(
  options: ScannerOptions,
  warn: (message: string) => void,
): Promise<BrowserProcess> {
  const found = await findChromium({ chromePath: options.chromePath });
  if (!found) {
    const cause = new Error(
      'No Chromium was found. Set CHROME_PATH, or run `npm start`, which installs one.',
    );
    throw new ScanFailureError('BROWSER_FAILED', { cause });
  }
  return startBrowserProcess({
    ...found,
    userAgent: await scannerUserAgent(found.path, options.infoUrl),
    extraArguments: options.extraArguments,
    warn,
  });
}

interface SlotScan extends ScanOptions {
  limits: ScanLimits;
  policy: TargetPolicy;
  infoUrl: string;
  warn: (message: string) => void;
}

async function scanInSlot(
  slot: BrowserSlot,
  url: string,
  scan: SlotScan,
): ReturnType<Scanner['scanPage']> {
  const startedAt = new Date();
  const guard = new ScanGuard();
  const checked = checkUrl(url, scan.policy);
  if (!checked.ok) {
    const error = new ScanFailureError('TARGET_BLOCKED', { message: checked.message });
    return { pageScan: failed(url, startedAt, null, error), screenshot: null };
  }
  const cancel = () => guard.fail(new ScanFailureError('CANCELLED'));
  scan.signal?.addEventListener('abort', cancel, { once: true });
  if (scan.signal?.aborted) cancel();
  const deadline = setTimeout(
    () => guard.fail(new ScanFailureError('PAGE_HUNG')),
    scan.limits.scanMs,
  );
  const egress = await openEgress({ policy: scan.policy });
  egress.onOverLimit = () => guard.fail(new ScanFailureError('PAGE_TOO_LARGE'));
  egress.onLost = () => guard.fail(new ScanFailureError('PROXY_UNAVAILABLE'));
  let stopWatching = () => {};
  let context: BrowserContext | undefined;
  try {
    const process = await guard.race(slot.browser());
    process.exited.then(() => guard.fail(new ScanFailureError('PAGE_CRASHED'))).catch(() => {});
    stopWatching = watchMemory(process.pid, guard, scan.limits.browserMemoryBytes);
    context = await guard.race(openContext(process, egress));
    const browserVersion = await guard.race(process.browser.version());
    const userAgent = await guard.race(process.browser.userAgent());
    return await scanPage({
      url: checked.url.href,
      browser: process.browser,
      context,
      egress,
      guard,
      limits: scan.limits,
      display: { ...defaultDisplay, ...scan.display },
      browserVersion,
      userAgent,
      onProgress: scan.onProgress ?? (() => {}),
    });
  } catch (error) {
    const failure = toFailure(guard.error ?? error);
    if (failure.cause) scan.warn(`${failure.code}: ${String(failure.cause)}`);
    return { pageScan: failed(url, startedAt, checked.url.href, failure), screenshot: null };
  } finally {
    clearTimeout(deadline);
    scan.signal?.removeEventListener('abort', cancel);
    stopWatching();
    await egress.close();
    await tidyUp(slot, context, guard);
  }
}

function openContext(process: BrowserProcess, egress: EgressSession): Promise<BrowserContext> {
  return process.browser.createBrowserContext({
    ...browserContextEgress(egress.proxyUrl),
    downloadBehavior: { policy: 'deny' },
  });
}

/** A context that does not close at once belongs to a page that fights back: its browser goes with it. */
async function tidyUp(
  slot: BrowserSlot,
  context: BrowserContext | undefined,
  guard: ScanGuard,
): Promise<void> {
  if (guard.error || !context) {
    if (guard.error) await slot.discard();
    return;
  }
  let timer: NodeJS.Timeout | undefined;
  const closed = await Promise.race([
    context.close().then(
      () => true,
      () => false,
    ),
    new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), 3_000);
    }),
  ]);
  clearTimeout(timer);
  if (!closed) await slot.discard();
}

function toFailure(error: unknown): ScanFailureError {
  return error instanceof ScanFailureError
    ? error
    : new ScanFailureError('INTERNAL_ERROR', { cause: error });
}

function failed(
  url: string,
  startedAt: Date,
  finalUrl: string | null,
  error: ScanFailureError,
): FailedPageScan {
  return {
    status: 'failed',
    url,
    finalUrl,
    startedAt: startedAt.toISOString(),
    durationMs: Date.now() - startedAt.getTime(),
    error: { code: error.code, message: error.message },
  };
}

async function printInSlot(
  slot: BrowserSlot,
  html: string,
  footerHtml: string,
): Promise<Uint8Array> {
  const process = await slot.browser();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error('Printing the report took longer than 30 s.')),
      30_000,
    );
  });
  try {
    return await Promise.race([printPdf(process.browser, html, footerHtml), late]);
  } catch (error) {
    await slot.discard();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

async function checkSlot(slot: BrowserSlot): ReturnType<Scanner['check']> {
  try {
    const { browser } = await slot.browser();
    return { ready: true, browserVersion: await browser.version(), problem: null };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return {
      ready: false,
      browserVersion: null,
      problem: cause instanceof Error ? cause.message : String(cause),
    };
  }
}
