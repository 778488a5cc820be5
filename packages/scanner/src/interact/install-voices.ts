import type { WorldWithRegistry } from '../engines/element-registry.ts';
import type { Unheard } from './unheard.ts';

/** Our ears in the page: whether what live regions say can be heard. */
export interface VoicesInPage {
  /** Remembers which regions are there, and listens from now on. */
  begin(): void;
  /** What is not, or perhaps not, heard since then; without the doubtful where anything was heard for certain. */
  unheard(): Unheard[];
}

interface WorldWithVoices extends WorldWithRegistry {
  curbcutVoices: VoicesInPage;
}

/** Runs in the page's isolated world; may run again. */
export function installVoices(): void {
  const world = globalThis as unknown as WorldWithVoices;
  if (world.curbcutVoices) return;
  const { curbcutRegistry: registry } = world;
  /** Screen readers ask for the words some time after they are told of them; so long it takes at least, in ms. */
  const briefMs = 100;
  /** A page that changes all the time is listened to no more: looking costs time. */
  const mostLooks = 150;
  const mostRoots = 50;
  const regions =
    '[aria-live],[role="status" i],[role="alert" i],[role="log" i],[role="timer" i],[role="progressbar" i],[role="marquee" i],output';
  const focusable = 'a[href],button,input,select,textarea,summary,[tabindex]';

  interface Region {
    words: string;
    isExposed: boolean;
  }
  interface Said {
    text: string;
    why: Unheard['why'] | null;
    atMs: number;
    /** Null: it is still there. */
    goneMs: number | null;
  }

  let known = new Map<Element, Region>();
  let makings = new Set<string>();
  let said = new Map<Element, Said>();
  let roots: (Document | ShadowRoot)[] = [];
  let looks = 0;
  let observer: MutationObserver | null = null;

  world.curbcutVoices = {
    begin() {
      observer?.disconnect();
      roots = rootsNow();
      said = new Map();
      looks = 0;
      known = new Map(regionsNow().map((one) => [one, describe(one)]));
      makings = new Set([...known.keys()].map(makingOf));
      observer = new MutationObserver(hear);
      const all = { attributes: true, characterData: true, childList: true, subtree: true };
      for (const root of roots) observer.observe(root, all);
    },
    unheard() {
      hear(observer?.takeRecords() ?? []);
      const all = [...said].map(
        ([region, one]): { region: Element; text: string; why: Said['why'] } => ({
          region,
          text: one.text,
          why: one.why ?? (isBrief(one) ? 'brief' : null),
        }),
      );
      const isHeard = all.some(({ why }) => why === null) || looks > mostLooks;
      return all.flatMap(({ region, text, why }) => {
        const isSilent = why === 'hidden' || why === 'off';
        if (why === null || (isHeard && !isSilent)) return [];
        // A part of what is told is no message of its own.
        if (all.some((other) => other.region !== region && other.region.contains(region)))
          return [];
        const controls = region.querySelectorAll(focusable).length;
        return [{ element: registry.numberOf(region), text, controls, why }];
      });
    },
  };

  function isBrief({ atMs, goneMs }: Said): boolean {
    return goneMs !== null && goneMs - atMs < briefMs;
  }

  function hear(records: readonly MutationRecord[]): void {
    if (records.length === 0 || looks > mostLooks) return;
    looks += 1;
    const now = performance.now();
    for (const region of regionsNow()) {
      const before = known.get(region);
      const { words, isExposed } = describe(region);
      known.set(region, { words, isExposed });
      const last = said.get(region);
      if (words === '') {
        if (last && last.goneMs === null) last.goneMs = now;
        else if (!last && before && isExposed) hearGone(region, records, now);
        continue;
      }
      // What was said before it could be heard is said again when it can.
      const isFresh = words !== before?.words || (isExposed && !before.isExposed);
      if (!isFresh) continue;
      said.set(region, {
        text: cut(words),
        why: whyOf(region, before, isExposed),
        atMs: now,
        goneMs: null,
      });
    }
    for (const [region, one] of said)
      if (!region.isConnected && one.goneMs === null) one.goneMs = now;
  }

  /** Words that came and went before anybody could look. */
  function hearGone(region: Element, records: readonly MutationRecord[], now: number): void {
    const words = records
      .filter(({ target }) => region.contains(target))
      .flatMap(({ addedNodes }) =>
        [...addedNodes].map(({ textContent }) => textContent?.trim() ?? ''),
      )
      .find((text) => text !== '');
    if (words === undefined) return;
    said.set(region, { text: cut(words), why: 'brief', atMs: now, goneMs: now });
  }

  function whyOf(region: Element, before: Region | undefined, isExposed: boolean): Said['why'] {
    if (isOff(region)) return 'off';
    if (!isExposed) return 'hidden';
    if (before?.isExposed) return null;
    // An alert is told when it comes, and what is in a region that was there is a change of that.
    if (isAlert(region) || isInKnown(region) || !tells(region)) return null;
    if (before) return 'shown';
    return makings.has(makingOf(region)) ? 'redrawn' : 'made';
  }

  function isOff(region: Element): boolean {
    return region.getAttribute('aria-live')?.trim().toLowerCase() === 'off' && !isAlert(region);
  }

  function isAlert(region: Element): boolean {
    return (
      region.matches('[role="alert" i],[role="alertdialog" i]') ||
      region.querySelector('[role="alert" i]') !== null
    );
  }

  /** Of those that say by their role that they speak; a bar of progress and a clock are asked. */
  function tells(region: Element): boolean {
    return region.matches(
      '[aria-live="polite" i],[aria-live="assertive" i],[role="status" i],[role="log" i],output',
    );
  }

  function isInKnown(region: Element): boolean {
    for (let at = parentOf(region); at; at = parentOf(at)) {
      if (!(at instanceof Element)) continue;
      if (at.matches('[role="alert" i]')) return true;
      const around = known.get(at);
      if (around && at.matches(regions)) return around.isExposed && !said.get(at)?.why;
    }
    return false;
  }

  function makingOf(one: Element): string {
    const shape = ['id', 'class', 'role', 'aria-live'].map((name) => one.getAttribute(name));
    return [one.localName, ...shape].join('|');
  }

  function describe(region: Element): Region {
    return { words: region.textContent?.trim() ?? '', isExposed: isExposed(region) };
  }

  function isExposed(region: Element): boolean {
    if (!region.isConnected || !isRendered(region)) return false;
    for (let at: Node | null = region; at; at = parentOf(at))
      if (at instanceof Element && at.matches('[inert],[aria-hidden="true" i]')) return false;
    return true;
  }

  /** What has no box of its own, and leaves what stands in it to its parent, is as visible as that. */
  function isRendered(element: Element): boolean {
    const { display, visibility } = getComputedStyle(element);
    const around = parentOf(element);
    if (display === 'contents' && around instanceof Element)
      return visibility === 'visible' && isRendered(around);
    return element.checkVisibility({ visibilityProperty: true });
  }

  function parentOf(node: Node): Node | null {
    return node instanceof ShadowRoot ? node.host : node.parentNode;
  }

  function regionsNow(): Element[] {
    return roots.flatMap((root) => [...root.querySelectorAll(regions)]);
  }

  function rootsNow(): (Document | ShadowRoot)[] {
    const found: (Document | ShadowRoot)[] = [document];
    for (const root of found)
      for (const { shadowRoot } of root.querySelectorAll('*'))
        if (shadowRoot && found.length < mostRoots) found.push(shadowRoot);
    return found;
  }

  function cut(words: string): string {
    const line = words.replace(/\s+/g, ' ').trim();
    return line.length > 300 ? `${line.slice(0, 299)}…` : line;
  }
}
