import type { LoadingStep } from '../loading-steps.ts';
import { ScanFailureError } from '../scan-failure-error.ts';
import type { ScanGuard } from '../scan-guard.ts';
import type { ScanLimits } from '../scan-limits.ts';
import { holdStill } from './hold-still.ts';
import { isolatedWorld } from './isolated-world.ts';
import { hasPartsThatLoadInSight, listensToScrolling } from './needs-scrolling.ts';
import type { OpenPage } from './open-page.ts';
import { revealBehindConsent } from './reveal-behind-consent.ts';
import { scrollDownAndBack } from './scroll-down-and-back.ts';
import { isStillBusy, showsContentOrHasNoScripts } from './shows-content.ts';
import { untilStill } from './until-still.ts';

const quietMs = 100;

export interface Stability {
  warnings: string[];
  /** Nothing has changed since it was scrolled through. */
  still: boolean;
}

export interface DuringWait {
  /** Starts work that the page does not notice, once the first wait for stillness has begun. */
  meanwhile: () => void;
  /** Told what is waited for. */
  onStep: (step: LoadingStep) => void;
}

/**
 * Waits until the page shows what a visitor would get: loaded, its late content rendered, its lazy images fetched,
 * and still. Every wait has a limit; what did not end by then becomes a warning. A page that moves on is waited for
 * anew, as often as it may move.
 */
export async function waitUntilStable(
  open: OpenPage,
  guard: ScanGuard,
  limits: ScanLimits,
  during: DuringWait,
): Promise<Stability> {
  for (;;) {
    const { moves } = open.navigation;
    const stability = await waitForDocument(open, guard, limits, during);
    if (open.navigation.moves === moves) return stability;
  }
}

/** A document that is left meanwhile is waited for no further. */
async function waitForDocument(
  open: OpenPage,
  guard: ScanGuard,
  limits: ScanLimits,
  { meanwhile, onStep }: DuringWait,
): Promise<Stability> {
  const warnings: string[] = [];
  if (!open.parsed) {
    warnings.push('The page did not finish loading; what had arrived by then was judged.');
    // A page that loops while it is parsed never responds.
    await inPage(open, guard, limits.frameMs, () => document.readyState);
    return { warnings, still: false };
  }
  onStep('load');
  if (!(await loaded(open, guard, limits.loadEventMs))) {
    warnings.push(
      open.cutShort
        ? 'The connection broke before the whole page had come; what had arrived was judged.'
        : 'Some pictures or styles of the page did not finish loading.',
    );
    // A page whose styles never come is not drawn: no screenshot of it could be taken.
    open.session.send('Page.stopLoading').catch(() => {});
  }
  onStep('quiet');
  const becomingQuiet = quiet(open, guard, limits);
  meanwhile();
  const wasStill = await becomingQuiet;
  onStep('late-content');
  if (!(await lateContent(open, guard, limits))) {
    warnings.push('A part of the page still says that it is loading; what it showed was judged.');
  }
  onStep('scroll');
  let still = false;
  if (!(await needsScrolling(open, guard, limits))) {
    still = wasStill || (await quiet(open, guard, limits));
  } else if (await scrollThrough(open, guard, limits)) {
    still = await quiet(open, guard, limits);
  }
  if (await survivingNavigation(() => inPage(open, guard, limits.frameMs, revealBehindConsent))) {
    still = false;
    warnings.push(
      'A dialog or a consent layer covers the page; both the layer and the page behind it were judged.',
    );
  }
  await survivingNavigation(() => inPage(open, guard, limits.frameMs, holdStill));
  return { warnings, still };
}

async function loaded(open: OpenPage, guard: ScanGuard, maxMs: number): Promise<boolean> {
  const end = performance.now() + maxMs;
  while ((await state(open, guard)) !== 'complete') {
    if (open.cutShort || performance.now() >= end) return false;
    await guard.race(new Promise((resolve) => setTimeout(resolve, 25)));
  }
  return true;
}

/** A navigation in between takes the world away; the next look finds the new document. */
async function state(open: OpenPage, guard: ScanGuard): Promise<string> {
  try {
    return await inPage(open, guard, 15_000, () => document.readyState);
  } catch (error) {
    if (error instanceof ScanFailureError) throw error;
    return 'loading';
  }
}

/**
 * Waits until nothing is fetched and nothing changes. What was fetched late may still change the page. True when it was
 * so from the start.
 */
async function quiet(open: OpenPage, guard: ScanGuard, limits: ScanLimits): Promise<boolean> {
  const start = performance.now();
  const { requestCount } = open.network;
  const [, still] = await Promise.all([
    guard.race(open.network.whenIdle(quietMs, limits.networkIdleMs)),
    stillness(open, guard, limits),
  ]);
  if (performance.now() - start > 3 * quietMs) await stillness(open, guard, limits);
  return still && open.network.requestCount === requestCount && open.network.isIdle(quietMs);
}

async function stillness(open: OpenPage, guard: ScanGuard, limits: ScanLimits): Promise<boolean> {
  return (
    (await survivingNavigation(() =>
      inPage(open, guard, limits.domQuietMs + 10_000, untilStill, quietMs, limits.domQuietMs),
    )) ?? false
  );
}

/** Waits for a page that shows nothing yet, or is marked as loading; false when it stays so. */
async function lateContent(open: OpenPage, guard: ScanGuard, limits: ScanLimits): Promise<boolean> {
  const end = performance.now() + limits.lateContentMs;
  while (await isUnready(open, guard, limits)) {
    if (performance.now() >= end) return !(await isBusy(open, guard, limits));
    await guard.race(new Promise((resolve) => setTimeout(resolve, 100)));
    await quiet(open, guard, limits);
  }
  return true;
}

async function isUnready(open: OpenPage, guard: ScanGuard, limits: ScanLimits): Promise<boolean> {
  return !(await hasContent(open, guard, limits)) || isBusy(open, guard, limits);
}

async function isBusy(open: OpenPage, guard: ScanGuard, limits: ScanLimits): Promise<boolean> {
  return (
    (await survivingNavigation(() => inPage(open, guard, limits.frameMs, isStillBusy))) ?? false
  );
}

async function hasContent(open: OpenPage, guard: ScanGuard, limits: ScanLimits): Promise<boolean> {
  return (
    (await survivingNavigation(() =>
      inPage(open, guard, limits.frameMs, showsContentOrHasNoScripts),
    )) ?? false
  );
}

/** Most pages that are only text need not be scrolled through, which takes a frame for each height of the window. */
async function needsScrolling(
  open: OpenPage,
  guard: ScanGuard,
  limits: ScanLimits,
): Promise<boolean> {
  const needed = await survivingNavigation(
    async () =>
      (await inPage(open, guard, limits.frameMs, hasPartsThatLoadInSight)) ||
      guard.within(limits.frameMs, 'PAGE_HUNG', listensToScrolling(open.session)),
  );
  return needed ?? true;
}

async function scrollThrough(
  open: OpenPage,
  guard: ScanGuard,
  limits: ScanLimits,
): Promise<boolean> {
  return (
    (await survivingNavigation(() =>
      inPage(open, guard, limits.scrollMs + 10_000, scrollDownAndBack, limits.scrollMs),
    )) ?? false
  );
}

async function survivingNavigation<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ScanFailureError) throw error;
    return undefined;
  }
}

async function inPage<A extends unknown[], R>(
  open: OpenPage,
  guard: ScanGuard,
  ms: number,
  work: (...args: A) => R,
  ...args: A
): Promise<Awaited<R>> {
  return guard.within(
    ms,
    'PAGE_HUNG',
    isolatedWorld(open.page.mainFrame()).evaluate(
      work as (...args: unknown[]) => unknown,
      ...args,
    ) as Promise<Awaited<R>>,
  );
}
