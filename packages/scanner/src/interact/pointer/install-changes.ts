import type { WorldWithRegistry } from '../../engines/element-registry.ts';
import type { WorldWithDom } from '../in-page/install-dom.ts';
import type { WorldWithSight } from './install-sight.ts';

/** What changes in the page. */
export interface ChangesInPage {
  /**
   * Resolves when nothing has changed for so long and no transition runs, at most after `mostMs`: then to keys of what
   * changes all the time, by itself.
   */
  rest(quietMs: number, mostMs: number): Promise<string[]>;
  /** Begins to notice what changes. */
  watch(): void;
  /** What is another way than when that began: a key for each element and what of it. */
  changes(): string[];
  /** Of these, what the page changed while it was told that the pointer went down, and not at some time after. */
  changedAtPress(): string[];
  /** Of some keys those that name nothing but the looks of a control: what came and went in it says nothing and shows nothing. */
  onlyLooks(keys: string[], host: number): string[];
  /** The words of what the keys of changes name, where something has some. */
  wordsOfChanges(keys: string[]): string;
}

export interface WorldWithChanges {
  curbcutChangeEyes: ChangesInPage;
}

/** Runs in the page's isolated world; may run again. */
export function installChanges(): void {
  const world = globalThis as unknown as WorldWithChanges &
    WorldWithDom &
    WorldWithRegistry &
    WorldWithSight;
  if (world.curbcutChangeEyes) return;
  const { curbcutRegistry: registry } = world;
  const { isRunning } = world.curbcutDom;
  const { contains, nameOf, telling } = world.curbcutSight;
  const mostRoots = 200;
  const everything = {
    attributes: true,
    attributeOldValue: true,
    characterData: true,
    characterDataOldValue: true,
    childList: true,
    subtree: true,
  };
  let observer: MutationObserver | null = null;
  let firstValues = new Map<
    string,
    { element: Element; value: string | null; now(): string | null; nodes: Node[] }
  >();
  let scrolled = new Set<Element>();
  let fieldsBefore = new Map<Element, string>();
  let isPressing = false;
  let atPress = new Set<string>();

  addEventListener(
    'scroll',
    ({ target }) => {
      if (target instanceof Element) scrolled.add(target);
    },
    { capture: true, passive: true },
  );

  const beginPress = () => {
    note(observer?.takeRecords() ?? []);
    if (isPressing) return;
    isPressing = true;
    // Both events of the pointer are told in one task, with what promises do then.
    setTimeout(() => {
      note(observer?.takeRecords() ?? []);
      for (const key of filledFields()) atPress.add(key);
      isPressing = false;
    });
  };
  addEventListener('pointerdown', beginPress, true);
  addEventListener('mousedown', beginPress, true);

  world.curbcutChangeEyes = {
    rest(quietMs, mostMs) {
      const begunMs = performance.now();
      let lastMs = begunMs;
      const restless = new Set<string>();
      const resting = new MutationObserver((records) => {
        lastMs = performance.now();
        if (lastMs - begunMs < quietMs) return;
        for (const record of records) for (const key of keyOf(record)) restless.add(key);
      });
      observeAll(resting);
      return new Promise((resolve) => {
        const look = () => {
          const nowMs = performance.now();
          const isQuiet = nowMs - lastMs >= quietMs && !hasTransitions();
          if (!isQuiet && nowMs - begunMs < mostMs) {
            setTimeout(look, 30);
            return;
          }
          resting.disconnect();
          resolve(isQuiet ? [] : [...restless]);
        };
        setTimeout(look, quietMs);
      });
    },
    watch() {
      observer?.disconnect();
      firstValues = new Map();
      scrolled = new Set();
      atPress = new Set();
      fieldsBefore = new Map(fields().map((field) => [field, stateOf(field)]));
      observer = new MutationObserver(note);
      observeAll(observer);
    },
    changes() {
      note(observer?.takeRecords() ?? []);
      const changed = [...firstValues.keys()].filter((key) => {
        const first = firstValues.get(key);
        return first !== undefined && first.now() !== first.value;
      });
      const moved = [...scrolled].map((one) => `${registry.numberOf(one)} scroll`);
      return [...changed, ...filledFields(), ...moved];
    },
    changedAtPress: () => [...atPress],
    onlyLooks(keys, number) {
      const host = registry.elements[number];
      return keys.filter((key) => {
        const change = firstValues.get(key);
        if (!host || !change || change.nodes.length === 0) return false;
        return contains(host, change.element) && change.nodes.every(saysNothing);
      });
    },
    wordsOfChanges(keys) {
      for (const key of keys) {
        const element = registry.elements[Number(key.split(' ')[0])];
        const words = element?.isConnected ? nameOf(element) : '';
        if (words !== '') return words;
      }
      return '';
    },
  };

  function note(records: readonly MutationRecord[]): void {
    for (const record of records) {
      const element = elementOf(record);
      const [key] = keyOf(record);
      if (!element || key === undefined) continue;
      if (isPressing) atPress.add(key);
      const { attributeName, oldValue, type } = record;
      const nodes = [...record.addedNodes, ...record.removedNodes];
      const known = firstValues.get(key);
      if (known) {
        known.nodes.push(...nodes);
        continue;
      }
      const text = record.target;
      const now = () => {
        if (type === 'attributes')
          return asMeant(`${attributeName}`, element.getAttribute(`${attributeName}`));
        return type === 'characterData' ? text.nodeValue : 'changed';
      };
      const value = type === 'childList' ? '' : asMeant(`${attributeName}`, oldValue);
      firstValues.set(key, { element, value, now, nodes });
    }
  }

  /** Libraries that add a class and take it away again write the others anew, in another order or with other spaces. */
  function asMeant(attribute: string, value: string | null): string | null {
    if (attribute !== 'class') return value;
    return [...new Set(value?.split(/\s+/).filter(Boolean))].toSorted().join(' ');
  }

  function saysNothing(node: Node): boolean {
    if ((node.textContent?.trim() ?? '') !== '') return false;
    return !(node instanceof Element && (node.matches(telling) || node.querySelector(telling)));
  }

  /** What happens in an open shadow tree is told to nobody outside. */
  function observeAll(observing: MutationObserver): void {
    const roots: Node[] = [document];
    for (const root of roots) {
      observing.observe(root, everything);
      for (const { shadowRoot } of (root as ParentNode).querySelectorAll('*'))
        if (shadowRoot && roots.length < mostRoots) roots.push(shadowRoot);
    }
  }

  function filledFields(): string[] {
    return fields().flatMap((field) => {
      const was = fieldsBefore.get(field);
      return was === undefined || was === stateOf(field)
        ? []
        : [`${registry.numberOf(field)} value`];
    });
  }

  function elementOf({ target }: MutationRecord): Element | null {
    if (target instanceof ShadowRoot) return target.host;
    return target instanceof Element ? target : target.parentElement;
  }

  /** What of which element has changed; empty for what only tells where the pointer or the focus is. */
  function keyOf(record: MutationRecord): string[] {
    const element = elementOf(record);
    const { attributeName, type } = record;
    if (!element) return [];
    if (attributeName && /grab|drag|hover|focus|^data-(over|active)/.test(attributeName)) return [];
    return [`${registry.numberOf(element)} ${type === 'attributes' ? `${attributeName}` : type}`];
  }

  /** Such as end by themselves. */
  function hasTransitions(): boolean {
    return document.getAnimations().some(isRunning);
  }

  function fields(): (HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement)[] {
    return [
      ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
        'input,select,textarea',
      ),
    ].slice(0, 500);
  }

  function stateOf(field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): string {
    return field instanceof HTMLInputElement ? `${field.value} ${field.checked}` : field.value;
  }
}
