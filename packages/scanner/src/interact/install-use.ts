import type { WorldWithRegistry } from '../engines/element-registry.ts';
import type { Closer } from './closer.ts';
import type { AskingLayer } from './refuses-consent.ts';
import type { NewText } from './new-text.ts';
import type {
  Before,
  FarOpened,
  FocusPlace,
  Layer,
  OpenedWidget,
  Seen,
  StaleState,
} from './page-use.ts';

/** Our hands and eyes in the page, in its isolated world; elements are known by their numbers in the registry. */
export interface UseInPage {
  /**
   * Gives the focus to a control that can be pressed now, which it needs for the keyboard only, and remembers how the page
   * looks. Null when it can't be pressed.
   */
  begin(element: number, isByMouse: boolean): Before | null;
  /** Where a pointer is on a control and on nothing that covers it, in CSS pixels of the window; null: nowhere. */
  pointOn(element: number): { x: number; y: number } | null;
  /** Resolves when nothing has changed, and nothing over the page has moved or faded, for `quietMs`, at most after `mostMs`. */
  settle(quietMs: number, mostMs: number): Promise<void>;
  look(): Seen;
  focus(): FocusPlace;
  /** Gives the focus to the first or last stop of the layer that was opened. */
  enter(which: 'first' | 'last'): boolean;
  isOpen(): boolean;
  /** Whether the layer, or what it stands in, moves or fades. */
  isMoving(): boolean;
  /** Buttons of the layer that say that they close it. */
  closers(): Closer[];
  /** What says that it closes the layer, and that the keyboard does not reach. */
  mouseClosers(): string[];
  /** The dialog that keeps people from an element of the page, with what may close it. */
  blocker(element: number): ({ element: number; closers: Closer[] } & AskingLayer) | null;
  /** Buttons in sight that say that they lead back to an earlier step. */
  waysBack(): { element: number; words: string }[];
  click(element: number): void;
  focusOn(element: number): boolean;
  isUnchosenTab(element: number): boolean;
  /** Gives the focus to the tab that is chosen; how often which arrow key leads from there to another one. Null where none does. */
  startArrows(element: number): { key: ArrowKey; times: number } | null;
  /** Whether an element is the control that was pressed or the one after it in the order of Tab. */
  isNear(element: number): boolean;
  /** Goes back to the view that had this URL, where that is one of the same document. */
  goBack(url: string): Promise<void>;
  url(): string;
  /** Of some elements those that the press has brought: in the layer where it opened one, else those that were not in sight before. */
  opened(elements: readonly number[]): number[];
  /** Whether it shows that it has opened what it opens; null where it says nothing of the kind. */
  expandedOf(element: number): string | null;
  /** It says that it is open, and nothing that it had opened is in sight any more. */
  isOpenInVain(element: number): boolean;
  /** The menu or the list of choices that the press has brought, where Tab does not lead to each of its items. */
  openedWidget(): OpenedWidget | null;
  /** What the press has brought over the page and does not come next in the order of Tab. */
  farOpened(): FarOpened | null;
  holdsFocus(element: number): boolean;
  /** Nothing is left of what stood in the page before its first press: it emptied itself, or shows something else. */
  isReplaced(): boolean;
}

type ArrowKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/** Where a block of text stands, and what makes it look as it does. */
interface Making {
  shelf: Element | null;
  making: string;
}

interface WorldWithUse extends WorldWithRegistry {
  curbcutUse: UseInPage;
}

/** Runs in the page's isolated world; may run again. */
export function installUse(): void {
  const world = globalThis as unknown as WorldWithUse;
  if (world.curbcutUse) return;
  const { curbcutRegistry: registry } = world;
  const mostTexts = 6_000;
  const mostRoots = 200;
  /** So many stops of the page may lie between a control and what it opens: those of one row of tools. */
  const mostBetween = 3;
  /** Of those that a layer over the page has. */
  const mostButtons = 12;
  const dialogs = '[role="dialog" i],[role="alertdialog" i],dialog[open],[aria-modal="true" i]';
  const others =
    'nav,[role="navigation" i],[role="menu" i],[role="menubar" i],[role="listbox" i],[role="tree" i],[role="grid" i]';
  const liveRoles = /^(status|alert|log|timer|marquee|progressbar)$/;
  const focusable =
    'a[href],area[href],button,input,select,textarea,summary,iframe,object,embed,audio[controls],video[controls],[tabindex],[contenteditable]';

  const groups = [
    ['tab', 'tablist', 'aria-selected'],
    ['radio', 'radiogroup', 'aria-checked'],
    ['option', 'listbox', 'aria-selected'],
  ] as const;

  const madeOfNothing = /^(script|style|link|template|noscript)$/;
  const firstOnes = [...(document.body?.children ?? [])].filter(
    ({ localName }) => !madeOfNothing.test(localName),
  );

  let control: Element | null = null;
  let layer: Element | null = null;
  let texts = new Map<Element, string>();
  let makings = new Map<Element, Making>();
  let openBefore = new Set<Element>();
  let namedBefore = new Set<Element>();
  let fixedBefore = new Set<Element>();
  let inSightBefore = new Set<Element>();
  let livingBefore = new Map<Element, string>();
  let chosenBefore = new Set<Element>();
  let widgetsBefore = new Set<Element>();
  let openPartsBefore = new Set<Element>();
  let voidBefore: Element[] = [];
  let refusedBefore = 0;
  let pageBefore = '';
  let stateBefore = '';
  let partsBefore = new Set<Element>();
  let announced: string[] = [];
  let added = new Set<Node>();
  let lastChange = 0;
  let begunAt = 0;
  let hasShadows = false;
  /** What controls that say whether they are open have shown or hidden, as words. */
  const openedBy = new Map<Element, ReadonlySet<string>>();
  let observer: MutationObserver | null = null;

  world.curbcutUse = {
    begin(number, isByMouse) {
      const element = registry.elements[number];
      layer = null;
      if (!element || !canPress(element, isByMouse) || !(isByMouse || give(element))) return null;
      control = element;
      texts = readTexts();
      partsBefore = inlineParts();
      makings = new Map([...texts.keys()].map((block) => [block, makingOf(block)]));
      openBefore = new Set(openDialogs());
      namedBefore = new Set(openNamed());
      fixedBefore = new Set(fixedAtPoints());
      inSightBefore = new Set(all(focusable).filter(isShown));
      livingBefore = livingTexts();
      chosenBefore = new Set(chosenInGroup(element).map(({ one }) => one));
      openPartsBefore = new Set(openParts());
      widgetsBefore = new Set(widgetsShown());
      voidBefore = unseenVoids();
      pageBefore = describePage();
      refusedBefore = refusedFields();
      stateBefore = statesOf(element);
      announced = [];
      added = new Set();
      lastChange = performance.now();
      begunAt = Number(document.timeline.currentTime ?? 0);
      observer?.disconnect();
      observer = new MutationObserver(hear);
      for (const root of [document, ...shadowRoots()])
        observer.observe(root, {
          attributes: true,
          characterData: true,
          childList: true,
          subtree: true,
        });
      return {
        controlled: isControlledShown(),
        expanded: element.getAttribute('aria-expanded'),
        url: location.href,
        isChosen: element.matches('[role*="radio"][aria-checked="true"],[aria-selected="true"]'),
      };
    },
    pointOn(number) {
      const element = registry.elements[number];
      if (!element || !canPress(element, true)) return null;
      const { x, y, width, height } = element.getBoundingClientRect();
      for (const part of [0.5, 0.25, 0.75, 0.1]) {
        const point = { x: x + width * part, y: y + height * part };
        const at = deepestAt(point.x, point.y);
        if (at && contains(element, at)) return point;
      }
      return null;
    },
    settle(quietMs, mostMs) {
      const end = performance.now() + mostMs;
      lastChange = performance.now();
      const roots = [document, ...shadowRoots()];
      return new Promise((resolve) => {
        const check = () => {
          hear(observer?.takeRecords() ?? []);
          const now = performance.now();
          if (roots.some((root) => root.getAnimations().some(isUnderWay))) lastChange = now;
          const rest = Math.min(lastChange + quietMs, end) - now;
          if (rest <= 0) resolve();
          else setTimeout(check, Math.max(10, rest));
        };
        setTimeout(check, quietMs);
      });
    },
    look() {
      hear(observer?.takeRecords() ?? []);
      layer = findLayer();
      const pressed = control as Element;
      const { now, fresh, gone } = compareTexts();
      learnOpened(pressed, now);
      return {
        control: {
          isThere: pressed.isConnected && isShown(pressed),
          isEnabled: !pressed.matches(':disabled'),
          states: statesOf(pressed) === stateBefore ? '' : statesOf(pressed),
        },
        controlled: isControlledShown(),
        expanded: pressed.getAttribute('aria-expanded'),
        focus: focusPlace(),
        layer: layer && describeLayer(layer),
        texts: fresh,
        textsGone: gone,
        stale: layer ? [] : staleStates(pressed, now),
        announced: [...announced, ...newlyLiving()],
        muted: voidBefore.flatMap(describeMuted),
        hasMoved: describePage() !== pageBefore,
        moved: describeMove(),
        refused: refusedFields() - refusedBefore,
      };
    },
    focus: focusPlace,
    goBack,
    url: () => location.href,
    opened: (elements) =>
      elements.filter((number) => {
        const element = registry.elements[number];
        if (!element) return false;
        return layer ? contains(layer, element) : !inSightBefore.has(element);
      }),
    expandedOf: (number) => registry.elements[number]?.getAttribute('aria-expanded') ?? null,
    isOpenInVain(number) {
      const element = registry.elements[number];
      return element !== undefined && isShown(element) && isOpenInVain(element, readTexts());
    },
    openedWidget,
    farOpened,
    holdsFocus(number) {
      const element = registry.elements[number];
      const active = deepActive();
      return element !== undefined && active !== null && contains(element, active);
    },
    isReplaced() {
      const { body } = document;
      if (!body || !firstOnes.some(({ isConnected }) => isConnected)) return true;
      return body.innerText.trim() === '' && all(focusable, body).length === 0;
    },
    enter(which) {
      const stops = layer ? stopsIn(layer) : [];
      const stop = which === 'first' ? stops[0] : stops.at(-1);
      return stop !== undefined && give(stop);
    },
    isOpen: () => layer !== null && isInWindow(layer),
    isMoving() {
      for (let at: Node | null = layer; at; at = parentOf(at))
        if (at instanceof Element && at.getAnimations().some(isRunning)) return true;
      return false;
    },
    closers: () => (layer ? closersIn(layer) : []),
    mouseClosers: () => (layer ? mouseClosersIn(layer).map(({ words }) => words) : []),
    blocker(number) {
      const element = registry.elements[number];
      const dialog = openDialogs().findLast(keepsFromPage) ?? coverOf(element);
      if (!dialog || (element && contains(dialog, element))) return null;
      // What says no more than that it agrees may agree to more than that.
      const closers = closersIn(dialog).filter(({ words }) => !/^(ok|okay|got it)$/i.test(words));
      const byMouse = mouseClosersIn(dialog).map(({ element, words }) => closerOf(element, words));
      const behind = backdropOf(dialog);
      const byClickBeside = behind
        ? [{ element: registry.numberOf(behind), words: '', attributes: [] }]
        : [];
      return {
        element: registry.numberOf(dialog),
        closers: [...closers.slice(0, 2), ...byMouse.slice(0, 2), ...byClickBeside],
        says: ((dialog as HTMLElement).innerText ?? '').slice(0, 2_000),
        buttons: all('button,[role="button"],a[href^="#"],input[type="button"]', dialog)
          .filter((one) => isShown(one) && !one.matches(':disabled'))
          .slice(0, mostButtons)
          .map((one) => closerOf(one, wordsOf(one))),
      };
    },
    waysBack: () => {
      const says =
        /^[‹«<←\s]*(back(?! to (the )?top)|go back|previous step|return to|zurück(?! nach oben)|vorheriger schritt|retour(?! en haut)|étape précédente|volver(?! arriba)|atrás|paso anterior|voltar(?! ao topo)|passo anterior|etapa anterior|indietro|passo precedente|torna a|terug(?! naar boven)|vorige stap|tillbaka|tilbage|tilbake|takaisin|wstecz|wróć|zpět|назад|вернуться|geri|πίσω|رجوع|السابق|חזרה|הקודם|戻る|返回|上一步|이전 단계|뒤로)(?!\p{L})/iu;
      return all('button,[role="button"],input[type="button"]').flatMap((one) => {
        if (!isShown(one) || one.matches(':disabled')) return [];
        const words = wordsOf(one);
        return says.test(words) ? [{ element: registry.numberOf(one), words }] : [];
      });
    },
    click(number) {
      (registry.elements[number] as HTMLElement | undefined)?.click();
    },
    focusOn(number) {
      const element = registry.elements[number];
      return element !== undefined && give(element);
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
      if (!element || !control) return false;
      if (element === control) return true;
      const stops = stopsIn(document.documentElement);
      const at = stops.indexOf(control);
      if (at === -1) return follows(control, element, stops);
      return stops[at + 1] === element;
    },
  };

  /** What goes round and round ends nothing. */
  function isRunning({ playState, effect }: Animation): boolean {
    const endsAt = effect?.getComputedTiming().endTime;
    return playState === 'running' && endsAt !== Infinity;
  }

  /** Something over the page moves or fades since the press: what comes in this way is not in sight at once. */
  function isUnderWay(animation: Animation): boolean {
    const { effect, startTime } = animation;
    if (!isRunning(animation) || !(effect instanceof KeyframeEffect) || !effect.target)
      return false;
    if (typeof startTime === 'number' && startTime < begunAt) return false;
    let steps = 0;
    for (let at: Node | null = effect.target; at && steps < 4; at = parentOf(at)) {
      steps += 1;
      if (at instanceof Element && isFixed(at)) return !control || !contains(at, control);
    }
    return false;
  }

  async function goBack(to: string): Promise<void> {
    if (location.href === to) return;
    const here = navigation.currentEntry?.index ?? 0;
    const before = navigation
      .entries()
      .findLast(({ index, sameDocument, url }) => index < here && sameDocument && url === to);
    if (!before) return;
    history.go(before.index - here);
    await new Promise((resolve) => {
      setTimeout(resolve, 150);
    });
  }

  function widgetsShown(): Element[] {
    return all('[role="listbox" i],[role="menu" i]').filter(isShown);
  }

  function openedWidget(): OpenedWidget | null {
    const active = deepActive();
    const widget = widgetsShown().find((one) => !widgetsBefore.has(one));
    if (!widget || !active || !(active === control || contains(widget, active))) return null;
    const role = widget.getAttribute('role')?.trim().toLowerCase() ?? '';
    const inner = role === 'menu' ? '[role^="menuitem" i]' : '[role="option" i]';
    const items = all(inner, widget).filter(
      (one) => isShown(one) && one.getAttribute('aria-disabled') !== 'true',
    );
    const isStop = (one: Element) =>
      (one as HTMLElement).tabIndex >= 0 || all(focusable, one).some(isFocusableNow);
    if (items.length < 2 || items.every(isStop)) return null;
    return {
      element: registry.numberOf(widget),
      role,
      words: nameOfLayer(widget) || (control ? wordsOf(control) : ''),
      items: items.map((one) => registry.numberOf(one)),
      untold: role === 'listbox' ? untoldIn(widget, items) : null,
    };
  }

  /** What the opener shows as chosen, where none of the items says that it is, and the focus is not on it. */
  function untoldIn(widget: Element, items: readonly Element[]): string | null {
    const lines = ((control as HTMLElement | null)?.innerText ?? '')
      .split('\n')
      .map((line) => line.trim());
    const shown = items.find((one) => {
      const words = ((one as HTMLElement).innerText ?? '').trim();
      return words !== '' && lines.includes(words);
    });
    const tells = (one: Element) =>
      ['aria-selected', 'aria-checked', 'aria-current'].some(
        (name) => !/^(|false)$/.test(one.getAttribute(name) ?? ''),
      );
    const isMultiple = widget.getAttribute('aria-multiselectable') === 'true';
    if (!shown || isMultiple || items.some(tells)) return null;
    const ids = [...document.querySelectorAll('[aria-activedescendant]')].map((one) =>
      one.getAttribute('aria-activedescendant'),
    );
    const active = deepActive();
    if ((active && contains(shown, active)) || (shown.id !== '' && ids.includes(shown.id)))
      return null;
    return cut((shown as HTMLElement).innerText);
  }

  function isFocusableNow(element: Element): boolean {
    return (element as HTMLElement).tabIndex >= 0 && !element.matches(':disabled');
  }

  function farOpened(): FarOpened | null {
    const stops = inTabOrder(stopsIn(document.documentElement));
    const at = control ? stops.indexOf(control) : -1;
    const fresh = stops.filter((one) => !inSightBefore.has(one) && isShown(one));
    const box = fresh[0] && overlayAround(fresh[0]);
    if (!box || at === -1 || !isInWindow(box)) return null;
    const inBox = stops.map((one) => contains(box, one));
    const first = inBox.indexOf(true, at);
    const last = inBox.lastIndexOf(true, at);
    const forward = (first === -1 ? inBox.indexOf(true) + stops.length : first) - at - 1;
    const isJustBefore = last !== -1 && at - last - 1 <= mostBetween;
    if (forward <= mostBetween || isJustBefore) return null;
    const words = nameOfLayer(box) || cut((box as HTMLElement).innerText ?? '');
    return {
      element: registry.numberOf(box),
      words,
      stops: inBox.filter(Boolean).length,
      between: forward,
    };
  }

  /** What is laid over the page now and showed nothing before. */
  function overlayAround(element: Element): Element | null {
    const known = [...texts.keys(), ...inSightBefore];
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

  function hear(records: readonly MutationRecord[]): void {
    if (records.length > 0) lastChange = performance.now();
    for (const { target, addedNodes, type } of records) {
      for (const node of addedNodes) added.add(node);
      if (type === 'attributes') continue;
      const region = liveAround(target);
      const words = region?.textContent?.trim() ?? '';
      if (region && words !== '' && words !== livingBefore.get(region)) announced.push(cut(words));
    }
  }

  function canPress(element: Element, isByMouse: boolean): boolean {
    if (!element.isConnected || !isShown(element) || element.matches(':disabled')) return false;
    if (element.closest('[inert]') || element.closest('[aria-disabled="true"]')) return false;
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const box = element.getBoundingClientRect();
    const at = deepestAt(box.x + box.width / 2, box.y + box.height / 2);
    if (at === null || contains(element, at) || contains(at, element)) return true;
    // The keyboard gets to what lies behind a bar at the edge of the window.
    return !isByMouse && isBar(at);
  }

  function isBar(element: Element): boolean {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      if (!/^(fixed|sticky)$/.test(getComputedStyle(at).position)) continue;
      const { height, width } = at.getBoundingClientRect();
      return height < innerHeight / 3 && width > height;
    }
    return false;
  }

  function give(element: Element): boolean {
    (element as HTMLElement).focus({ focusVisible: true } as FocusOptions);
    return deepActive() === element;
  }

  function deepActive(): Element | null {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active;
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
    const isInLayer = layer !== null && contains(layer, active);
    const place = isInLayer ? 'layer' : active === control ? 'control' : 'elsewhere';
    const isAround = place === 'elsewhere' && control !== null && contains(active, control);
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
      if (added.has(at)) return true;
      if (at instanceof Element && over.includes(at) && !fixedBefore.has(at)) return true;
    }
    return false;
  }

  /** In the tree as it is drawn: what is put into a slot stands there. */
  function parentOf(node: Node): Node | null {
    if (node instanceof ShadowRoot) return node.host;
    const isSlotted = node instanceof Element || node instanceof Text;
    return (isSlotted ? node.assignedSlot : null) ?? node.parentNode;
  }

  function inOrder(element: Element): Element[] {
    if (!hasShadows) return [element, ...element.querySelectorAll('*')];
    const assigned = element instanceof HTMLSlotElement ? element.assignedElements() : [];
    const inner = assigned.length > 0 ? assigned : [...(element.shadowRoot ?? element).children];
    return [element, ...inner.flatMap((one) => inOrder(one))];
  }

  function contains(around: Element, inside: Element): boolean {
    for (let at: Node | null = inside; at; at = parentOf(at)) if (at === around) return true;
    return false;
  }

  function isShown(element: Element): boolean {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { width, height, right, left } = element.getBoundingClientRect();
    const wide = Math.max(document.documentElement.scrollWidth, innerWidth);
    return width > 2 && height > 2 && right > 0 && left < wide;
  }

  function isInWindow(element: Element): boolean {
    if (!element.isConnected) return false;
    if (getComputedStyle(element).display === 'contents')
      return [...element.children].some(isInWindow);
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { width, height, right, left, bottom, top } = element.getBoundingClientRect();
    const isSized = (width > 2 && height > 2) || [...element.children].some(isInWindow);
    return isSized && right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
  }

  function isFixed(element: Element): boolean {
    return getComputedStyle(element).position === 'fixed';
  }

  function deepestAt(x: number, y: number): Element | null {
    let at = document.elementFromPoint(x, y);
    while (at?.shadowRoot) {
      const inner = at.shadowRoot.elementFromPoint(x, y);
      if (!inner || inner === at) break;
      at = inner;
    }
    return at;
  }

  /** What stays in the window, or is positioned over the page, at five points of it. */
  function fixedAtPoints(): Element[] {
    return points().flatMap(([x, y]) => overAt(x, y));
  }

  function points(): [number, number][] {
    const parts = [
      [0.5, 0.5],
      [0.04, 0.04],
      [0.96, 0.04],
      [0.04, 0.96],
      [0.96, 0.96],
    ];
    return parts.map(([x = 0, y = 0]) => [innerWidth * x, innerHeight * y]);
  }

  function overAt(x: number, y: number): Element[] {
    const found: Element[] = [];
    for (let at: Node | null = deepestAt(x, y); at; at = parentOf(at))
      if (at instanceof Element && /^(fixed|absolute)$/.test(getComputedStyle(at).position))
        found.push(at);
    return found;
  }

  /** All elements that match, in open shadow trees too. */
  function all(selector: string, root: Document | ShadowRoot | Element = document): Element[] {
    const found = [...root.querySelectorAll(selector)];
    for (const host of hostsIn(root)) found.push(...all(selector, host));
    return found;
  }

  function hostsIn(root: Document | ShadowRoot | Element): ShadowRoot[] {
    return [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  }

  function shadowRoots(): ShadowRoot[] {
    const roots = hostsIn(document);
    for (const root of roots) if (roots.length < mostRoots) roots.push(...hostsIn(root));
    return roots;
  }

  function openDialogs(): Element[] {
    return all(dialogs).filter(isInWindow);
  }

  /** Boxes over the page that their author calls a dialog, in no role. */
  function openNamed(): Element[] {
    return all('[class*="lightbox" i],[class*="modal" i],[class*="dialog" i]').filter((one) => {
      const { width, height } = one.getBoundingClientRect();
      return (
        /^(fixed|absolute)$/.test(getComputedStyle(one).position) &&
        width >= 100 &&
        height >= 50 &&
        (one.textContent?.trim() ?? '') !== '' &&
        isInWindow(one)
      );
    });
  }

  function findLayer(): Element | null {
    const opened = openDialogs().filter((one) => !openBefore.has(one));
    const inner = opened.filter(
      (one) => !opened.some((other) => other !== one && contains(one, other)),
    );
    const dialog = inner.at(-1);
    if (dialog) return dialog;
    const named = openNamed().find((one) => !namedBefore.has(one));
    if (named) return named;
    // What covers the window without saying what it is.
    const covering = points().map(([x, y]) => overAt(x, y).filter((one) => !fixedBefore.has(one)));
    const [center = [], ...corners] = covering;
    if (center.length === 0 || corners.some((found) => found.length === 0)) return null;
    const outermost = center.at(-1);
    if (!outermost || (outermost.textContent?.trim() ?? '') === '') return null;
    return outermost;
  }

  function describeLayer(element: Element): Layer {
    const role = element.getAttribute('role')?.trim().toLowerCase() ?? '';
    const isDialog = /^(alert)?dialog$/.test(role) || element.localName === 'dialog';
    const isCovering = points()
      .slice(1)
      .every(([x, y]) => {
        const at = deepestAt(x, y);
        return (
          at !== null &&
          (contains(element, at) || overAt(x, y).some((one) => !fixedBefore.has(one)))
        );
      });
    return {
      element: registry.numberOf(element),
      name: nameOfLayer(element),
      role: isDialog ? role || 'dialog' : '',
      isModal:
        element.getAttribute('aria-modal') === 'true' ||
        element.matches(':modal') ||
        isCovering ||
        castsVeil(element) ||
        /lightbox|modal/i.test(element.getAttribute('class') ?? ''),
      isOver: element.matches(':modal') || isCovering || castsVeil(element),
      isOther:
        (role !== '' && !isDialog) ||
        control?.getAttribute('aria-expanded') === 'true' ||
        element.querySelector(others) !== null ||
        element.matches(others) ||
        hasRoleAround(element),
      saysModal: element.matches(':modal') || element.closest('[aria-modal="true" i]') !== null,
      behind: partBehind(element),
      stops: stopsIn(element).length,
    };
  }

  function hasRoleAround(element: Element): boolean {
    for (let at = parentOf(element); at; at = parentOf(at))
      if (at instanceof Element && at.matches(dialogs)) return true;
    return false;
  }

  /** Where most of what the page said before is left to assistive technology: the first of it. */
  function partBehind(element: Element): { element: number; words: string } | null {
    const before = [...texts].filter(([block]) => block.isConnected && !contains(element, block));
    const left = before.filter(([block]) => isExposed(block));
    const [first] = left;
    if (!first || left.length * 2 < before.length) return null;
    return { element: registry.numberOf(first[0]), words: cut(first[1]) };
  }

  function isExposed(element: Element): boolean {
    for (let at: Node | null = element; at; at = parentOf(at))
      if (at instanceof Element && at.matches('[inert],[aria-hidden="true" i]')) return false;
    return element.checkVisibility({ visibilityProperty: true });
  }

  /** Its shadow, or the line around it, reaches over the page. */
  function castsVeil(element: Element): boolean {
    const { boxShadow, outlineStyle, outlineWidth, clipPath } = getComputedStyle(element);
    const outline = outlineStyle === 'none' ? '' : outlineWidth;
    const widths = `${boxShadow} ${outline}`.matchAll(/([\d.]+)px/g);
    const far = Math.max(innerWidth, innerHeight) / 2;
    return clipPath === 'none' && [...widths].some(([, width]) => Number(width) >= far);
  }

  function nameOfLayer(element: Element): string {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const named = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    const heading = element.querySelector('h1,h2,h3,h4,[role="heading"]')?.textContent ?? '';
    return cut(element.getAttribute('aria-label') || named.trim() || heading);
  }

  /** What Tab leads to in an element, in the order in which it is drawn. */
  function stopsIn(element: Element): Element[] {
    hasShadows = hostsIn(document).length > 0;
    return inOrder(element).filter((one) => {
      if (!one.matches(focusable)) return false;
      if ((one as HTMLElement).tabIndex < 0 || one.matches(':disabled')) return false;
      if (one.closest('[inert]')) return false;
      if (one instanceof HTMLInputElement && one.type === 'hidden') return false;
      return one.checkVisibility({ visibilityProperty: true });
    });
  }

  function closersIn(element: Element): Closer[] {
    const says =
      /^(close|dismiss|cancel|done|ok|okay|got it|back|hide|not now|no,? thanks|schlie(ß|ss)en|abbrechen|fertig|zurück|ausblenden|fermer|annuler|retour|masquer|ok|cerrar|cancelar|hecho|volver|ocultar|chiudi|annulla|fechar|sluiten|annuleren|[×✕✖✗xX⨯])(?!\p{L})/iu;
    const names = /(^|[\s_-])(close|dismiss|cancel)/i;
    const buttons = all('button,[role="button"],a[href^="#"],input[type="button"]', element);
    return buttons.flatMap((one) => {
      if (!isShown(one) || one.matches(':disabled') || (one as HTMLElement).tabIndex < 0) return [];
      const words = wordsOf(one);
      const hints = `${one.getAttribute('class') ?? ''} ${one.id} ${[...one.attributes].map(({ name }) => (name.startsWith('data-') ? name : '')).join(' ')}`;
      const isCloser =
        says.test(words) ||
        /(?<!\p{L})(close|schließen|fermer|cerrar|chiudi|fechar|sluiten)(?!\p{L})/iu.test(words) ||
        names.test(hints);
      return isCloser ? [closerOf(one, words)] : [];
    });
  }

  function closerOf(element: Element, words: string): Closer {
    const attributes = [...element.attributes].map(
      ({ name, value }) => [name, value.slice(0, 500)] as const,
    );
    return { element: registry.numberOf(element), words, attributes };
  }

  function keepsFromPage(dialog: Element): boolean {
    if (dialog.matches(':modal') || dialog.getAttribute('aria-modal') === 'true') return true;
    const at = deepestAt(innerWidth / 2, innerHeight / 2);
    return at !== null && contains(dialog, at);
  }

  /** What stays in the window and lies over an element, in no role. */
  function coverOf(element: Element | undefined): Element | undefined {
    if (!element) return undefined;
    const { left, top, width, height } = element.getBoundingClientRect();
    const at = deepestAt(left + width / 2, top + height / 2);
    if (!at || contains(element, at) || contains(at, element)) return undefined;
    for (let one: Node | null = at; one; one = parentOf(one))
      if (one instanceof Element && getComputedStyle(one).position === 'fixed') return one;
    return undefined;
  }

  /** What fills the window behind a dialog: a click there is a way out of many. */
  function backdropOf(dialog: Element): Element | null {
    const isBackdrop = (at: Element | null) => {
      if (!at || contains(dialog, at) || at === document.body || at === document.documentElement)
        return false;
      const { width, height } = at.getBoundingClientRect();
      return width >= innerWidth * 0.9 && height >= innerHeight * 0.9;
    };
    return [deepestAt(3, 3), deepestAt(3, innerHeight - 3)].find(isBackdrop) ?? null;
  }

  function mouseClosersIn(element: Element): { element: Element; words: string }[] {
    const says =
      /(?<!\p{L})(close|schlie(ß|ss)en|fermer|cerrar|chiudi|fechar|sluiten)(?!\p{L})|^[×✕✖✗xX⨯]$/iu;
    return all('*', element).flatMap((one) => {
      if (one.closest('a[href],button,input,label') || one.querySelector('*')) return [];
      if (!isShown(one) || (one as HTMLElement).tabIndex >= 0) return [];
      if (getComputedStyle(one).cursor !== 'pointer') return [];
      const words = wordsOf(one) || one.getAttribute('title') || '';
      const named = `${words} ${one.getAttribute('title') ?? ''}`.trim();
      const isSmall = one.getBoundingClientRect().width < 200 && words.length < 30;
      return isSmall &&
        (says.test(words) || says.test(named)) &&
        /close|schlie|ferm|cerr|[×✕✖✗xX⨯]/iu.test(words + (one.getAttribute('class') ?? ''))
        ? [{ element: one, words: named }]
        : [];
    });
  }

  function wordsOf(element: Element): string {
    const named = element.getAttribute('aria-label') || (element as HTMLElement).innerText || '';
    const other =
      element.getAttribute('title') ||
      element.getAttribute('value') ||
      element.querySelector('img')?.getAttribute('alt') ||
      '';
    const label = (element as HTMLInputElement).labels?.[0]?.textContent ?? '';
    return cut(named.trim() || label || other);
  }

  function cut(words: string): string {
    const line = words.replace(/\s+/g, ' ').trim();
    return line.length > 80 ? `${line.slice(0, 79)}…` : line;
  }

  function isControlledShown(): boolean | null {
    const target = control && controlledBy(control);
    return target ? isShown(target) : null;
  }

  function statesOf(element: Element): string {
    const names = ['expanded', 'pressed', 'checked', 'selected', 'current'];
    const open = element.localName === 'summary' ? element.closest('details')?.open : '';
    return `${names.map((name) => element.getAttribute(`aria-${name}`)).join(' ')} ${open}`;
  }

  /** From what has come into sight or gone out of it with the press that changed what the control says of itself. */
  function learnOpened(pressed: Element, now: Map<Element, string>): void {
    const says = pressed.getAttribute('aria-expanded');
    const said = stateBefore.split(' ')[0];
    if (layer || texts.size === 0 || now.size === 0 || says === said) return;
    if (!/^(true|false)$/.test(says ?? '') || !/^(true|false)$/.test(said ?? '')) return;
    const [before, after] = says === 'true' ? [texts, now] : [now, texts];
    const known = new Set(before.values());
    const words = [...after].flatMap(([block, text]) =>
      known.has(text) || liveAround(block) || contains(pressed, block) ? [] : [text],
    );
    if (words.length > 0) openedBy.set(pressed, new Set(words));
  }

  function isOpenInVain(element: Element, now: Map<Element, string>): boolean {
    const opened = openedBy.get(element);
    if (!opened || now.size === 0 || element.getAttribute('aria-expanded') !== 'true') return false;
    return ![...now.values()].some((text) => opened.has(text));
  }

  /** Controls that say that they are open, where what they control, or was seen to open, is in sight. */
  function openParts(): Element[] {
    const shown = new Set(texts.values());
    return all('[aria-expanded="true" i]').filter((one) => {
      const opened = openedBy.get(one);
      if (opened) return [...opened].some((text) => shown.has(text));
      const target = controlledBy(one);
      return target !== null && isShown(target);
    });
  }

  /** Others than what was pressed that go on to say what is so no more. */
  function staleStates(pressed: Element, now: Map<Element, string>): StaleState[] {
    const closed = [...openPartsBefore].filter((one) => {
      if (one === pressed || !isShown(one) || one.getAttribute('aria-expanded') !== 'true')
        return false;
      if (openedBy.has(one)) return isOpenInVain(one, now);
      const target = controlledBy(one);
      return target !== null && !isShown(target);
    });
    const chosen = chosenInGroup(pressed);
    const isChosen = chosen.some(({ one }) => one === pressed);
    const chosenToo =
      isChosen && !chosenBefore.has(pressed) && chosenBefore.size <= 1
        ? chosen.filter(({ one }) => one !== pressed && chosenBefore.has(one) && isShown(one))
        : [];
    return [
      ...closed.map((one) => ({ one, attribute: 'aria-expanded' as const })),
      ...chosenToo,
    ].map(({ one, attribute }) => ({
      element: registry.numberOf(one),
      words: wordsOf(one),
      attribute,
    }));
  }

  /** Of several of which one is chosen at a time: those that say that they are. */
  function chosenInGroup(element: Element): { one: Element; attribute: StaleState['attribute'] }[] {
    const role = element.getAttribute('role')?.trim().toLowerCase() ?? '';
    const kind = groups.find(([item]) => item === role);
    if (!kind) return [];
    const [item, around, attribute] = kind;
    const group = element.closest(`[role="${around}" i]`);
    if (!group || group.getAttribute('aria-multiselectable') === 'true') return [];
    return [...group.querySelectorAll(`[role="${item}" i][${attribute}="true" i]`)].map((one) => ({
      one,
      attribute,
    }));
  }

  function controlledBy(element: Element): Element | null {
    const id = element.getAttribute('aria-controls')?.trim().split(/\s+/)[0];
    return id ? document.getElementById(id) : null;
  }

  function refusedFields(): number {
    return document.querySelectorAll('[aria-invalid="true"]').length;
  }

  function describeMove(): Seen['moved'] {
    const [address, title, ...heading] = pageBefore.split('\n');
    const now = describePage().split('\n');
    return {
      address: address !== now[0],
      title: title === now[1] ? null : (now[1] ?? ''),
      heading: heading.join('\n') !== now.slice(2).join('\n'),
      root: registry.numberOf(document.documentElement),
    };
  }

  function describePage(): string {
    const heading = [...document.querySelectorAll('h1')]
      .filter(isShown)
      .map(({ textContent }) => textContent);
    return [viewUrl(), document.title.replaceAll('\n', ' '), ...heading].join('\n');
  }

  /** Without what only names a place in the page. */
  function viewUrl(): string {
    const [url = '', place = ''] = location.href.split('#', 2);
    const name = decodePlace(place);
    const isPlace = document.getElementById(name) ?? document.getElementsByName(name)[0];
    return place === '' || isPlace ? url : location.href;
  }

  function decodePlace(place: string): string {
    try {
      return decodeURIComponent(place);
    } catch {
      return place;
    }
  }

  function liveAround(node: Node): Element | null {
    for (let at: Node | null = node; at; at = parentOf(at)) {
      if (!(at instanceof Element)) continue;
      const live = at.getAttribute('aria-live')?.trim().toLowerCase();
      if (live === 'polite' || live === 'assertive') return at;
      if (live === 'off') return null;
      const role = at.getAttribute('role')?.trim().toLowerCase() ?? '';
      if (liveRoles.test(role) || at.localName === 'output') return at;
    }
    return null;
  }

  function livingTexts(): Map<Element, string> {
    const regions = all(
      '[aria-live="polite" i],[aria-live="assertive" i],[role="status" i],[role="alert" i],[role="log" i],[role="timer" i],[role="progressbar" i],[role="marquee" i],output',
    );
    return new Map(
      regions
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .map((one) => [one, one.textContent?.trim() ?? '']),
    );
  }

  function newlyLiving(): string[] {
    return [...livingTexts()].flatMap(([region, words]) =>
      words !== '' && words !== livingBefore.get(region) ? [cut(words)] : [],
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

  /** The blocks of text in sight, by the element that holds them. */
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
    const gone = [...texts.keys()].filter((one) => !now.has(one));
    const redrawn = sameElsewhere(gone, now);
    const changed = [...now].filter(
      ([block, words]) => texts.get(block) !== words && !redrawn.has(block),
    );
    const fresh = changed.slice(0, 40).flatMap(([block, words]) => {
      const parts = addedParts(block);
      if (parts.length > 0)
        return parts.map((part) => ({
          ...describeText(part, wordsIn(part, block)),
          inPlaceOf: [],
          isInLine: true as const,
        }));
      if (control && (contains(control, block) || contains(block, control))) return [];
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
        !(control && (contains(control, part) || contains(part, control))) &&
        !part.querySelector(focusable) &&
        !layerHolds(part) &&
        !liveAround(part) &&
        !isTip(part),
    );
    const outer = parts.filter((part) => !parts.some((one) => one !== part && one.contains(part)));
    const known = texts.get(block) ?? '';
    // What comes whole has no parts; beside the control that was pressed there may have been none.
    const isOld = known !== '' || (control !== null && contains(block, control));
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
      const key = keyOf(one, texts.get(one));
      said.set(key, (said.get(key) ?? 0) + 1);
    }
    const same = new Set<Element>();
    for (const [block, words] of now) {
      const key = keyOf(block, words);
      const left = texts.has(block) || layerHolds(block) ? 0 : (said.get(key) ?? 0);
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
    if (texts.has(block) || went.length === 0) return [];
    const came = [...now.keys()].filter((one) => !texts.has(one) && isAlike(makingOf(one)));
    return came.length === went.length ? went.map((one) => texts.get(one) ?? '') : [];
  }

  function makingOf(block: Element): Making {
    return {
      shelf: block.parentElement,
      making: `${block.localName} ${block.getAttribute('class') ?? ''}`,
    };
  }

  function layerHolds(block: Element): boolean {
    return layer !== null && contains(layer, block);
  }

  /** What describes the control, and belongs to its focus. */
  function isTip(block: Element): boolean {
    if (block.closest('[role="tooltip"]')) return true;
    const ids = `${control?.getAttribute('aria-describedby') ?? ''} ${control?.getAttribute('aria-errormessage') ?? ''}`;
    return ids.split(/\s+/).some((id) => id !== '' && block.closest(`[id="${CSS.escape(id)}"]`));
  }

  function describeText(block: Element, words: string): Omit<NewText, 'inPlaceOf'> {
    const before = texts.get(block) ?? '';
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
    for (let at: Node | null = element; at; at = parentOf(at)) if (added.has(at)) return true;
    return false;
  }

  /** It held no text before: what is in it now came after the press. */
  function wasVoid(block: Element): boolean {
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.nodeValue?.trim()) continue;
      let isFresh = false;
      for (let at: Node | null = node; at && at !== block; at = parentOf(at))
        if (added.has(at)) isFresh = true;
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
      return [...texts.keys()].some((known) => contains(box, known)) ? null : box;
    }
    return null;
  }
}
