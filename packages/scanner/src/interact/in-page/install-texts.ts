import type { WorldWithRegistry } from '../../engines/element-registry.ts';
import type { NewText } from '../new-text.ts';
import type { WorldWithDom } from './install-dom.ts';
import type { WorldWithLiveRegions } from './install-live-regions.ts';
import type { WorldWithPressed } from './install-pressed.ts';

/** What is written in sight, before and after a press. */
interface TextsInPage {
  /** Begins anew: what stands in sight now is known. */
  remember(): void;
  /** The blocks of text in sight, by the element that holds them. */
  read(): Map<Element, string>;
  /** What is in sight now, what of it is new, and how many blocks are gone. */
  compare(): { now: Map<Element, string>; fresh: NewText[]; gone: number };
}

export interface WorldWithTexts {
  curbcutTexts: TextsInPage;
}

/** Where a block of text stands, and what makes it look as it does. */
interface Making {
  shelf: Element | null;
  making: string;
}

/** Runs in the page's isolated world; may run again. */
export function installTexts(): void {
  const world = globalThis as unknown as WorldWithTexts &
    WorldWithDom &
    WorldWithLiveRegions &
    WorldWithPressed &
    WorldWithRegistry;
  if (world.curbcutTexts) return;
  const { curbcutPressed: pressed, curbcutRegistry: registry } = world;
  const { contains, focusable, hostsIn, isFixed, isShown, parentOf } = world.curbcutDom;
  const { liveAround } = world.curbcutLiveRegions;
  const mostTexts = 6_000;
  let makings = new Map<Element, Making>();
  let partsBefore = new Set<Element>();

  world.curbcutTexts = {
    remember() {
      pressed.texts = readTexts();
      partsBefore = inlineParts();
      makings = new Map([...pressed.texts.keys()].map((block) => [block, makingOf(block)]));
    },
    read: readTexts,
    compare: compareTexts,
  };

  function readTexts(): Map<Element, string> {
    const found = new Map<Element, string>();
    const shown = new Map<Element, boolean>();
    const blocks = new Map<Element, Element>();
    let count = 0;
    const roots: (Document | ShadowRoot)[] = [document];
    for (const root of roots) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const words = node.nodeValue?.trim();
        const parent = node.parentElement;
        if (!words || !parent || /^(script|style|noscript|template)$/.test(parent.localName))
          continue;
        count += 1;
        if (count > mostTexts) return new Map();
        let isSeen = shown.get(parent);
        if (isSeen === undefined) {
          isSeen = isShown(parent);
          shown.set(parent, isSeen);
        }
        if (!isSeen) continue;
        let block = blocks.get(parent);
        if (!block) {
          block = blockOf(parent);
          blocks.set(parent, block);
        }
        found.set(block, `${found.get(block) ?? ''} ${words}`.trim());
      }
      if (count <= mostTexts && roots.length < 200) roots.push(...hostsIn(root));
    }
    return found;
  }

  function blockOf(element: Element): Element {
    let at = element;
    while (at.parentElement && /^(inline|contents)$/.test(getComputedStyle(at).display))
      at = at.parentElement;
    return at;
  }

  function compareTexts(): { now: Map<Element, string>; fresh: NewText[]; gone: number } {
    const now = readTexts();
    const gone = [...pressed.texts.keys()].filter((one) => !now.has(one));
    const redrawn = sameElsewhere(gone, now);
    const changed = [...now].filter(
      ([block, words]) => pressed.texts.get(block) !== words && !redrawn.has(block),
    );
    const fresh = changed.slice(0, 40).flatMap(([block, words]) => {
      const parts = addedParts(block);
      if (parts.length > 0)
        return parts.map((part) => ({
          ...describeText(part, wordsIn(part, block)),
          inPlaceOf: [],
          isInLine: true as const,
        }));
      if (pressed.control && (contains(pressed.control, block) || contains(block, pressed.control)))
        return [];
      if (layerHolds(block)) return [];
      if (liveAround(block) || isTip(block)) return [];
      return [{ ...describeText(block, words), inPlaceOf: inPlaceOf(block, gone, now) }];
    });
    return { now, fresh, gone: gone.length - redrawn.size };
  }

  /** Elements within lines of text that said nothing before: what they say now stands beside what the line said. */
  function addedParts(block: Element): Element[] {
    const parts = [...inlineParts(block)].filter(
      (part) =>
        part !== block &&
        !partsBefore.has(part) &&
        !(
          pressed.control &&
          (contains(pressed.control, part) || contains(part, pressed.control))
        ) &&
        !part.querySelector(focusable) &&
        !layerHolds(part) &&
        !liveAround(part) &&
        !isTip(part),
    );
    const outer = parts.filter((part) => !parts.some((one) => one !== part && one.contains(part)));
    const known = pressed.texts.get(block) ?? '';
    // What comes whole has no parts; beside the control that was pressed there may have been none.
    const isOld = known !== '' || (pressed.control !== null && contains(block, pressed.control));
    return isOld && wordsIn(block, block, outer) === known ? outer : [];
  }

  /** Elements that hold text of their own. */
  function inlineParts(within: Node = document): Set<Element> {
    const found = new Set<Element>();
    const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.nodeValue?.trim() && node.parentElement) found.add(node.parentElement);
    return found;
  }

  /** As the text of a block is read, within a part of it, and without what is in some elements of it. */
  function wordsIn(part: Element, block: Element, without: readonly Element[] = []): string {
    const words: string[] = [];
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const own = node.nodeValue?.trim();
      const isIn = without.some((one) => one.contains(node));
      const parent = node.parentElement;
      if (own && !isIn && parent && isShown(parent) && blockOf(parent) === block) words.push(own);
    }
    return words.join(' ');
  }

  /** New blocks made like one that is gone, with its words: a list that is drawn anew has neither brought nor taken them. */
  function sameElsewhere(gone: readonly Element[], now: Map<Element, string>): Set<Element> {
    const keyOf = (one: Element, words = '') =>
      [one.localName, one.getAttribute('class'), one.parentElement?.localName, words].join('|');
    const said = new Map<string, number>();
    for (const one of gone) {
      const key = keyOf(one, pressed.texts.get(one));
      said.set(key, (said.get(key) ?? 0) + 1);
    }
    const same = new Set<Element>();
    for (const [block, words] of now) {
      const key = keyOf(block, words);
      const left = pressed.texts.has(block) || layerHolds(block) ? 0 : (said.get(key) ?? 0);
      if (left === 0) continue;
      said.set(key, left - 1);
      same.add(block);
    }
    return same;
  }

  /** What as many blocks said that stood where a new one stands, and are gone. */
  function inPlaceOf(
    block: Element,
    gone: readonly Element[],
    now: Map<Element, string>,
  ): string[] {
    const { shelf, making } = makingOf(block);
    const isAlike = (one: Making) => one.shelf === shelf && one.making === making;
    const went = gone.filter((one) => isAlike(makings.get(one) ?? makingOf(one)));
    if (pressed.texts.has(block) || went.length === 0) return [];
    const came = [...now.keys()].filter((one) => !pressed.texts.has(one) && isAlike(makingOf(one)));
    return came.length === went.length ? went.map((one) => pressed.texts.get(one) ?? '') : [];
  }

  function makingOf(block: Element): Making {
    return {
      shelf: block.parentElement,
      making: `${block.localName} ${block.getAttribute('class') ?? ''}`,
    };
  }

  function layerHolds(block: Element): boolean {
    return pressed.layer !== null && contains(pressed.layer, block);
  }

  /** What describes the control, and belongs to its focus. */
  function isTip(block: Element): boolean {
    if (block.closest('[role="tooltip"]')) return true;
    const ids = `${pressed.control?.getAttribute('aria-describedby') ?? ''} ${pressed.control?.getAttribute('aria-errormessage') ?? ''}`;
    return ids.split(/\s+/).some((id) => id !== '' && block.closest(`[id="${CSS.escape(id)}"]`));
  }

  function describeText(block: Element, words: string): Omit<NewText, 'inPlaceOf'> {
    const before = pressed.texts.get(block) ?? '';
    const float = floatAround(block);
    const previous = block.previousElementSibling?.matches('h1,h2,h3,h4,h5,h6') ?? false;
    return {
      element: registry.numberOf(float ?? block),
      text: words.length > 300 ? `${words.slice(0, 299)}…` : words,
      before,
      wasEmpty: before === '' && !isAdded(block) && wasVoid(block),
      isFloating: float !== null,
      controls:
        block.querySelectorAll(focusable).length +
        (getComputedStyle(block).cursor === 'pointer' ? 1 : 0) +
        (block.closest('a[href],button,label,summary,[role="button"]') ? 1 : 0),
      isHeaded:
        previous ||
        block.matches('h1,h2,h3,h4,h5,h6,th,td,dt,dd,figcaption,label,legend,option') ||
        block.querySelector('h1,h2,h3,h4,h5,h6') !== null,
    };
  }

  function isAdded(element: Element): boolean {
    for (let at: Node | null = element; at; at = parentOf(at))
      if (pressed.added.has(at)) return true;
    return false;
  }

  /** It held no text before: what is in it now came after the press. */
  function wasVoid(block: Element): boolean {
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.nodeValue?.trim()) continue;
      let isFresh = false;
      for (let at: Node | null = node; at && at !== block; at = parentOf(at))
        if (pressed.added.has(at)) isFresh = true;
      if (!isFresh) return false;
    }
    return true;
  }

  /** The small box that stays in the window and showed nothing before, in which a block is. */
  function floatAround(block: Element): Element | null {
    let steps = 0;
    for (let at: Node | null = block; at && steps < 6; at = parentOf(at)) {
      steps += 1;
      if (!(at instanceof Element) || !isFixed(at)) continue;
      const { width, height } = at.getBoundingClientRect();
      if (width * height > innerWidth * innerHeight * 0.3) return null;
      const box = at;
      return [...pressed.texts.keys()].some((known) => contains(box, known)) ? null : box;
    }
    return null;
  }
}
