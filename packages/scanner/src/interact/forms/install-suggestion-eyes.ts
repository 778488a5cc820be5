import type { WorldWithRegistry } from '../../engines/element-registry.ts';

/** What a field offers under what was typed; elements by their numbers in the registry. */
interface Suggested {
  count: number;
  /** What the first one says, cut. */
  words: string;
  /** Tab leads to them. */
  areStops: boolean;
  /** The field says that it has a list, open or closed, or a live region has told of it. */
  isTold: boolean;
}

export interface SuggestionEyesInPage {
  /** Gives the field the focus, selects all that is in it, and remembers what is in sight. */
  select(field: number): boolean;
  /** What has come over the page beside the field since then, to be chosen from; null: nothing. */
  suggested(field: number): Suggested | null;
  /** What is suggested, how it looks, what is written and where the focus is: a key that changes any of it was answered. */
  describe(field: number): string;
  /** What people who listen get of that: where the focus is, which one is said to be marked, what is written and announced. */
  heard(field: number): string;
}

interface WorldWithSuggestionEyes extends WorldWithRegistry {
  curbcutSuggestionEyes: SuggestionEyesInPage;
}

/** Runs in the page's isolated world; may run again. */
export function installSuggestionEyes(): void {
  const world = globalThis as unknown as WorldWithSuggestionEyes;
  if (world.curbcutSuggestionEyes) return;
  const { curbcutRegistry: registry } = world;
  const candidates = '[role="option" i],li,a,button,div,span,td,p';
  const most = 5_000;
  const nearby = 500;
  const stops = 'a[href],button,input,select,textarea,[tabindex]';
  const regions = '[aria-live]:not([aria-live="off" i]),[role="status" i],[role="alert" i],output';
  let inSight = new Set<Element>();
  let saidBefore = '';
  let items: HTMLElement[] = [];

  world.curbcutSuggestionEyes = {
    select(number) {
      const field = registry.elements[number];
      if (!(field instanceof HTMLInputElement) || !field.isConnected) return false;
      field.focus();
      if (document.activeElement !== field) return false;
      field.select();
      inSight = new Set(candidatesNow());
      saidBefore = saidNow();
      return true;
    },
    suggested(number) {
      const field = registry.elements[number];
      if (!field?.isConnected) return null;
      const fresh = candidatesNow().filter(
        (one) => !inSight.has(one) && isChosen(one) && isBeside(one, field) && isOver(one),
      );
      const outer = fresh.filter(
        (one) => !fresh.some((other) => other !== one && other.contains(one)),
      );
      const groups = Map.groupBy(outer, ({ parentElement }) => parentElement);
      items = [...groups.values()].toSorted((a, b) => b.length - a.length)[0] ?? [];
      const [first] = items;
      // One box that came may be anything, unless it is the only one of a list that goes on with what was typed.
      if (!first || (items.length < 2 && !goesOn(first, field))) return null;
      return {
        count: items.length,
        words: first.innerText.replace(/\s+/g, ' ').trim().slice(0, 60),
        areStops: items.some(isReached),
        isTold: saysItHasList(field) || saidNow() !== saidBefore,
      };
    },
    describe(number) {
      const shown = items.map((one) => {
        const { backgroundColor, color, outlineStyle } = getComputedStyle(one);
        return [backgroundColor, color, outlineStyle].join(' ');
      });
      const list = items[0]?.parentElement?.outerHTML.slice(0, 20_000);
      return JSON.stringify([standing(number), list, shown]);
    },
    heard(number) {
      const selected = [...document.querySelectorAll('[aria-selected="true" i]')].map((one) =>
        registry.numberOf(one),
      );
      return JSON.stringify([standing(number), selected, saidNow()]);
    },
  };

  /** Where the focus is, which one is said to be active, and what is written. */
  function standing(number: number): unknown[] {
    const field = registry.elements[number];
    const active = document.activeElement;
    const marked = [...document.querySelectorAll('[aria-activedescendant]')].map((one) =>
      one.getAttribute('aria-activedescendant'),
    );
    const value = field instanceof HTMLInputElement ? field.value : '';
    return [active ? registry.numberOf(active) : null, marked, value];
  }

  function saidNow(): string {
    return [...document.querySelectorAll(regions)]
      .map(({ textContent }) => textContent.trim())
      .join('\n');
  }

  /** By its role or what it says of its list, or as what is around it says so, as in ARIA 1.1. */
  function saysItHasList(field: Element): boolean {
    const names = [
      'list',
      'aria-expanded',
      'aria-autocomplete',
      'aria-haspopup',
      'aria-controls',
      'aria-owns',
      'aria-activedescendant',
      'aria-roledescription',
    ];
    return (
      field.closest('[role~="combobox" i]') !== null ||
      names.some((name) => field.hasAttribute(name))
    );
  }

  function candidatesNow(): HTMLElement[] {
    return [...document.querySelectorAll<HTMLElement>(candidates)]
      .slice(-most)
      .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
  }

  function isChosen(one: HTMLElement): boolean {
    if (one.innerText.trim() === '') return false;
    return (
      one.getAttribute('role')?.trim().toLowerCase() === 'option' ||
      getComputedStyle(one).cursor === 'pointer'
    );
  }

  function goesOn(one: HTMLElement, field: Element): boolean {
    const typed = field instanceof HTMLInputElement ? field.value.trim().toLowerCase() : '';
    const isOfList =
      /^(li|td)$/i.test(one.tagName) || one.getAttribute('role')?.trim().toLowerCase() === 'option';
    return isOfList && typed.length > 1 && one.innerText.toLowerCase().includes(typed);
  }

  /** Under the field, or close over it. */
  function isBeside(one: Element, field: Element): boolean {
    const box = one.getBoundingClientRect();
    const at = field.getBoundingClientRect();
    const isWide = box.width > 2 && box.height > 2;
    const isAcross = box.left < at.right && box.right > at.left;
    const isUnder = box.top >= at.top && box.top < at.bottom + nearby;
    const isAbove = box.bottom <= at.bottom && box.bottom > at.top - nearby;
    return isWide && isAcross && (isUnder || isAbove);
  }

  /** It lies over the page, or says that it is to be chosen from. */
  function isOver(one: Element): boolean {
    for (let at: Element | null = one; at && at !== document.body; at = at.parentElement) {
      if (/^(absolute|fixed)$/.test(getComputedStyle(at).position)) return true;
      if (at.getAttribute('role')?.trim().toLowerCase() === 'listbox') return true;
    }
    return false;
  }

  function isReached(one: HTMLElement): boolean {
    const own = [one, ...one.querySelectorAll<HTMLElement>(stops)];
    const around = one.closest<HTMLElement>(stops);
    return [...own, ...(around ? [around] : [])].some(
      (part) => part.matches(stops) && part.tabIndex >= 0,
    );
  }
}
