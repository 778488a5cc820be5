import { ScanFailureError } from '../scan-failure-error.ts';
import type { ScanGuard } from '../scan-guard.ts';
import type { ScanLimits } from '../scan-limits.ts';
import { isolatedWorld } from './isolated-world.ts';
import type { OpenPage } from './open-page.ts';
import { revealBehindConsent } from './reveal-behind-consent.ts';

const quietMs = 100;

/**
 * Waits until the page shows what a visitor would get: loaded, its late content rendered, its lazy pictures fetched,
 * and still. Every wait has a limit; what did not end by then is said in a sentence.
 */
export async function settlePage(
  open: OpenPage,
  guard: ScanGuard,
  limits: ScanLimits,
): Promise<string[]> {
  const warnings: string[] = [];
  if (!open.parsed) {
    warnings.push('The page did not finish loading; what had arrived by then was judged.');
    // A page that loops while it is parsed answers nothing.
    await inPage(open, guard, limits.frameMs, () => document.readyState);
    return warnings;
  }
  if (!(await loaded(open, guard, limits.loadEventMs))) {
    warnings.push('Some pictures or styles of the page did not finish loading.');
  }
  await quiet(open, guard, limits);
  if (!(await hasContent(open, guard, limits))) await lateContent(open, guard, limits);
  if (await scrollThrough(open, guard, limits)) {
    await quiet(open, guard, limits);
  }
  if (await survivingNavigation(() => inPage(open, guard, limits.frameMs, revealBehindConsent))) {
    warnings.push(
      'A cookie or consent layer covers the page; both the layer and the page behind it were judged.',
    );
  }
  return warnings;
}

async function loaded(open: OpenPage, guard: ScanGuard, maxMs: number): Promise<boolean> {
  const end = performance.now() + maxMs;
  while ((await state(open, guard)) !== 'complete') {
    if (performance.now() >= end) return false;
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

/** Nothing is fetched and nothing changes. What was fetched late may still change the page. */
async function quiet(open: OpenPage, guard: ScanGuard, limits: ScanLimits): Promise<void> {
  const start = performance.now();
  await Promise.all([
    guard.race(open.network.whenIdle(quietMs, limits.networkIdleMs)),
    stillness(open, guard, limits),
  ]);
  if (performance.now() - start > 3 * quietMs) await stillness(open, guard, limits);
}

async function stillness(open: OpenPage, guard: ScanGuard, limits: ScanLimits): Promise<void> {
  await survivingNavigation(() =>
    inPage(open, guard, limits.domQuietMs + 10_000, untilStill, quietMs, limits.domQuietMs),
  );
}

async function lateContent(open: OpenPage, guard: ScanGuard, limits: ScanLimits): Promise<void> {
  const end = performance.now() + limits.lateContentMs;
  while (performance.now() < end) {
    await guard.race(new Promise((resolve) => setTimeout(resolve, 100)));
    if (await hasContent(open, guard, limits)) {
      await quiet(open, guard, limits);
      return;
    }
  }
}

async function hasContent(open: OpenPage, guard: ScanGuard, limits: ScanLimits): Promise<boolean> {
  return (
    (await survivingNavigation(() =>
      inPage(open, guard, limits.frameMs, showsContentOrHasNoScripts),
    )) ?? false
  );
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

/** Resolves once nothing has changed for `quietMs`, at most after `maxMs`. Runs in the page. */
function untilStill(quietMs: number, maxMs: number): Promise<void> {
  return new Promise((resolve) => {
    const root = document.documentElement;
    if (!root) return resolve();
    let timer = setTimeout(done, quietMs);
    const last = setTimeout(done, maxMs);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(done, quietMs);
    });
    observer.observe(root, { childList: true, subtree: true, characterData: true });
    function done() {
      observer.disconnect();
      clearTimeout(timer);
      clearTimeout(last);
      resolve();
    }
  });
}

/** Runs in the page. Without scripts nothing more can come. */
function showsContentOrHasNoScripts(): boolean {
  const body = document.body as HTMLElement | null;
  if (!body) return document.scripts.length === 0;
  if (document.scripts.length === 0) return true;
  return shows(document);

  function shows(root: Document | ShadowRoot): boolean {
    const tops = root instanceof ShadowRoot ? [...root.children] : [body];
    if (tops.some((top) => top instanceof HTMLElement && top.innerText.trim() !== '')) return true;
    if (root.querySelector('img,svg,canvas,video,input,button,iframe,frame,object,embed'))
      return true;
    return [...root.querySelectorAll('*')].some(
      ({ shadowRoot }) => shadowRoot !== null && shows(shadowRoot),
    );
  }
}

/** Scrolls down in steps, so that what waits for being seen comes, and back. Runs in the page; true when it scrolled. */
async function scrollDownAndBack(maxMs: number): Promise<boolean> {
  const scroller = document.scrollingElement;
  if (!scroller || scroller.scrollHeight <= window.innerHeight * 1.2) return false;
  const end = performance.now() + maxMs;
  const step = Math.max(200, window.innerHeight);
  const frame = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, 50);
      requestAnimationFrame(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  for (
    let y = step;
    y < Math.min(scroller.scrollHeight, 60_000) && performance.now() < end;
    y += step
  ) {
    window.scrollTo({ top: y, behavior: 'instant' });
    await frame();
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
  await frame();
  return true;
}
