import type { LoadingStep } from '../loading-steps.ts';
import { ScanFailureError } from '../scan-failure-error.ts';
import type { ScanGuard } from '../scan-guard.ts';
import type { ScanLimits } from '../scan-limits.ts';
import { bringIntoSight } from './bring-into-sight.ts';
import { holdFramesStill } from './hold-frames-still.ts';
import type { OpenPage } from './open-page.ts';
import { inPage, type PageInLoading, survivingNavigation } from './page-in-loading.ts';
import { type Consent, revealBehindConsent } from './reveal-behind-consent.ts';
import { untilLoaded } from './until-loaded.ts';
import { untilQuiet } from './until-quiet.ts';

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
    const stability = await waitForDocument({ open, guard, limits }, during);
    if (open.navigation.moves === moves) return stability;
  }
}

/** A document that is left meanwhile is waited for no further. */
async function waitForDocument(
  page: PageInLoading,
  { meanwhile, onStep }: DuringWait,
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
  const becomingQuiet = untilQuiet(page);
  meanwhile();
  const wasStill = await becomingQuiet;
  onStep('late-content');
  let saysLoading = !(await untilLoaded(page, { wholePage: false }));
  onStep('scroll');
  const layer = await reveal(page);
  let { scrolled, still } = await bringIntoSight(page);
  // A layer that comes late has locked a page that could not be scrolled through until now.
  const late = layer.unlocked ? layer : await reveal(page);
  if (late.unlocked && !layer.unlocked) ({ scrolled, still } = await bringIntoSight(page));
  if (scrolled) saysLoading = !(await untilLoaded(page, { wholePage: true }));
  else still = wasStill || (await untilQuiet(page));
  const covered = layer.covered || late.covered;
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
  const stood = await holdFramesStill(page);
  return { warnings, still: still && stood && !covered };
}

/** Nothing is revealed of a document that is left meanwhile. */
async function reveal(page: PageInLoading): Promise<Consent> {
  const { frameMs } = page.limits;
  const found = await survivingNavigation(() => inPage(page, frameMs, revealBehindConsent));
  return found ?? { covered: false, unlocked: false };
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
    return await inPage(page, 15_000, () => document.readyState);
  } catch (error) {
    if (error instanceof ScanFailureError) throw error;
    return 'loading';
  }
}
