import type { WorldWithRegistry } from '../../engines/element-registry.ts';

/** A small box over the page with something to press in it. */
export interface Floating {
  /** Its number in the registry. */
  element: number;
  words: string;
  /** What can be pressed in it. */
  buttons: string;
}

interface Glance {
  /** Null: it is gone, or no field was named. */
  held: string | null;
  hasChanged: boolean;
  /** How often the page has tried to load a document, itself or another one. */
  leaving: number;
}

/** A live region and what it has said. */
interface Heard {
  element: number;
  words: string;
  times: number;
  /** It interrupts what a screen reader is saying. */
  interrupts: boolean;
}

/** What is to be known of a page while time goes by. */
export interface WaitEyesInPage {
  /** Begins to count what live regions say. */
  listen(): void;
  /** How often each has said something else since then, within a minute. */
  heard(): Heard[];
  floating(): Floating[];
  /** What a field holds, and whether the page has changed since the question was asked last. */
  glance(field: number | null): Glance;
  /** How long a dialog had been there when what was written, or most of the page, went away: in seconds; null where none was. */
  warnedFor(): number | null;
  /** Of text, in characters. */
  shownText(): number;
  /** What is written in an element, cut. */
  wordsIn(element: number): string;
  /** What can be pressed in an element, each with its words; empty words for a sign. */
  controlsIn(element: number): string[];
}

interface WorldWithWaitEyes extends WorldWithRegistry {
  curbcutWaitEyes: WaitEyesInPage;
}

/** Runs in the page's isolated world; may run again. */
export function installWaitEyes(): void {
  const world = globalThis as unknown as WorldWithWaitEyes;
  if (world.curbcutWaitEyes) return;
  const { curbcutRegistry: registry } = world;
  /** Of the window. */
  const mostOfWindow = 0.3;
  let observer: MutationObserver | null = null;
  let changed = true;
  let leaving = 0;
  const dialogs = 'dialog[open],[role="dialog" i],[role="alertdialog" i]';
  /** Where so much of the text is gone, the page is another one. */
  const mostGone = 0.6;
  /** So often it is looked whether the time is over while a dialog is there. */
  const mostLooks = 500;
  let looks = 0;
  let openSinceMs: number | null = null;
  let warnedForMs: number | null = null;
  navigation.addEventListener('navigate', ({ destination }) => {
    if (!destination.sameDocument) leaving += 1;
  });

  const regions =
    '[role="alert" i],[role="status" i],[role="log" i],[aria-live="polite" i],[aria-live="assertive" i],output';
  const alert = '[role="alert" i]';
  const mostRoots = 50;
  const heardMs = 60_000;
  const said = new Map<Element, { words: string; times: number }>();

  world.curbcutWaitEyes = {
    listen() {
      const startMs = performance.now();
      const roots = openRoots();
      for (const region of roots.flatMap((root) => [...root.querySelectorAll(regions)]))
        said.set(region, { words: textOf(region), times: 0 });
      const listener = new MutationObserver((records) => {
        if (performance.now() - startMs > heardMs) {
          listener.disconnect();
          return;
        }
        hearAlerts(records.flatMap(({ addedNodes }) => [...addedNodes]));
        const changedIn = new Set(records.flatMap(({ target }) => regionAround(target) ?? []));
        for (const region of changedIn) {
          const words = textOf(region);
          const known = said.get(region) ?? { words: '', times: 0 };
          if (words === '' || words === known.words) continue;
          said.set(region, { words, times: known.times + 1 });
        }
      });
      for (const root of roots)
        listener.observe(root, { characterData: true, childList: true, subtree: true });
    },
    heard: () =>
      [...said].map(([region, story]) => ({
        element: registry.numberOf(region),
        words: story.words.slice(0, 80),
        times: story.times,
        interrupts: isAssertive(region),
      })),
    floating() {
      const boxes = new Map<Element, string[]>();
      for (const button of document.querySelectorAll('button,a[href],[role="button"]')) {
        if (!isVisible(button)) continue;
        const box = floatAround(button);
        if (box) boxes.set(box, [...(boxes.get(box) ?? []), wordsOf(button)]);
      }
      return [...boxes].map(([box, buttons]) => ({
        element: registry.numberOf(box),
        words: wordsOf(box),
        buttons: buttons.filter((words) => words !== '').join(', '),
      }));
    },
    glance(field) {
      if (!observer) {
        const before = {
          dialogs: openDialogs(),
          text: shownText(),
          held: field === null ? null : held(field),
        };
        const isOver = () =>
          (before.held !== null && before.held !== '' && !held(field ?? -1)) ||
          shownText() < before.text * (1 - mostGone);
        observer = new MutationObserver((records) => {
          changed = true;
          // A clock that counts down opens nothing.
          const isText = records.every(
            ({ type, addedNodes, removedNodes }) =>
              type !== 'attributes' &&
              [...addedNodes, ...removedNodes].every((node) => node instanceof Text),
          );
          if (isText && openSinceMs === null) return;
          if (warnedForMs !== null || looks >= mostLooks) return;
          if (openSinceMs === null) {
            if (openDialogs() > before.dialogs) openSinceMs = performance.now();
            return;
          }
          looks += 1;
          if (isOver()) warnedForMs = performance.now() - openSinceMs;
          else if (openDialogs() <= before.dialogs) openSinceMs = null;
        });
        const all = { attributes: true, characterData: true, childList: true, subtree: true };
        for (const tree of openRoots()) observer.observe(tree, all);
      }
      const hasChanged = changed || observer.takeRecords().length > 0;
      changed = false;
      return { held: field === null ? null : held(field), hasChanged, leaving };
    },
    warnedFor: () => (warnedForMs === null ? null : Math.round(warnedForMs / 1_000)),
    shownText,
    wordsIn(number) {
      const words = (registry.elements[number] as HTMLElement | undefined)?.innerText ?? '';
      return words.replace(/\s+/g, ' ').trim().slice(0, 300);
    },
    controlsIn(number) {
      const element = registry.elements[number];
      const controls = 'button,a[href],input,select,textarea,[role="button" i],[role="link" i]';
      return [...(element?.querySelectorAll(controls) ?? [])]
        .filter(isVisible)
        .map((control) => wordsOf(control) || (control as HTMLInputElement).value || '');
    },
  };

  /** The document and what stands in open shadow trees. */
  function openRoots(): (Document | ShadowRoot)[] {
    const roots: (Document | ShadowRoot)[] = [document];
    for (const root of roots)
      for (const { shadowRoot } of root.querySelectorAll('*'))
        if (shadowRoot && roots.length < mostRoots) roots.push(shadowRoot);
    return roots;
  }

  /** An alert is told when it comes, and each time that it is put in the place of the last one. */
  function hearAlerts(nodes: readonly Node[]): void {
    const alerts = nodes.flatMap((node) =>
      node instanceof Element && node.isConnected
        ? [...(node.matches(alert) ? [node] : []), ...node.querySelectorAll(alert)]
        : [],
    );
    for (const one of new Set(alerts)) {
      const words = textOf(one);
      if (words === '' || regionAround(one) !== one) continue;
      const last = [...said].find(([other]) => !other.isConnected && isAlike(other, one));
      if (last) said.delete(last[0]);
      const known = last?.[1] ?? said.get(one);
      // Its words count here, and not once more as a change of them.
      said.set(one, { words, times: (known?.times ?? 0) + 1 });
    }
  }

  function isAlike(one: Element, other: Element): boolean {
    return ['id', 'class', 'role'].every(
      (name) => one.getAttribute(name) === other.getAttribute(name),
    );
  }

  function openDialogs(): number {
    return openRoots().reduce(
      (sum, tree) => sum + [...tree.querySelectorAll(dialogs)].filter(isVisible).length,
      0,
    );
  }

  function shownText(): number {
    return openRoots().reduce((sum, tree) => {
      const tops = tree instanceof Document ? [tree.body] : [...tree.children];
      return sum + tops.reduce((all, top) => all + (textIn(top)?.length ?? 0), 0);
    }, 0);
  }

  function textIn(element: Element | null): string | undefined {
    return element instanceof HTMLElement && !/^(STYLE|SCRIPT)$/.test(element.tagName)
      ? element.innerText
      : undefined;
  }

  /** The next one around; null too where it is told to keep quiet, or is not there for assistive technology. */
  function regionAround(node: Node): Element | null {
    const start = node instanceof Element ? node : node.parentElement;
    const region = start?.closest(`${regions},[aria-live="off" i]`);
    if (!region || region.getAttribute('aria-live')?.trim().toLowerCase() === 'off') return null;
    const isThere =
      region.checkVisibility({ visibilityProperty: true }) &&
      !region.closest('[aria-hidden="true"]');
    return isThere ? region : null;
  }

  function textOf(region: Element): string {
    return (region.textContent ?? '').replace(/\s+/g, ' ').trim();
  }

  function isAssertive(region: Element): boolean {
    const live = region.getAttribute('aria-live')?.trim().toLowerCase() ?? '';
    return live === 'assertive' || (live === '' && region.matches('[role="alert" i]'));
  }

  function held(number: number): string | null {
    const element = registry.elements[number];
    if (!element?.isConnected || !isVisible(element)) return null;
    return (element as HTMLInputElement).value ?? '';
  }

  function isVisible(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 2 &&
      height > 2 &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  }

  function floatAround(element: Element): Element | null {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (getComputedStyle(at).position !== 'fixed') continue;
      const { width, height } = at.getBoundingClientRect();
      return width * height > innerWidth * innerHeight * mostOfWindow ? null : at;
    }
    return null;
  }

  function wordsOf(element: Element): string {
    const words = element.getAttribute('aria-label') || (element as HTMLElement).innerText || '';
    const line = words.replace(/\s+/g, ' ').trim();
    return line.length > 120 ? `${line.slice(0, 119)}…` : line;
  }
}
