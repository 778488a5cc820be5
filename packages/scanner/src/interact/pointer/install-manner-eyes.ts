import type { WorldWithRegistry } from '../../engines/element-registry.ts';

/** Elements are known by their numbers in the registry. */
export interface MannerEyesInPage {
  /** Asks for the menu of an element, as the other button of the mouse does. */
  askForMenu(element: number): void;
  /** Of some keys of changes those of what is in an element, other than how it looks and that it is chosen. */
  within(element: number, keys: string[]): string[];
  /** The page offers elsewhere, to the keyboard as well, all that stands in something. */
  isElsewhere(element: number): boolean;
}

interface WorldWithMannerEyes extends WorldWithRegistry {
  curbcutMannerEyes: MannerEyesInPage;
}

/** Runs in the page's isolated world; may run again. */
export function installMannerEyes(): void {
  const world = globalThis as unknown as WorldWithMannerEyes;
  if (world.curbcutMannerEyes) return;
  const { curbcutRegistry: registry } = world;
  const items = 'a,button,li,[role^="menuitem"],[role="button"],[role="option"]';
  const offers = 'a[href],button,[role="button"],summary,input[type="button"]';

  world.curbcutMannerEyes = {
    askForMenu(number) {
      const element = registry.elements[number];
      const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
      element?.dispatchEvent(
        new MouseEvent('contextmenu', {
          bubbles: true,
          cancelable: true,
          composed: true,
          button: 2,
          clientX: x + width / 2,
          clientY: y + height / 2,
        }),
      );
    },
    within(number, keys) {
      const host = registry.elements[number];
      return keys.filter((key) => {
        const element = registry.elements[Number(key.split(' ')[0])];
        if (!host || !element || !host.contains(element)) return false;
        return !/ (class|style|aria-selected|aria-pressed|data-[\w-]+)$/.test(key);
      });
    },
    isElsewhere(number) {
      const layer = registry.elements[number];
      if (!layer) return false;
      const said = [...layer.querySelectorAll(items)].map(wordsOf).filter((words) => words !== '');
      const offered = new Set(
        [...document.querySelectorAll(offers)]
          .filter((one) => !layer.contains(one) && one.checkVisibility())
          .map(wordsOf),
      );
      return said.length > 0 && said.every((words) => offered.has(words));
    },
  };

  function wordsOf(element: Element): string {
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return words.replace(/\s+/g, ' ').trim().toLowerCase();
  }
}
