import type { WorldWithRegistry } from '../../engines/element-registry.ts';
import type { FarOpened, FocusPlace } from '../page-use.ts';
import type { WorldWithDom } from './install-dom.ts';
import type { WorldWithLayers } from './install-layers.ts';
import type { WorldWithPressed } from './install-pressed.ts';

/** Where the focus is after a press, and how it gets elsewhere. */
export interface FocusInPage {
  focus(): FocusPlace;
  /** Gives the focus to the first or last stop of the layer that was opened. */
  enter(which: 'first' | 'last'): boolean;
  focusOn(element: number): boolean;
  holdsFocus(element: number): boolean;
  isUnchosenTab(element: number): boolean;
  /** Gives the focus to the tab that is chosen; how often which arrow key leads from there to another one. Null where none does. */
  startArrows(element: number): { key: ArrowKey; times: number } | null;
  /** Whether an element is the control that was pressed or the one after it in the order of Tab. */
  isNear(element: number): boolean;
  /** What the press has brought over the page and does not come next in the order of Tab. */
  farOpened(): FarOpened | null;
}

export interface WorldWithFocus {
  curbcutFocus: FocusInPage;
}

type ArrowKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/** Runs in the page's isolated world; may run again. */
export function installFocus(): void {
  const world = globalThis as unknown as WorldWithFocus &
    WorldWithDom &
    WorldWithLayers &
    WorldWithPressed &
    WorldWithRegistry;
  if (world.curbcutFocus) return;
  const { curbcutLayers: layers, curbcutPressed: pressed, curbcutRegistry: registry } = world;
  const { contains, cut, deepActive, fixedAtPoints, give, isInWindow } = world.curbcutDom;
  const { isShown, parentOf, stopsIn, wordsOf } = world.curbcutDom;
  /** So many stops of the page may lie between a control and what it opens: those of one row of tools. */
  const mostBetween = 3;

  world.curbcutFocus = {
    focus: focusPlace,
    enter(which) {
      const stops = pressed.layer ? stopsIn(pressed.layer) : [];
      const stop = which === 'first' ? stops[0] : stops.at(-1);
      return stop !== undefined && give(stop);
    },
    focusOn(number) {
      const element = registry.elements[number];
      return element !== undefined && give(element);
    },
    holdsFocus(number) {
      const element = registry.elements[number];
      const active = deepActive();
      return element !== undefined && active !== null && contains(element, active);
    },
    isUnchosenTab(number) {
      const element = registry.elements[number];
      return element?.matches('[role="tab" i][aria-selected="false"]') ?? false;
    },
    startArrows(number) {
      const tab = registry.elements[number];
      const list = tab?.closest('[role="tablist" i]');
      if (!tab || !list) return null;
      const tabs = [...list.querySelectorAll('[role="tab" i]')];
      const from = tabs.findIndex((one) => one.getAttribute('aria-selected') === 'true');
      const way = tabs.indexOf(tab) - from;
      const chosen = tabs[from];
      if (!chosen || way === 0 || !give(chosen)) return null;
      const isForward = way > 0;
      const times = Math.abs(way);
      if (list.getAttribute('aria-orientation') === 'vertical')
        return { key: isForward ? 'ArrowDown' : 'ArrowUp', times };
      const isRight = isForward !== (getComputedStyle(list).direction === 'rtl');
      return { key: isRight ? 'ArrowRight' : 'ArrowLeft', times };
    },
    isNear(number) {
      const element = registry.elements[number];
      if (!element || !pressed.control) return false;
      if (element === pressed.control) return true;
      const stops = stopsIn(document.documentElement);
      const at = stops.indexOf(pressed.control);
      if (at === -1) return follows(pressed.control, element, stops);
      return stops[at + 1] === element;
    },
    farOpened,
  };

  function farOpened(): FarOpened | null {
    const stops = inTabOrder(stopsIn(document.documentElement));
    const at = pressed.control ? stops.indexOf(pressed.control) : -1;
    const fresh = stops.filter((one) => !pressed.inSightBefore.has(one) && isShown(one));
    const box = fresh[0] && overlayAround(fresh[0]);
    if (!box || at === -1 || !isInWindow(box)) return null;
    const inBox = stops.map((one) => contains(box, one));
    const first = inBox.indexOf(true, at);
    const last = inBox.lastIndexOf(true, at);
    const forward = (first === -1 ? inBox.indexOf(true) + stops.length : first) - at - 1;
    const isJustBefore = last !== -1 && at - last - 1 <= mostBetween;
    if (forward <= mostBetween || isJustBefore) return null;
    const words = layers.nameOf(box) || cut((box as HTMLElement).innerText ?? '');
    return {
      element: registry.numberOf(box),
      words,
      stops: inBox.filter(Boolean).length,
      between: forward,
    };
  }

  /** What is laid over the page now and showed nothing before. */
  function overlayAround(element: Element): Element | null {
    const known = [...pressed.texts.keys(), ...pressed.inSightBefore];
    let box: Element | null = null;
    for (let at: Node | null = element; at; at = parentOf(at)) {
      if (!(at instanceof Element)) continue;
      const around = at;
      if (known.some((one) => contains(around, one))) break;
      if (/^(fixed|absolute)$/.test(getComputedStyle(at).position)) box = at;
    }
    return box;
  }

  function inTabOrder(stops: readonly Element[]): Element[] {
    const place = (one: Element) => (one as HTMLElement).tabIndex || Infinity;
    return stops.toSorted((one, other) => {
      const [before, after] = [place(one), place(other)];
      return before === after ? 0 : before - after;
    });
  }

  /** Of a control that is gone or out of use: the stop that comes next in the document. */
  function follows(from: Element, element: Element, stops: readonly Element[]): boolean {
    if (!from.isConnected) return false;
    const next = stops.find(
      (one) => (from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    );
    return next === element;
  }

  function focusPlace(): FocusPlace {
    const active = deepActive();
    if (
      !active ||
      active === document.body ||
      active === document.documentElement ||
      !active.isConnected ||
      !active.checkVisibility({ visibilityProperty: true })
    )
      return { place: 'none', element: null, words: '', isOld: false };
    const isInLayer = pressed.layer !== null && contains(pressed.layer, active);
    const place = isInLayer ? 'layer' : active === pressed.control ? 'control' : 'elsewhere';
    const isAround =
      place === 'elsewhere' && pressed.control !== null && contains(active, pressed.control);
    return {
      ...(isAround ? { isAround } : {}),
      place,
      element: registry.numberOf(active),
      words: wordsOf(active),
      isOld: !isInLayer && !isNew(active),
    };
  }

  /** It, or something around it, came after the press. */
  function isNew(element: Element): boolean {
    const over = fixedAtPoints();
    for (let at: Node | null = element; at; at = parentOf(at)) {
      if (pressed.added.has(at)) return true;
      if (at instanceof Element && over.includes(at) && !pressed.fixedBefore.has(at)) return true;
    }
    return false;
  }
}
