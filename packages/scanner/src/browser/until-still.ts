import type { WorldWithMemory } from './hold-still.ts';

/**
 * Resolves once no element or text has changed for `quietMs` in which the page had the processor, at most after `maxMs`:
 * true when nothing at all did, no attribute and no animation either. Runs in the page.
 */
export function untilStill(quietMs: number, maxMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const root = document.documentElement;
    if (!root) return resolve(true);
    let changed = false;
    let since = performance.now();
    let timer = setTimeout(check, quietMs);
    const world = globalThis as WorldWithMemory;
    world.curbcutRestless = false;
    const last = setTimeout(() => {
      world.curbcutRestless = true;
      done();
    }, maxMs);
    const observer = new MutationObserver((records) => {
      changed = true;
      if (records.every(({ type }) => type === 'attributes')) return;
      wait();
    });
    // Not its root: that may be replaced as well.
    observer.observe(document, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
    function wait() {
      clearTimeout(timer);
      since = performance.now();
      timer = setTimeout(check, quietMs);
    }
    /** A timer that fires late means that the page had no time to change. */
    function check() {
      if (performance.now() - since > 1.5 * quietMs) wait();
      else done();
    }
    function isPassing({ playState, effect }: Animation): boolean {
      return playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
    }
    function done() {
      observer.disconnect();
      clearTimeout(timer);
      clearTimeout(last);
      resolve(!changed && !document.getAnimations().some(isPassing));
    }
  });
}
