import type { WorldWithRegistry } from '../../engines/element-registry.ts';
import type { WorldWithDom } from '../in-page/install-dom.ts';
import type { AppearingInPage, WorldWithAppearing } from './install-appearing.ts';
import type { ChangesInPage, WorldWithChanges } from './install-changes.ts';
import type { DraggingInPage, WorldWithDragging } from './install-dragging.ts';
import type { NearControlsInPage, WorldWithNearControls } from './install-near-controls.ts';
import type { WorldWithSight } from './install-sight.ts';
import type { Box, Point } from './point.ts';

/** Where people are in the page. */
export interface Context {
  /** What has the focus, in the registry; null for nothing. */
  focus: number | null;
  focusWords: string;
  /** Address and main headings. */
  page: string;
  /** How many dialogs are open. */
  dialogs: number;
  /** How often the page began to send a form or to go elsewhere. */
  leaving: number;
}

/** Elements are known by their numbers in the registry. */
export interface EyesInPage
  extends AppearingInPage, ChangesInPage, DraggingInPage, NearControlsInPage {
  context(): Context;
  /** It is drawn, or its label is. */
  isThere(element: number): boolean;
  isSeen(element: number): boolean;
  /** Where the pointer hits an element, brought into the window; null: it does not. */
  pointOn(element: number): Point | null;
  /** Places in an element and in what it stands in where the pointer hits nothing else, in the window as it is. */
  placesIn(element: number): Point[];
  boxOf(element: number): Box | null;
  wordsOf(element: number): string;
  focusOn(element: number): boolean;
  /** Takes the focus from whatever has it. */
  blur(): void;
  /** Resolves when it came in sight or went out of sight, at most after `mostMs`. */
  until(element: number, isSeen: boolean, mostMs: number): Promise<boolean>;
  /** It, something in it or what it stands in moves or fades, and will come to an end with that. */
  isMoving(element: number): boolean;
}

export interface WorldWithEyes
  extends
    WorldWithRegistry,
    WorldWithAppearing,
    WorldWithChanges,
    WorldWithDom,
    WorldWithDragging,
    WorldWithNearControls,
    WorldWithSight {
  curbcutEyes: EyesInPage;
}

/** Runs in the page's isolated world; may run again. */
export function installEyes(): void {
  const world = globalThis as unknown as WorldWithEyes;
  if (world.curbcutEyes) return;
  const { curbcutRegistry: registry } = world;
  const { cut, deepestAt, isRunning } = world.curbcutDom;
  const { contains, controls, hitPoint, holdsSight, nameOf, parentOf, rectOf } = world.curbcutSight;
  const sides = [
    [0.15, 0.5],
    [0.85, 0.5],
    [0.5, 0.15],
    [0.5, 0.85],
  ];
  let leaving = 0;
  const leaves = () => {
    leaving += 1;
  };
  addEventListener('submit', leaves, true);
  // A page that keeps what was chosen in its address stays where it is.
  navigation.addEventListener('navigate', ({ destination }) => {
    if (!destination.sameDocument) leaves();
  });

  world.curbcutEyes = {
    ...world.curbcutAppearing,
    ...world.curbcutChangeEyes,
    ...world.curbcutDragging,
    ...world.curbcutNearControls,
    context() {
      const active = document.activeElement;
      const isNothing = !active || active === document.body || active === document.documentElement;
      const headings = [...document.querySelectorAll('h1')].map(({ textContent }) => textContent);
      const dialogs = [
        ...document.querySelectorAll('dialog[open],[role="dialog"],[role="alertdialog"]'),
      ].filter((one) => one.checkVisibility({ visibilityProperty: true }));
      return {
        focus: isNothing ? null : registry.numberOf(active),
        focusWords: isNothing ? '' : fieldName(active),
        page: [location.pathname, ...headings].join('\n'),
        dialogs: dialogs.length,
        leaving,
      };
    },
    isThere(number) {
      const element = registry.elements[number];
      if (!element?.isConnected) return false;
      const labels = [...((element as HTMLInputElement).labels ?? [])];
      return [element, ...labels].some(
        (one) =>
          one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0,
      );
    },
    isSeen(number) {
      const element = registry.elements[number];
      return element !== undefined && holdsSight(element);
    },
    pointOn(number) {
      const element = registry.elements[number];
      if (!element?.isConnected) return null;
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      return hitPoint(element);
    },
    placesIn(number) {
      const host = registry.elements[number];
      if (!host?.isConnected) return [];
      const around = parentOf(host);
      return [host, ...(around ? [around] : [])].flatMap((one) => {
        const { x, y, width, height } = rectOf(one);
        return sides
          .map(([across = 0, down = 0]) => ({ x: x + width * across, y: y + height * down }))
          .filter((point) => {
            const at = deepestAt(point.x, point.y);
            if (!at || at === around) return at !== null;
            const control = at.closest(controls);
            const isOfItsOwn = control !== null && control !== host && contains(host, control);
            return contains(host, at) && !isOfItsOwn;
          });
      });
    },
    boxOf(number) {
      const element = registry.elements[number];
      return element?.isConnected ? rectOf(element) : null;
    },
    wordsOf(number) {
      const element = registry.elements[number];
      return element ? nameOf(element) : '';
    },
    focusOn(number) {
      const element = registry.elements[number];
      (element as HTMLElement | undefined)?.focus({ preventScroll: true });
      return element !== undefined && document.activeElement === element;
    },
    blur() {
      (document.activeElement as HTMLElement | null)?.blur?.();
    },
    isMoving(number) {
      const element = registry.elements[number];
      const around: Animation[] = [];
      for (let at = element?.parentElement ?? null; at; at = at.parentElement)
        around.push(...at.getAnimations());
      return [...(element?.getAnimations({ subtree: true }) ?? []), ...around].some(isRunning);
    },
    until(number, wanted, mostMs) {
      const element = registry.elements[number];
      const end = performance.now() + mostMs;
      return new Promise((resolve) => {
        const check = () => {
          const isIt = (element !== undefined && holdsSight(element)) === wanted;
          if (isIt || performance.now() >= end) resolve(isIt);
          else setTimeout(check, 30);
        };
        check();
      });
    },
  };

  function fieldName(element: Element): string {
    const label = (element as HTMLInputElement).labels?.[0]?.textContent ?? '';
    return cut(label || nameOf(element));
  }
}
