import {
  defaultStandard,
  type FailedPageScan,
  type PageScan,
  type Screenshot,
  type TakenPicture,
} from '@curbcut/model/scan';
import { cleanText } from '@curbcut/model/text';
import { within } from '@curbcut/model/time';
import {
  browserContextEgress,
  checkUrl,
  type EgressEvent,
  type EgressSession,
  openEgress,
  type TargetPolicy,
} from '@curbcut/url-guard';
import type { BrowserContext } from 'puppeteer-core';
import type { BrowserProcess } from './browser/browser-process.ts';
import type { BrowserSlot } from './browser/browser-slot.ts';
import { defaultDisplay } from './browser/open-page.ts';
import { watchProcesses } from './browser/watch-processes.ts';
import { withoutQueries } from './browser/without-queries.ts';
import type { AlfaProcess } from './engines/alfa/alfa-process.ts';
import { alfaEngine } from './engines/alfa/engine.ts';
import { engines } from './engines/index.ts';
import type { TextReader } from './ocr/text-reader.ts';
import type { ScanOptions } from './scan-options.ts';
import { ScanFailureError } from './scan-failure-error.ts';
import { ScanGuard } from './scan-guard.ts';
import type { ScanLimits } from './scan-limits.ts';
import { httpInstead, isUnreachable, sayHttpWasOpened } from './http-instead.ts';
import { scanPage } from './scan-page.ts';

export interface SlotScan extends ScanOptions {
  limits: ScanLimits;
  policy: TargetPolicy;
  alfa: AlfaProcess;
  reader: TextReader;
  warn: (message: string) => void;
}

/**
 * One page scan in a slot's browser, behind a proxy of its own, with everything that can end it from outside. Where
 * nobody wrote a scheme and https can't be reached, http is tried, by the same rules. Never throws for trouble with the
 * page.
 */
export async function scanInSlot(
  slot: BrowserSlot,
  url: string,
  scan: SlotScan,
): Promise<ScanOutput> {
  const startedAt = new Date();
  const checked = checkUrl(url, scan.policy);
  if (!checked.ok) {
    const error = new ScanFailureError('TARGET_BLOCKED', { message: checked.message });
    return { pageScan: failed(url, startedAt, null, error), screenshot: null, pictures: [] };
  }
  const { href } = checked.url;
  const isAssumed = checked.schemeAssumed || (scan.schemeAssumed ?? false);
  const overHttp = isAssumed ? httpInstead(href, scan.policy) : null;
  const { answerMs, ...limits } = scan.limits;
  const first = await openAndScan(slot, href, {
    ...scan,
    limits: { ...limits, answerMs: overHttp === null ? Infinity : answerMs },
  });
  if (overHttp === null || !isUnreachable(first.pageScan) || scan.signal?.aborted) return first;
  scan.onProgress?.({
    stage: 'loading',
    detail: `${href} could not be reached; opening ${overHttp}`,
  });
  const scanMs = Math.max(0, limits.scanMs - (Date.now() - startedAt.getTime()));
  const second = await openAndScan(slot, overHttp, {
    ...scan,
    limits: { ...limits, scanMs, answerMs: Infinity },
  });
  return sayHttpWasOpened(first.pageScan, second);
}

interface ScanOutput {
  pageScan: PageScan;
  screenshot: Screenshot | null;
  pictures: TakenPicture[];
}

async function openAndScan(slot: BrowserSlot, url: string, scan: SlotScan): Promise<ScanOutput> {
  const startedAt = new Date();
  const { scanMs } = scan.limits;
  const guard = new ScanGuard({ endMs: performance.now() + scanMs });
  const warn = (message: string) => scan.warn(cleanText(withoutQueries(message), 2_000));
  const cancel = () => guard.fail(new ScanFailureError('CANCELLED'));
  scan.signal?.addEventListener('abort', cancel, { once: true });
  if (scan.signal?.aborted) cancel();
  const deadline = setTimeout(() => guard.fail(outOfTime(guard, scanMs)), scanMs);
  const crash = () => guard.fail(new ScanFailureError('PAGE_CRASHED'));
  let stopListening = () => {};
  let stopWatching = () => {};
  let egress: EgressSession | undefined;
  let context: BrowserContext | undefined;
  try {
    egress = await openProxy(scan, warn);
    // Without more files the page can still be evaluated, and the result has a warning.
    egress.onOverLimit = (limit) => {
      if (limit === 'bytes') guard.fail(new ScanFailureError('PAGE_TOO_LARGE'));
    };
    egress.onLost = () => guard.fail(new ScanFailureError('PROXY_UNAVAILABLE'));
    const process = await guard.race(slot.browser());
    // It loads while the page does.
    const runsAlfa = (scan.engines ?? engines).some(({ id }) => id === alfaEngine.id);
    if (!scan.fast && runsAlfa) scan.alfa.warm();
    // Heard before the calls under way are rejected: an engine whose browser is gone must not pass for one that failed.
    process.browser.once('disconnected', crash);
    stopListening = () => process.browser.off('disconnected', crash);
    if (!process.browser.connected) crash();
    stopWatching = watchProcesses(process.pid, guard, scan.limits.browserMemoryBytes);
    context = await guard.race(openContext(process, egress));
    const browserVersion = await guard.race(process.browser.version());
    const userAgent = await guard.race(process.browser.userAgent());
    const result = await scanPage({
      url,
      browser: process.browser,
      context,
      egress,
      guard,
      limits: scan.limits,
      alfa: scan.alfa,
      reader: scan.reader,
      fast: scan.fast ?? false,
      interaction: scan.interaction ?? true,
      useIsSpent: scan.useIsSpent ?? false,
      engines: scan.engines,
      standard: scan.standard ?? defaultStandard,
      display: { ...defaultDisplay, ...scan.display },
      browserVersion,
      userAgent,
      warn,
      onProgress: scan.onProgress ?? (() => {}),
      lastIssues: scan.lastIssues,
      onLinks: scan.onLinks,
      onOutline: scan.onOutline,
      onFindings: scan.onFindings,
      onUsed: scan.onUsed,
      onProfile: scan.onProfile,
      onSnapshots: scan.onSnapshots,
    });
    if (guard.error) throw guard.error;
    return result;
  } catch (error) {
    const failure = toFailure(guard.error ?? error);
    if (failure.cause) warn(`${failure.code}: ${String(failure.cause)}`);
    return { pageScan: failed(url, startedAt, url, failure), screenshot: null, pictures: [] };
  } finally {
    clearTimeout(deadline);
    scan.signal?.removeEventListener('abort', cancel);
    stopListening();
    stopWatching();
    await egress?.close();
    if (guard.error) scan.alfa.endRun();
    await tidyUp(slot, context, guard);
  }
}

async function openProxy(
  { policy, limits }: SlotScan,
  warn: (message: string) => void,
): Promise<EgressSession> {
  const onEvent = (event: EgressEvent) => {
    if (event.type === 'broken') warn(`The egress proxy cut a connection: ${String(event.error)}`);
  };
  try {
    return await openEgress({ policy, onEvent, limits: { maxRequests: limits.requests } });
  } catch (cause) {
    throw new ScanFailureError('PROXY_UNAVAILABLE', { cause });
  }
}

function openContext(process: BrowserProcess, egress: EgressSession): Promise<BrowserContext> {
  return process.browser.createBrowserContext({
    ...browserContextEgress(egress.proxyUrl),
    downloadBehavior: { policy: 'deny' },
  });
}

/** The page is to blame, unless its browser was kept from working for most of the time. */
function outOfTime({ delayedMs }: ScanGuard, scanMs: number): ScanFailureError {
  return new ScanFailureError(delayedMs > scanMs / 2 ? 'SCAN_TIMEOUT' : 'PAGE_HUNG');
}

/** A quiet page's context closes in milliseconds. */
const closeMs = 3_000;

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
  const closing = context.close().then(
    () => true,
    () => false,
  );
  const closed = await within(closeMs, closing, () => false);
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
