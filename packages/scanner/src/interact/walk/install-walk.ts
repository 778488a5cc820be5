import type { BoundingBox } from '@curbcut/model/scan';
import type { Cover, WorldWithCover } from './install-cover.ts';
import type { Sign, WorldWithSign } from './install-sign.ts';

/** What has the focus in a frame, as it looks there and then. Elements are known by their numbers in the registry. */
export interface Focused {
  /** Null: nothing has it. */
  element: number | null;
  tag: string;
  /** Of an input, its type. */
  type: string;
  /** What it says, cut; empty where it says nothing. */
  words: string;
  /** It, or where it is drawn by its label or by what it stands in, that. */
  isSeen: boolean;
  /** It is drawn itself, and not through its label. */
  isDrawn: boolean;
  /** What is typed in by its own code, and not as a field. */
  isEditable: boolean;
  /** Screen readers are told nothing of it. */
  isMute: boolean;
  /** The list, bar or form that it is an item of; null: none, or it does not stand in its place there. */
  group: Group | null;
  /** What lies over it wholly, as far as styles tell. */
  cover: Cover | null;
  /** How it looks, and without an outline also what is next to it. */
  looks: string;
  /** How what had the focus before looks without it; null: nothing had, or it is gone. */
  looksBefore: string | null;
  /** Its own styles, and those of what had the focus before; null in the same cases. */
  sign: Sign | null;
  signBefore: Sign | null;
  /** All that got the focus since the last time, in order, without what only leads it on. */
  passed: Passed[];
  /** Another page was asked for since the last time; null: none was. */
  leads: string | null;
  /** The frame, or one in it, has the keyboard. */
  hasFocus: boolean;
}

/** What holds stops that are gone through in a row. */
interface Group {
  element: number;
  isFromRight: boolean;
}

/** Where the focus is, and nothing of how that looks. */
export interface Place {
  /** Null: nothing has it. */
  element: number | null;
  tag: string;
  type: string;
  words: string;
  /** All that got the focus since the last time, in order. */
  passed: number[];
  cover: Cover | null;
  hasFocus: boolean;
}

interface Passed {
  element: number;
  words: string;
  /** Neither sight nor words: it is there to lead the focus on. */
  isGuard: boolean;
  /** It came before the last press of Tab, and so not by it. */
  isLate: boolean;
  /** The next one is in it, or it in the next one. */
  isAroundNext: boolean;
}

export interface WalkInPage {
  begin(): void;
  look(): Focused;
  where(): Place;
  /** Gives the focus to an element in the middle of the window, and tells where it and its label are drawn in the page. */
  show(element: number): BoundingBox | null;
  blur(): void;
  /** The same place as it is now, whatever has the focus. */
  placeOf(element: number): BoundingBox | null;
  /** Where a link within the page leads; null: it is none, or there is no such place. */
  skipTarget(element: number): number | null;
  /** Its attributes, by name and value. */
  attributesOf(element: number): [string, string][];
  /** A link leads to a place of the page that is not there. */
  leadsNowhere(element: number): boolean;
  /** Whether what has the focus stands in an element or after its beginning. */
  isPast(element: number): boolean;
  /** The same of any of some elements. */
  isAnyPast(elements: readonly number[], element: number): boolean;
  /** It can be seen by now, or what it is drawn by. */
  isSeen(element: number): boolean;
  /** What lies over it wholly, with the focus or without. */
  coverOf(element: number): Cover | null;
  /** Makes it transparent without a change of the page, and back again; where it is. */
  fade(element: number): BoundingBox | null;
  unfade(): void;
  /** Gives it the focus where it is. */
  focus(element: number): void;
  /** What has the focus can be seen. */
  isActiveSeen(): boolean;
  /** What of the page is in the window. */
  windowBox(): BoundingBox;
  /** The page names keys that may lead out of something. */
  namesKeys(): boolean;
}

export interface WorldWithWalk extends WorldWithCover, WorldWithSign {
  curbcutWalk: WalkInPage;
}

/** Runs in the isolated world of each frame; `looksOf` is the code of a function that tells how elements look. May run again. */
export function installWalk(): void {
  const world = globalThis as unknown as WorldWithWalk;
  if (world.curbcutWalk) return;
  const { curbcutRegistry: registry, curbcutCover: covers } = world;
  const mostPassed = 20;
  let before: Element | null = null;
  let isOutlined = false;
  let passed: { element: Element; isLate: boolean }[] = [];
  let leads: string | null = null;
  let sincePress = false;
  let pressing: Event | null = null;

  addEventListener(
    'keydown',
    (event) => {
      if (!event.isTrusted || event.key !== 'Tab') return;
      pressing = event;
      sincePress = true;
      for (const one of passed) one.isLate = true;
    },
    true,
  );
  addEventListener(
    'focus',
    (event) => {
      const [element] = event.composedPath();
      // A widget that leads Tab out of itself, from its last part, has not been given the focus by it.
      if (pressing && pressing.eventPhase !== Event.NONE) return;
      if (element instanceof Element && passed.length < mostPassed)
        passed.push({ element, isLate: !sincePress });
    },
    true,
  );
  navigation.addEventListener('navigate', (event) => {
    if (event.hashChange || event.destination.sameDocument) return;
    leads ??= event.destination.url;
    if (event.cancelable) event.preventDefault();
  });

  world.curbcutWalk = {
    begin() {
      blur();
      scrollTo({ top: 0, left: 0, behavior: 'instant' });
      passed = [];
      leads = null;
      before = null;
      sincePress = false;
    },
    look() {
      const active = deepActive();
      const heard = passed;
      passed = [];
      const isNew = before !== active;
      const looksBefore = before?.isConnected && isNew ? looksOf(before, isOutlined) : null;
      isOutlined = active !== null && hasOutline(getComputedStyle(active)) && isSeen(active);
      const found: Focused = {
        element: active && registry.numberOf(active),
        tag: active?.localName ?? '',
        type: active instanceof HTMLInputElement ? active.type : '',
        words: active ? wordsOf(active) : '',
        isSeen: active !== null && isSeenOrItsLabel(active),
        isDrawn: active !== null && isSeen(active),
        isEditable: active instanceof HTMLElement && active.isContentEditable,
        isMute: active !== null && active.closest('[aria-hidden="true"]') !== null,
        group: active && groupOf(active),
        cover: active && isSeen(active) ? covers.over(active) : null,
        looks: active ? looksOf(active, isOutlined) : '',
        looksBefore,
        sign: active && world.curbcutSign(active),
        signBefore: looksBefore === null || !before ? null : world.curbcutSign(before),
        passed: heard.map((one, at) => describePassed(one, heard[at + 1]?.element ?? null)),
        leads,
        hasFocus: document.hasFocus(),
      };
      leads = null;
      before = active;
      return found;
    },
    where() {
      const active = deepActive();
      const heard = passed;
      passed = [];
      before = active;
      return {
        element: active && registry.numberOf(active),
        tag: active?.localName ?? '',
        type: active instanceof HTMLInputElement ? active.type : '',
        words: active ? wordsOf(active) : '',
        passed: heard.map(({ element }) => registry.numberOf(element)),
        cover: active && isSeen(active) ? covers.over(active) : null,
        hasFocus: document.hasFocus(),
      };
    },
    show(number) {
      const element = registry.elements[number];
      if (!(element instanceof HTMLElement) || !element.isConnected) return null;
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      element.focus({ focusVisible: true, preventScroll: true } as FocusOptions);
      if (deepActive() !== element) return null;
      return placeOf(element);
    },
    placeOf(number) {
      const element = registry.elements[number];
      return element instanceof HTMLElement && element.isConnected ? placeOf(element) : null;
    },
    blur,
    skipTarget(number) {
      const target = targetOf(number);
      return target ? registry.numberOf(target) : null;
    },
    attributesOf: (number) =>
      [...(registry.elements[number]?.attributes ?? [])].map(({ name, value }) => [name, value]),
    leadsNowhere: (number) => targetOf(number) === undefined,
    isPast(number) {
      const [active, target] = [deepActive(), registry.elements[number]];
      return active !== null && target !== undefined && isPast(active, target);
    },
    isAnyPast(numbers, number) {
      const target = registry.elements[number];
      return numbers.some((one) => {
        const element = registry.elements[one];
        return element !== undefined && target !== undefined && isPast(element, target);
      });
    },
    isSeen(number) {
      const element = registry.elements[number];
      return element !== undefined && element.isConnected && isSeenOrItsLabel(element);
    },
    isActiveSeen() {
      const active = deepActive();
      return active !== null && isSeenOrItsLabel(active);
    },
    windowBox: () => ({ x: scrollX, y: scrollY, width: innerWidth, height: innerHeight }),
    coverOf(number) {
      const element = registry.elements[number];
      return element?.isConnected ? covers.over(element) : null;
    },
    fade(number) {
      const element = registry.elements[number];
      return element?.isConnected ? covers.fade(element) : null;
    },
    unfade: () => covers.show(),
    focus(number) {
      const element = registry.elements[number];
      if (element instanceof HTMLElement)
        element.focus({ focusVisible: true, preventScroll: true } as FocusOptions);
    },
    namesKeys: () =>
      /\b(ctrl|control|strg|alt|option|esc|escape|échap|F\d+)\s*(\+|-|\b)/i.test(
        document.body?.innerText ?? '',
      ),
  };

  function decode(text: string): string {
    try {
      return decodeURIComponent(text);
    } catch {
      return text;
    }
  }

  function blur(): void {
    const active = deepActive();
    if (active instanceof HTMLElement || active instanceof SVGElement) active.blur();
  }

  /** Null: it is no link within the page; undefined: there is no such place. */
  function targetOf(number: number): Element | null | undefined {
    const link = registry.elements[number];
    if (!(link instanceof HTMLAnchorElement)) return null;
    const href = link.getAttribute('href') ?? '';
    if (!/^#./.test(href) || /^#!?\//.test(href) || href.toLowerCase() === '#top') return null;
    const id = decode(href.slice(1));
    return document.getElementById(id) ?? document.getElementsByName(id)[0];
  }

  function groupOf(element: Element): Group | null {
    const isField = /^(input|select|textarea)$/.test(element.localName);
    const around = element.closest(
      isField
        ? 'form, fieldset, [role="form"], [role="search"], [role="group"]'
        : 'ul, ol, menu, [role="list"], [role="toolbar"], [role="menubar"], [role="tablist"]',
    );
    if (!around) return null;
    for (let at: Element | null = element; at && at !== around; at = at.parentElement)
      if (/^(fixed|sticky)$/.test(getComputedStyle(at).position)) return null;
    return {
      element: registry.numberOf(around),
      isFromRight: getComputedStyle(around).direction === 'rtl',
    };
  }

  /** Null for the page itself. */
  function deepActive(): Element | null {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active === document.body || active === document.documentElement ? null : active;
  }

  function describePassed(
    { element, isLate }: { element: Element; isLate: boolean },
    next: Element | null,
  ): Passed {
    const words = wordsOf(element);
    return {
      element: registry.numberOf(element),
      words,
      isGuard:
        element.closest('[aria-hidden="true"]') !== null ||
        (words === '' && !isSeenOrItsLabel(element)),
      isLate,
      isAroundNext: next !== null && (element.contains(next) || next.contains(element)),
    };
  }

  function wordsOf(element: Element): string {
    const label = (element as HTMLInputElement).labels?.[0]?.textContent ?? '';
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const named = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    const words =
      named.trim() ||
      element.getAttribute('aria-label') ||
      label ||
      (element as HTMLElement).innerText ||
      element.querySelector('img')?.getAttribute('alt') ||
      element.getAttribute('title') ||
      element.getAttribute('placeholder') ||
      (element instanceof HTMLInputElement && /^(submit|button|reset)$/.test(element.type)
        ? element.value
        : '') ||
      '';
    const line = words.replace(/\s+/g, ' ').trim();
    return line.length > 80 ? `${line.slice(0, 79)}…` : line;
  }

  /** Where a choice or a file is drawn by a label or by what is around it, that is looked at. */
  function isSeenOrItsLabel(element: Element): boolean {
    if (isSeen(element)) return true;
    if (!/^(input|select|textarea)$/.test(element.localName)) return false;
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    const around = element.parentElement;
    return labels.some(isSeen) || (around !== null && isSeen(around) && isWithin(element, around));
  }

  /** It stands where that is, or touches it. */
  function isWithin(element: Element, around: Element): boolean {
    const [one, other] = [element.getBoundingClientRect(), around.getBoundingClientRect()];
    const isApart = one.right < other.left || one.left > other.right;
    return !isApart && one.bottom >= other.top && one.top <= other.bottom;
  }

  function isSeen(element: Element): boolean {
    if (getComputedStyle(element).display === 'contents')
      return [...element.children].some((child) => isSeen(child));
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const boxes = [...element.getClientRects()].map((box) => clipped(element, box));
    if (boxes.some((box) => box !== null)) return true;
    // An inline or empty element may show only what stands out of it.
    return [...element.children].slice(0, 10).some((child) => isSeen(child));
  }

  function isPast(element: Element, target: Element): boolean {
    if (element === target || target.contains(element)) return true;
    return (target.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  }

  /** An element with its labels and what is close around them, in the page; null: nothing of it is in the window. */
  function placeOf(element: HTMLElement): BoundingBox | null {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const boxes = [element, ...labels].map((one) => one.getBoundingClientRect());
    const drawn = boxes.filter(({ width, height }) => width > 0 && height > 0);
    if (drawn.length === 0) return null;
    const margin = 12;
    const left = Math.max(0, Math.min(...drawn.map((box) => box.left)) - margin);
    const top = Math.max(0, Math.min(...drawn.map((box) => box.top)) - margin);
    const right = Math.min(innerWidth, Math.max(...drawn.map((box) => box.right)) + margin);
    const bottom = Math.min(innerHeight, Math.max(...drawn.map((box) => box.bottom)) + margin);
    if (right - left < 4 || bottom - top < 4) return null;
    return { x: left + scrollX, y: top + scrollY, width: right - left, height: bottom - top };
  }

  /** The part of a box in the window that nothing around it cuts off; null: nothing is left. */
  function clipped(element: Element, box: DOMRect): DOMRect | null {
    let left = Math.max(0, box.left);
    let top = Math.max(0, box.top);
    let right = Math.min(innerWidth, box.right);
    let bottom = Math.min(innerHeight, box.bottom);
    let position = getComputedStyle(element).position;
    for (let at = parentOf(element); at; at = parentOf(at)) {
      if (position === 'fixed') break;
      const style = getComputedStyle(at);
      const isSkipped = position === 'absolute' && style.position === 'static';
      const cuts = style.overflowX !== 'visible' || style.overflowY !== 'visible';
      if (cuts && !isSkipped && at !== document.documentElement && at !== document.body) {
        const around = at.getBoundingClientRect();
        if (style.overflowX !== 'visible') {
          left = Math.max(left, around.left);
          right = Math.min(right, around.right);
        }
        if (style.overflowY !== 'visible') {
          top = Math.max(top, around.top);
          bottom = Math.min(bottom, around.bottom);
        }
      }
      if (!isSkipped) position = style.position;
    }
    return right - left >= 1 && bottom - top >= 1
      ? new DOMRect(left, top, right - left, bottom - top)
      : null;
  }

  function parentOf(element: Element): Element | null {
    if (element.assignedSlot) return element.assignedSlot;
    if (element.parentElement) return element.parentElement;
    const root = element.getRootNode();
    return root instanceof ShadowRoot ? root.host : null;
  }

  function hasOutline({ outlineStyle, outlineWidth }: CSSStyleDeclaration): boolean {
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  }

  /**
   * Of the element and what is next to it, all that a sign of the focus could change. Of one that is outlined, which most are
   * because of the focus, itself is enough: where it always is, its looks stay the same.
   */
  function looksOf(element: Element, isAlone: boolean): string {
    const names = [
      'color',
      'background-color',
      'background-image',
      'background-position',
      'border-top-color',
      'border-bottom-color',
      'border-left-color',
      'border-top-width',
      'border-bottom-width',
      'border-left-width',
      'border-bottom-style',
      'outline-color',
      'outline-style',
      'outline-width',
      'box-shadow',
      'text-decoration-line',
      'text-decoration-thickness',
      'text-shadow',
      'font-weight',
      'opacity',
      'transform',
      'filter',
      'fill',
      'stroke',
      'visibility',
      'display',
      'content',
    ];
    const styleOf = (one: Element, pseudo?: string) => {
      const style = getComputedStyle(one, pseudo);
      // One without content is not drawn.
      if (pseudo && /^(none|normal)$/.test(style.content)) return '';
      const isDrawn = hasOutline(style);
      return names
        .filter((name) => isDrawn || !name.startsWith('outline'))
        .map((name) => style.getPropertyValue(name))
        .join(';');
    };
    if (isAlone) return styleOf(element);
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    const near = [
      // What is not drawn itself shows nothing by its own styles.
      ...(isSeen(element) ? [element] : []),
      ...[...element.querySelectorAll('*')].slice(0, 8),
      element.parentElement,
      element.nextElementSibling,
      element.previousElementSibling,
      ...labels,
    ].filter((one) => one !== null);
    return near
      .map((one) => [styleOf(one), styleOf(one, '::before'), styleOf(one, '::after')].join('|'))
      .join('\n');
  }
}
