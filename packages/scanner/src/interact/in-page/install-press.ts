import type { WorldWithRegistry } from '../../engines/element-registry.ts';
import type { Before, Seen } from '../page-use.ts';
import type { WorldWithDom } from './install-dom.ts';
import type { FocusInPage, WorldWithFocus } from './install-focus.ts';
import type { WorldWithLayers } from './install-layers.ts';
import type { WorldWithLiveRegions } from './install-live-regions.ts';
import type { OpenedWidgetInPage, WorldWithOpenedWidget } from './install-opened-widget.ts';
import type { WorldWithPressed } from './install-pressed.ts';
import type { WorldWithSorting } from './install-sorting.ts';
import type { StatesInPage, WorldWithStates } from './install-states.ts';
import type { WorldWithTexts } from './install-texts.ts';
import type { ViewInPage, WorldWithView } from './install-view.ts';
import type { WaysOutInPage, WorldWithWaysOut } from './install-ways-out.ts';

/** What is done with one control, and what comes of it. */
interface PressInPage {
  /**
   * Gives the focus to a control that can be pressed now, which it needs for the keyboard only, and remembers how the page
   * looks. Null when it can't be pressed.
   */
  begin(element: number, isByMouse: boolean): Before | null;
  /** Where a pointer is on a control and on nothing that covers it, in CSS pixels of the window; null: nowhere. */
  pointOn(element: number): { x: number; y: number } | null;
  /** Resolves when nothing has changed, and nothing over the page has moved or faded, for `quietMs`, at most after `mostMs`. */
  settle(quietMs: number, mostMs: number): Promise<void>;
  look(): Omit<Seen, 'unheard'>;
  isOpen(): boolean;
  /** Whether the layer, or what it stands in, moves or fades. */
  isMoving(): boolean;
  click(element: number): void;
  /** Of some elements those that the press has brought: in the layer where it opened one, else those that were not in sight before. */
  opened(elements: readonly number[]): number[];
}

/** Our hands and eyes in the page, in its isolated world; elements are known by their numbers in the registry. */
export type UseInPage = PressInPage &
  FocusInPage &
  WaysOutInPage &
  Pick<ViewInPage, 'url' | 'goBack' | 'isReplaced'> &
  Pick<StatesInPage, 'expandedOf' | 'isOpenInVain'> &
  Pick<OpenedWidgetInPage, 'openedWidget'>;

interface WorldWithUse
  extends
    WorldWithRegistry,
    WorldWithDom,
    WorldWithFocus,
    WorldWithLayers,
    WorldWithLiveRegions,
    WorldWithOpenedWidget,
    WorldWithPressed,
    WorldWithSorting,
    WorldWithStates,
    WorldWithTexts,
    WorldWithView,
    WorldWithWaysOut {
  curbcutUse: UseInPage;
}

/** Runs in the page's isolated world; may run again. */
export function installPress(): void {
  const world = globalThis as unknown as WorldWithUse;
  if (world.curbcutUse) return;
  const { curbcutPressed: pressed, curbcutRegistry: registry } = world;
  const { curbcutLayers: layers, curbcutLiveRegions: liveRegions } = world;
  const { curbcutOpenedWidget: widgets, curbcutStates: states } = world;
  const { curbcutTexts: texts, curbcutView: view } = world;
  const { all, contains, deepestAt, focusable, give, isFixed, isInWindow } = world.curbcutDom;
  const { isRunning, isShown, parentOf, shadowRoots } = world.curbcutDom;
  let lastChange = 0;
  let begunAt = 0;
  let observer: MutationObserver | null = null;

  world.curbcutUse = {
    ...world.curbcutFocus,
    ...world.curbcutWaysOut,
    url: view.url,
    goBack: view.goBack,
    isReplaced: view.isReplaced,
    expandedOf: states.expandedOf,
    isOpenInVain: states.isOpenInVain,
    openedWidget: widgets.openedWidget,
    begin(number, isByMouse) {
      const element = registry.elements[number];
      pressed.layer = null;
      if (!element || !canPress(element, isByMouse) || !(isByMouse || give(element))) return null;
      pressed.control = element;
      texts.remember();
      layers.remember();
      pressed.inSightBefore = new Set(all(focusable).filter(isShown));
      liveRegions.remember();
      widgets.remember();
      view.remember();
      states.remember(element);
      world.curbcutSorting.remember(element);
      pressed.added = new Set();
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
        controlled: states.isControlledShown(),
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
      pressed.layer = layers.find();
      const { control, layer } = pressed;
      const element = control as Element;
      const { now, fresh, gone } = texts.compare();
      states.learnOpened(element, now);
      return {
        control: {
          isThere: element.isConnected && isShown(element),
          isEnabled: !element.matches(':disabled'),
          states: states.changed(element),
        },
        controlled: states.isControlledShown(),
        expanded: element.getAttribute('aria-expanded'),
        focus: world.curbcutFocus.focus(),
        layer: layer && layers.describe(layer),
        texts: fresh,
        textsGone: gone,
        stale: layer ? [] : states.stale(element, now),
        announced: liveRegions.said(),
        regions: liveRegions.changed(),
        muted: liveRegions.muted(),
        hasMoved: view.hasMoved(),
        moved: view.move(),
        refused: states.newlyRefused(),
        sorted: world.curbcutSorting.sorted(),
      };
    },
    opened: (elements) =>
      elements.filter((number) => {
        const element = registry.elements[number];
        if (!element) return false;
        return pressed.layer
          ? contains(pressed.layer, element)
          : !pressed.inSightBefore.has(element);
      }),
    isOpen: () => pressed.layer !== null && isInWindow(pressed.layer),
    isMoving() {
      for (let at: Node | null = pressed.layer; at; at = parentOf(at))
        if (at instanceof Element && at.getAnimations().some(isRunning)) return true;
      return false;
    },
    click(number) {
      (registry.elements[number] as HTMLElement | undefined)?.click();
    },
  };

  /** Something over the page moves or fades since the press: what comes in this way is not in sight at once. */
  function isUnderWay(animation: Animation): boolean {
    const { effect, startTime } = animation;
    if (!isRunning(animation) || !(effect instanceof KeyframeEffect) || !effect.target)
      return false;
    if (typeof startTime === 'number' && startTime < begunAt) return false;
    let steps = 0;
    for (let at: Node | null = effect.target; at && steps < 4; at = parentOf(at)) {
      steps += 1;
      if (at instanceof Element && isFixed(at))
        return !pressed.control || !contains(at, pressed.control);
    }
    return false;
  }

  function hear(records: readonly MutationRecord[]): void {
    if (records.length > 0) lastChange = performance.now();
    for (const { target, addedNodes, type } of records) {
      for (const node of addedNodes) pressed.added.add(node);
      if (type === 'attributes') continue;
      liveRegions.hear(target);
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
}
