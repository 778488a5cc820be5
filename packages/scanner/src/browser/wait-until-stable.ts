import type { LoadingStep } from '../loading-steps.ts';
import { ScanFailureError } from '../scan-failure-error.ts';
import type { ScanGuard } from '../scan-guard.ts';
import type { ScanLimits } from '../scan-limits.ts';
import { bringIntoSight, type Scrolled } from './bring-into-sight.ts';
import { holdFramesStill } from './hold-frames-still.ts';
import type { OpenPage } from './open-page.ts';
import { inPage, type PageInLoading, survivingNavigation } from './page-in-loading.ts';
import { revealBehindConsent } from './reveal-behind-consent.ts';
import { unlockScrolling } from './unlock-scrolling.ts';
import { untilLoaded } from './until-loaded.ts';
import { untilQuiet } from './until-quiet.ts';
import { beginToWatch, watchMovement } from './watch-movement.ts';

/** A page that never stands still is looked at no more often. */
const mostLooks = 3;

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
  /** What goes on moving is to be told from what comes to rest, which can take seconds. */
  watchesMovement: boolean;
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
    const stability = await waitForDocument({ open, guard, limits, restless: false }, during);
    if (open.navigation.moves === moves) return stability;
  }
}

/** A document that is left meanwhile is waited for no further. */
async function waitForDocument(
  page: PageInLoading,
  { meanwhile, onStep, watchesMovement }: DuringWait,
): Promise<Stability> {
  const { open, limits } = page;
  const warnings: string[] = [];
  if (!open.parsed) {
    warnings.push('The page did not finish loading; what had arrived by then was judged.');
    // A page that loops while it is parsed never responds.
    await inPage(page, limits.frameMs, () => document.readyState);
    return { warnings, still: false };
  }
  onStep('load');
  if (!(await loaded(page, limits.loadEventMs))) {
    warnings.push(
      open.cutShort
        ? 'The connection broke before the whole page had come; what had arrived was judged.'
        : 'Some pictures or styles of the page did not finish loading.',
    );
    // A page whose styles never come is not drawn: no screenshot of it could be taken.
    open.session.send('Page.stopLoading').catch(() => {});
  }
  onStep('quiet');
  if (watchesMovement) await beginToWatch(page);
  const becomingQuiet = untilQuiet(page);
  meanwhile();
  const wasStill = await becomingQuiet;
  onStep('late-content');
  const end = performance.now() + limits.lateContentMs;
  const first = await untilLoaded(page, { wholePage: false, end });
  onStep('scroll');
  const layer = await reveal(page);
  let sight = await bringIntoSight(page);
  // A layer that comes late has locked a page that could not be scrolled through until now.
  const late = layer.unlocked ? layer : await reveal(page);
  if (late.unlocked && !layer.unlocked) sight = await bringIntoSight(page);
  const covered = layer.covered || late.covered;
  const { still, saysLoading } =
    wasStill && !first.waited && !covered && !sight.scrolled
      ? { still: true, saysLoading: first.saysLoading }
      : await untilNothingComes(page, sight, end);
  if (covered)
    warnings.push(
      'A dialog or a consent layer covers the page; both the layer and the page behind it were judged.',
    );
  if (saysLoading)
    warnings.push('A part of the page still says that it is loading; what it showed was judged.');
  else if (open.network.lacksData)
    warnings.push(
      'The page still waits for data from its server; what it showed without them was judged.',
    );
  if (watchesMovement) await watchMovement(page);
  const stood = await holdFramesStill(page);
  return { warnings, still: still && stood && !covered };
}

/** What has come, or what it takes the processor to draw, may say that yet more is coming. */
async function untilNothingComes(
  page: PageInLoading,
  { scrolled, still: stood }: Scrolled,
  end: number,
): Promise<{ still: boolean; saysLoading: boolean }> {
  let still = stood;
  for (let time = 0; ; time += 1) {
    still ||= await untilQuiet(page);
    const { waited, saysLoading } = await untilLoaded(page, { wholePage: scrolled, end });
    if ((still && !waited) || saysLoading || time === mostLooks) return { still, saysLoading };
    still = false;
  }
}

interface Consent {
  /** A layer covers the page. */
  covered: boolean;
  /** It kept the page from scrolling until now. */
  unlocked: boolean;
}

/** Nothing is revealed of a document that is left meanwhile. */
async function reveal(page: PageInLoading): Promise<Consent> {
  const { frameMs } = page.limits;
  const covered = await survivingNavigation(() => inPage(page, frameMs, revealBehindConsent));
  if (!covered) return { covered: false, unlocked: false };
  const unlocked = await survivingNavigation(() => inPage(page, frameMs, unlockScrolling));
  return { covered, unlocked: unlocked ?? false };
}

async function loaded(page: PageInLoading, maxMs: number): Promise<boolean> {
  const end = performance.now() + maxMs;
  while ((await state(page)) !== 'complete') {
    if (page.open.cutShort || performance.now() >= end) return false;
    await page.guard.race(new Promise((resolve) => setTimeout(resolve, 25)));
  }
  return true;
}

/** A navigation in between takes the world away; the next look finds the new document. */
async function state(page: PageInLoading): Promise<string> {
  try {
    return await inPage(page, 1.5 * page.limits.frameMs, () => document.readyState);
  } catch (error) {
    if (error instanceof ScanFailureError) throw error;
    return 'loading';
  }
}
