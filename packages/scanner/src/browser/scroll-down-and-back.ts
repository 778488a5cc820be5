import type { WorldWithChanges } from './until-still.ts';

/** What our world in the page remembers of what was scrolled through, and how far. */
interface WorldWithScrolled {
  curbcutScrolled?: WeakMap<Element, number>;
}

/**
 * Scrolls down in steps, so that what waits for being seen comes, and back: the page, or what scrolls in its place. Begins
 * where an earlier call ended. What fades in and out with it is waited for, at most `restMs`, but not what went on by itself
 * before. Runs in the page; resolves with false when there was nothing (more) to scroll through.
 */
export async function scrollDownAndBack(maxMs: number, restMs: number): Promise<boolean> {
  const highest = 60_000;
  const scrolled = ((globalThis as WorldWithScrolled).curbcutScrolled ??= new WeakMap());
  const heightOf = (region: Element) => Math.min(region.scrollHeight, highest);
  const regions = findRegions().filter(
    (region) => heightOf(region) > (scrolled.get(region) ?? 0) * 1.02,
  );
  if (regions.length === 0) return false;
  // A page may begin farther down, at its newest message for example.
  const starts = new Map(regions.map((region) => [region, region.scrollTop]));
  const end = performance.now() + maxMs;
  const changes = watchChanges();
  /**
   * Resolves in the next frame, before it is drawn: what is scrolled to then is what observers of this frame see. On a
   * machine under load frames are rare; a page that draws none at all is not waited for.
   */
  let patienceMs = 1_000;
  const frame = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(() => {
        patienceMs = 50;
        resolve();
      }, patienceMs);
      requestAnimationFrame(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  await frame();
  const lower = regions.filter((region) => region.scrollTop > 0 && !scrolled.has(region));
  for (const region of lower) scrollTo(region, 0);
  if (lower.length > 0) await frame();
  for (const region of regions)
    scrolled.set(
      region,
      Math.max(region.clientHeight, (scrolled.get(region) ?? 0) - stepOf(region)),
    );
  let left = regions.filter(goesOn);
  while (left.length > 0 && performance.now() < end) {
    left = left.filter(step);
    await frame();
    // A page grows while it is scrolled through.
    left = left.filter(goesOn);
  }
  for (const [region, start] of starts) scrollTo(region, start);
  await frame();
  await changes.atRest();
  return true;

  function goesOn(region: Element): boolean {
    return (scrolled.get(region) ?? 0) < heightOf(region) - 1;
  }

  function stepOf({ clientHeight }: Element): number {
    return Math.max(200, clientHeight);
  }

  /** False when it leads nowhere. Looks at once how far it led: a page may put itself back when it hears of it. */
  function step(region: Element): boolean {
    const before = scrolled.get(region) ?? 0;
    scrollTo(region, before - region.clientHeight + stepOf(region));
    const reached = region.scrollTop + region.clientHeight;
    if (reached > before) scrolled.set(region, reached);
    return reached > before;
  }

  function scrollTo(region: Element, top: number): void {
    region.scrollTo({ top, behavior: 'instant' });
  }

  /** Of attributes: what scrolling brings or takes is waited for by others. */
  function watchChanges(): { atRest(): Promise<void> } {
    const { curbcutRestless: restless } = globalThis as WorldWithChanges;
    const before = new Map<Node, Map<string, string | null>>();
    let last = performance.now();
    const heed = (records: readonly MutationRecord[]) => {
      for (const { target, attributeName, oldValue } of records) {
        if (attributeName === null || restless?.has(target)) continue;
        last = performance.now();
        const known = before.get(target) ?? new Map<string, string | null>();
        if (!known.has(attributeName)) known.set(attributeName, oldValue);
        before.set(target, known);
      }
    };
    const observer = new MutationObserver(heed);
    for (const tree of treesOf())
      observer.observe(tree, { attributes: true, attributeOldValue: true, subtree: true });
    return {
      async atRest() {
        const latest = performance.now() + restMs;
        while (performance.now() < latest) {
          // Who hears of scrolling now and then only is yet to hear that the page is back.
          const quietMs = isAsBefore() ? 100 : 300;
          const leftMs = last + quietMs - performance.now();
          if (leftMs <= 0) break;
          const due = performance.now() + leftMs;
          await new Promise((resolve) => setTimeout(resolve, leftMs));
          // A timer that fires late means that the page had no time to change.
          if (performance.now() - due > quietMs / 2) last = performance.now();
          heed(observer.takeRecords());
        }
        observer.disconnect();
      },
    };

    function isAsBefore(): boolean {
      for (const [node, attributes] of before) {
        for (const [name, value] of attributes)
          if (node.isConnected && (node as Element).getAttribute(name) !== value) return false;
      }
      return true;
    }
  }

  function treesOf(): (Document | ShadowRoot)[] {
    const trees: (Document | ShadowRoot)[] = [document];
    for (const tree of trees) {
      for (const element of tree.querySelectorAll('*'))
        if (element.shadowRoot) trees.push(element.shadowRoot);
    }
    return trees;
  }

  /** The page, or what scrolls in its place, as in many applications: also behind a layer, and several side by side. */
  function findRegions(): Element[] {
    const { scrollingElement: page } = document;
    if (page && page.scrollHeight > window.innerHeight * 1.2) return [page];
    const found: Element[] = [];
    for (const tree of treesOf()) {
      for (const element of tree.querySelectorAll('*'))
        if (element !== page && scrolls(element)) found.push(element);
    }
    return found;
  }

  function scrolls(element: Element): boolean {
    return (
      element.clientHeight > window.innerHeight / 2 &&
      element.clientWidth > window.innerWidth / 4 &&
      element.scrollHeight > element.clientHeight * 1.2 &&
      /auto|scroll/.test(getComputedStyle(element).overflowY) &&
      element.checkVisibility({ visibilityProperty: true }) &&
      isInWindow(element)
    );
  }

  function isInWindow(element: Element): boolean {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return right > 0 && left < window.innerWidth && bottom > 0 && top < window.innerHeight;
  }
}
