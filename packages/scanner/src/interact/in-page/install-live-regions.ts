import type { WorldWithRegistry } from '../../engines/element-registry.ts';
import type { WorldWithDom } from './install-dom.ts';

/** What live regions say, and what should stand in one. */
interface LiveRegionsInPage {
  /** Begins anew: what stands in regions now is known. */
  remember(): void;
  /** Something has changed there. */
  hear(target: Node): void;
  /** The live region around a node. */
  liveAround(node: Node): Element | null;
  /** What regions said since then. */
  said(): string[];
  /** The regions that say something else now than they did then. */
  changed(): { element: number; text: string }[];
  /** What was written since then where nobody sees it, in no live region and for nothing that names it. */
  muted(): { element: number; text: string }[];
}

export interface WorldWithLiveRegions {
  curbcutLiveRegions: LiveRegionsInPage;
}

/** Runs in the page's isolated world; may run again. */
export function installLiveRegions(): void {
  const world = globalThis as unknown as WorldWithLiveRegions & WorldWithDom & WorldWithRegistry;
  if (world.curbcutLiveRegions) return;
  const { curbcutRegistry: registry } = world;
  const { all, cut, isExposed, parentOf } = world.curbcutDom;
  const liveRoles = /^(status|alert|log|timer|marquee|progressbar)$/;
  let livingBefore = new Map<Element, string>();
  let voidBefore: Element[] = [];
  let announced: string[] = [];

  world.curbcutLiveRegions = {
    remember() {
      livingBefore = livingTexts();
      voidBefore = unseenVoids();
      announced = [];
    },
    hear(target) {
      const region = liveAround(target);
      const words = region?.textContent?.trim() ?? '';
      if (region && words !== '' && words !== livingBefore.get(region)) announced.push(cut(words));
    },
    liveAround,
    said: () => [...announced, ...newlyLiving().map(({ text }) => text)],
    changed: () =>
      newlyLiving().map(({ region, text }) => ({ element: registry.numberOf(region), text })),
    muted: () => voidBefore.flatMap(describeMuted),
  };

  function liveAround(node: Node): Element | null {
    for (let at: Node | null = node; at; at = parentOf(at)) {
      if (!(at instanceof Element)) continue;
      const live = at.getAttribute('aria-live')?.trim().toLowerCase();
      const role = at.getAttribute('role')?.trim().toLowerCase() ?? '';
      if (live === 'off' && role !== 'alert') return null;
      const isLive = /^(polite|assertive)$/.test(live ?? '') || liveRoles.test(role);
      // What is hidden from screen readers says nothing.
      if (isLive || at.localName === 'output') return isExposed(at) ? at : null;
    }
    return null;
  }

  function livingTexts(): Map<Element, string> {
    const regions = all(
      '[aria-live="polite" i],[aria-live="assertive" i],[role="status" i],[role="alert" i],[role="log" i],[role="timer" i],[role="progressbar" i],[role="marquee" i],output',
    );
    return new Map(
      regions
        .filter((one) => liveAround(one) === one)
        .map((one) => [one, one.textContent?.trim() ?? '']),
    );
  }

  function newlyLiving(): { region: Element; text: string }[] {
    return [...livingTexts()].flatMap(([region, words]) =>
      words !== '' && words !== livingBefore.get(region) ? [{ region, text: cut(words) }] : [],
    );
  }

  /** What only screen readers get to and what is empty, as the place for a message may be. */
  function unseenVoids(): Element[] {
    return all('p,div,span,section,aside').filter((one) => {
      if (one.childElementCount > 0 || one.textContent?.trim() !== '') return false;
      return isUnseen(one) && liveAround(one) === null;
    });
  }

  /** It is there for assistive technology, and cut away for all others. */
  function isUnseen(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    const { position, overflow, clip, clipPath, width, height } = getComputedStyle(element);
    const isCut = clip !== 'auto' || clipPath !== 'none' || overflow === 'hidden';
    const isSmall = Number.parseFloat(width) <= 1 && Number.parseFloat(height) <= 1;
    return position === 'absolute' && isCut && isSmall;
  }

  function describeMuted(element: Element): { element: number; text: string }[] {
    const text = element.textContent?.trim() ?? '';
    if (text === '' || !element.isConnected || !isUnseen(element) || liveAround(element)) return [];
    if (
      element.closest('[aria-hidden="true"],a,button,label,legend,summary,th,td,h1,h2,h3,h4,h5,h6')
    )
      return [];
    const isNamed =
      element.id !== '' &&
      ['aria-labelledby', 'aria-describedby', 'aria-errormessage'].some((name) =>
        document.querySelector(`[${name}~="${CSS.escape(element.id)}"]`),
      );
    return isNamed ? [] : [{ element: registry.numberOf(element), text: cut(text) }];
  }
}
