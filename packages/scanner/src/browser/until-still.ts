/** What our world in the page remembers of earlier waits for stillness. */
export interface WorldWithChanges {
  curbcutChanges?: WeakMap<Node, number>;
  /** Whose attributes were changing when the last wait ended. */
  curbcutRestless?: WeakSet<Node>;
}

/**
 * Resolves once no element or text has changed for `quietMs` in which the page had the processor, at most after `maxMs`:
 * true when nothing at all did, no attribute and no animation either. What has been replaced again and again at one
 * place without growing, as a clock is, is no change that anything comes with. Runs in the page.
 */
export function untilStill(quietMs: number, maxMs: number): Promise<boolean> {
  const mostRepetitions = 5;
  return new Promise((resolve) => {
    const root = document.documentElement;
    if (!root) return resolve(true);
    let changed = false;
    let since = performance.now();
    let timer = setTimeout(check, quietMs);
    const last = setTimeout(done, maxMs);
    const world = globalThis as WorldWithChanges;
    const changes = (world.curbcutChanges ??= new WeakMap());
    const changedAt = new Map<Node, number>();
    const observer = new MutationObserver((records) => {
      changed = true;
      for (const { type, target } of records)
        if (type === 'attributes') changedAt.set(target, performance.now());
      if (records.filter(bringsSomething).length > 0) wait();
    });
    // Not its root: that may be replaced as well.
    observer.observe(document, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
    function bringsSomething(record: MutationRecord): boolean {
      if (record.type === 'attributes') return false;
      if (record.addedNodes.length > record.removedNodes.length) return true;
      const times = (changes.get(record.target) ?? 0) + 1;
      changes.set(record.target, times);
      return times <= mostRepetitions;
    }
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
      const latest = performance.now() - quietMs;
      world.curbcutRestless = new WeakSet(
        [...changedAt].flatMap(([node, time]) => (time >= latest ? [node] : [])),
      );
      resolve(!changed && !document.getAnimations().some(isPassing));
    }
  });
}
