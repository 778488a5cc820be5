import type { WorldWithRegistry } from '../../engines/element-registry.ts';
import type { StaleState } from '../page-use.ts';
import type { WorldWithDom } from './install-dom.ts';
import type { WorldWithLiveRegions } from './install-live-regions.ts';
import type { WorldWithPressed } from './install-pressed.ts';
import type { WorldWithTexts } from './install-texts.ts';

/** What controls say of their state, and whether it is so. */
export interface StatesInPage {
  /** Begins anew: what controls say now is known. */
  remember(element: Element): void;
  /** Of what the control that was pressed says it controls: is it shown? Null where it says nothing of the kind. */
  isControlledShown(): boolean | null;
  /** What a control says of its state, where that is something else than it was; else empty. */
  changed(element: Element): string;
  /** Learns what a control opens from what has come into sight or gone out of it with its press. */
  learnOpened(pressed: Element, now: Map<Element, string>): void;
  /** Others than what was pressed that go on to say what is so no more. */
  stale(pressed: Element, now: Map<Element, string>): StaleState[];
  /** How many fields more than before say that what they hold is refused. */
  newlyRefused(): number;
  /** Whether it shows that it has opened what it opens; null where it says nothing of the kind. */
  expandedOf(element: number): string | null;
  /** It says that it is open, and nothing that it had opened is in sight any more. */
  isOpenInVain(element: number): boolean;
}

export interface WorldWithStates {
  curbcutStates: StatesInPage;
}

/** Runs in the page's isolated world; may run again. */
export function installStates(): void {
  const world = globalThis as unknown as WorldWithStates &
    WorldWithDom &
    WorldWithLiveRegions &
    WorldWithPressed &
    WorldWithRegistry &
    WorldWithTexts;
  if (world.curbcutStates) return;
  const { curbcutPressed: press, curbcutRegistry: registry, curbcutTexts: texts } = world;
  const { all, contains, isShown, wordsOf } = world.curbcutDom;
  const { liveAround } = world.curbcutLiveRegions;
  const groups = [
    ['tab', 'tablist', 'aria-selected'],
    ['radio', 'radiogroup', 'aria-checked'],
    ['option', 'listbox', 'aria-selected'],
  ] as const;
  let chosenBefore = new Set<Element>();
  let openPartsBefore = new Set<Element>();
  let refusedBefore = 0;
  let stateBefore = '';
  /** What controls that say whether they are open have shown or hidden, as words. */
  const openedBy = new Map<Element, ReadonlySet<string>>();

  world.curbcutStates = {
    remember(element) {
      chosenBefore = new Set(chosenInGroup(element).map(({ one }) => one));
      openPartsBefore = new Set(openParts());
      refusedBefore = refusedFields();
      stateBefore = statesOf(element);
    },
    isControlledShown,
    changed: (element) => (statesOf(element) === stateBefore ? '' : statesOf(element)),
    learnOpened,
    stale: staleStates,
    newlyRefused: () => refusedFields() - refusedBefore,
    expandedOf: (number) => registry.elements[number]?.getAttribute('aria-expanded') ?? null,
    isOpenInVain(number) {
      const element = registry.elements[number];
      return element !== undefined && isShown(element) && saysOpenInVain(element, texts.read());
    },
  };

  function isControlledShown(): boolean | null {
    const target = press.control && controlledBy(press.control);
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
    if (press.layer || press.texts.size === 0 || now.size === 0 || says === said) return;
    if (!/^(true|false)$/.test(says ?? '') || !/^(true|false)$/.test(said ?? '')) return;
    const [before, after] = says === 'true' ? [press.texts, now] : [now, press.texts];
    const known = new Set(before.values());
    const words = [...after].flatMap(([block, text]) =>
      known.has(text) || liveAround(block) || contains(pressed, block) ? [] : [text],
    );
    if (words.length > 0) openedBy.set(pressed, new Set(words));
  }

  function saysOpenInVain(element: Element, now: Map<Element, string>): boolean {
    const opened = openedBy.get(element);
    if (!opened || now.size === 0 || element.getAttribute('aria-expanded') !== 'true') return false;
    return ![...now.values()].some((text) => opened.has(text));
  }

  /** Controls that say that they are open, where what they control, or was seen to open, is in sight. */
  function openParts(): Element[] {
    const shown = new Set(press.texts.values());
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
      if (openedBy.has(one)) return saysOpenInVain(one, now);
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
}
