import type { WorldWithRegistry } from '../../engines/element-registry.ts';

/** CSS pixels of the window. */
export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

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

/** Something that came in sight. */
export interface Appeared {
  /** In the registry of the frame. */
  element: number;
  words: string;
  box: Box;
  /** It lies over text, pictures or controls of the page that are not those that brought it. */
  covers: boolean;
  /** How many controls it holds. */
  controls: number;
}

/** A control that may do without dragging what dragging does. */
export interface NearControl {
  element: number;
  words: string;
  /** What its code calls it, and where it leads. */
  hints: string;
  kind: 'button' | 'select' | 'number' | 'entry';
}

/** Elements are known by their numbers in the registry. */
export interface EyesInPage {
  /** Remembers a thing of a list, to find it again when the list is made anew. */
  track(element: number): void;
  /** Where that thing stands now: its number in the registry, and its place among those made alike and among their lists. */
  tracked(): { element: number; place: string } | null;
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
  /** Controls in an element and around it, the nearest first. */
  controlsNear(host: number, most: number): NearControl[];
  /** Controls of something that came in sight. */
  controlsIn(element: number, most: number): NearControl[];
  /** Chooses another option than the one that is chosen. */
  chooseAnother(select: number): boolean;
  /** How many options it has that can be chosen. */
  optionsOf(select: number): number;
  /** Writes a number into a field that is so much greater or less than what it holds. False where it holds none. */
  enterAnother(field: number, times: number): boolean;
  /** The key that moves a slider to the end that is farther away, and the one back; null where it is none. */
  keysOfRange(element: number): { there: 'Home' | 'End'; back: 'Home' | 'End' } | null;
  /** Drags an element as the browser does where the page lets it be dragged, and drops it on what hears that. */
  dragTo(element: number, targets: number[]): number;
  /** The words of what the keys of changes name, where something has some. */
  wordsOfChanges(keys: string[]): string;
  /** Elements that style sheets show something for while the pointer is over them, one of a making. */
  hoverHosts(most: number): number[];
  /** Remembers what is in sight. */
  remember(): void;
  /** What came in sight since, outside of the element that brought it. */
  appeared(host: number): Appeared[];
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
  /** Words that styles draw before or after an element while they can be seen; empty: none. */
  drawnWords(element: number): string;
  focusOn(element: number): boolean;
  /** Takes the focus from whatever has it. */
  blur(): void;
  /** Resolves when it came in sight or went out of sight, at most after `mostMs`. */
  until(element: number, isSeen: boolean, mostMs: number): Promise<boolean>;
  /** It, something in it or what it stands in moves or fades, and will come to an end with that. */
  isMoving(element: number): boolean;
}

export interface WorldWithEyes extends WorldWithRegistry {
  curbcutEyes: EyesInPage;
}

/** Runs in the page's isolated world; may run again. */
export function installEyes(): void {
  const world = globalThis as unknown as WorldWithEyes;
  if (world.curbcutEyes) return;
  const { curbcutRegistry: registry } = world;
  const mostElements = 20_000;
  const mostRules = 20_000;
  const controls =
    'a[href],button,input:not([type="hidden"]),select,textarea,summary,[tabindex],[role="button"],[role="slider"]';
  const pressable =
    'button,input[type="button"],input[type="number"],input[inputmode="numeric"],input[inputmode="decimal"],input[type="range"],input[type="checkbox"],input[type="radio"],select,summary,a[href^="#"],[role="button"],[role="menuitem"],[role="switch"],[role="option"]';
  const sides = [
    [0.15, 0.5],
    [0.85, 0.5],
    [0.5, 0.15],
    [0.5, 0.85],
  ];
  const telling = 'img,svg,canvas,video,button,input,select,textarea';
  const mostRoots = 200;
  const everything = {
    attributes: true,
    attributeOldValue: true,
    characterData: true,
    characterDataOldValue: true,
    childList: true,
    subtree: true,
  };
  let before = new Set<Element>();
  let observer: MutationObserver | null = null;
  let thing: Element | null = null;
  let sign = { selector: '', own: '', words: '' };
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
    track(number) {
      thing = registry.elements[number] ?? null;
      if (thing)
        sign = { selector: selectorOf(thing), own: ownSign(thing), words: firstWords(thing) };
    },
    tracked() {
      const alike = [...document.querySelectorAll(sign.selector || ':not(*)')];
      const now =
        alike.find((one) => one === thing) ??
        alike.find((one) => sign.own !== '' && ownSign(one) === sign.own) ??
        alike.find((one) => firstWords(one) === sign.words);
      if (!now) return null;
      const lists = [...new Set(alike.map(parentOf))];
      const shelf = now.parentElement;
      const shelves = shelf ? [...document.querySelectorAll(selectorOf(shelf))] : [];
      const place = `${alike.indexOf(now)} ${lists.indexOf(parentOf(now))} ${shelf ? shelves.indexOf(shelf) : -1}`;
      return { element: registry.numberOf(now), place };
    },
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
    controlsNear(number, most) {
      const host = registry.elements[number];
      if (!host) return [];
      const found = new Set<Element>();
      let around: Element | null = host;
      for (let level = 0; level < 4 && around && around !== document.body; level += 1) {
        for (const one of around.querySelectorAll(pressable)) found.add(one);
        around = parentOf(around);
      }
      found.delete(host);
      return describeControls(fewAlike([...found], host), most);
    },
    controlsIn(number, most) {
      const element = registry.elements[number];
      return element
        ? describeControls([...element.querySelectorAll(`${pressable},li,[role]`)], most)
        : [];
    },
    chooseAnother(number) {
      const select = registry.elements[number];
      if (!(select instanceof HTMLSelectElement) || select.options.length < 2) return false;
      select.selectedIndex = (select.selectedIndex + 1) % select.options.length;
      select.dispatchEvent(new Event('input', { bubbles: true }));
      select.dispatchEvent(new Event('change', { bubbles: true }));
      return true;
    },
    optionsOf(number) {
      const select = registry.elements[number];
      if (!(select instanceof HTMLSelectElement)) return 0;
      return [...select.options].filter(({ disabled }) => !disabled).length;
    },
    enterAnother(number, times) {
      const field = registry.elements[number];
      const now = field instanceof HTMLInputElement ? Number.parseFloat(field.value) : Number.NaN;
      if (!(field instanceof HTMLInputElement) || Number.isNaN(now)) return false;
      field.focus();
      field.value = String(Math.round(now * times + Math.sign(times - 1)));
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
      field.blur();
      return true;
    },
    keysOfRange(number) {
      const range = registry.elements[number];
      if (!(range instanceof HTMLInputElement) || range.type !== 'range') return null;
      const [least, most] = [Number(range.min || 0), Number(range.max || 100)];
      const isLow = range.valueAsNumber - least < most - range.valueAsNumber;
      return isLow ? { there: 'End', back: 'Home' } : { there: 'Home', back: 'End' };
    },
    dragTo(number, targets) {
      const element = registry.elements[number];
      if (!element) return -1;
      const dataTransfer = new DataTransfer();
      const tell = (type: string, target: Element) => {
        const { x, y, width, height } = target.getBoundingClientRect();
        return target.dispatchEvent(
          new DragEvent(type, {
            bubbles: true,
            cancelable: true,
            composed: true,
            clientX: x + width / 2,
            clientY: y + height / 2,
            dataTransfer,
          }),
        );
      };
      if (!tell('dragstart', element)) return -1;
      for (const onto of placesFor(element, targets).slice(0, 30)) {
        tell('dragenter', onto);
        if (tell('dragover', onto)) continue;
        tell('drop', onto);
        tell('dragend', element);
        return registry.numberOf(onto);
      }
      tell('dragend', element);
      return -1;
    },
    wordsOfChanges(keys) {
      for (const key of keys) {
        const element = registry.elements[Number(key.split(' ')[0])];
        const words = element?.isConnected ? nameOf(element) : '';
        if (words !== '') return words;
      }
      return '';
    },
    hoverHosts,
    remember() {
      before = new Set(inSight());
    },
    appeared(number) {
      const host = registry.elements[number];
      if (!host) return [];
      const fresh = inSight().filter((one) => !before.has(one) && one !== host);
      const boxes = new Set(
        fresh.filter((one) => !isOfHost(one, host)).map((one) => outermost(one, host)),
      );
      return [...boxes].slice(0, 5).map((one) => ({
        element: registry.numberOf(one),
        words: cut((one as HTMLElement).innerText ?? ''),
        box: rectOf(one),
        covers: covers(one, host),
        controls: one.querySelectorAll(controls).length + (one.matches(controls) ? 1 : 0),
      }));
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
            const at = deepestAt(point);
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
    drawnWords(number) {
      const element = registry.elements[number];
      return element ? drawnWords(element) : '';
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
      return [...(element?.getAnimations({ subtree: true }) ?? []), ...around].some(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
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
    return document
      .getAnimations()
      .some(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
  }

  function selectorOf(element: Element): string {
    const name = element.getAttribute('class')?.trim().split(/\s+/)[0];
    return name ? `${element.localName}.${CSS.escape(name)}` : element.localName;
  }

  function ownSign({ attributes }: Element): string {
    return [...attributes]
      .filter(({ name }) => name === 'id' || /^data-.*(id|key|name|index)?$/.test(name))
      .map(({ name, value }) => `${name}=${value}`)
      .join(' ');
  }

  function firstWords(element: Element): string {
    return (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 30);
  }

  /** Of many that are made alike, which are things and no tools, one stands for all; tools that say where to come first. */
  function fewAlike(all: readonly Element[], host: Element): Element[] {
    // What stands in the thing itself is about it, each in its way.
    const making = (one: Element) =>
      `${one.localName} ${one.getAttribute('class')} ${one.parentElement?.getAttribute('class')} ${host.contains(one) ? nameOf(one) : ''}`;
    const counts = new Map<string, number>();
    for (const one of all) counts.set(making(one), (counts.get(making(one)) ?? 0) + 1);
    const taken = new Map<string, number>();
    const few = all.filter((one) => {
      const key = making(one);
      const count = (taken.get(key) ?? 0) + 1;
      taken.set(key, count);
      return count <= ((counts.get(key) ?? 0) > 4 ? 1 : 4);
    });
    const directions =
      /[←→↑↓⇐⇒⬅➡⬆⬇‹›«»+−–-]|(?<!\p{L})(left|right|up|down|north|south|east|west|next|previous|move|zoom|links|rechts|hoch|oben|unten|runter|nord|süd|ost|west|nächst|vorig|verschieb|gauche|droite|haut|bas|suivant|précédent|déplac|arriba|abajo|izquierda|derecha|norte|sur|este|oeste|siguiente|anterior|mover)/iu;
    const says = few.filter((one) => directions.test(nameOf(one)));
    return [...says, ...few.filter((one) => !says.includes(one))];
  }

  /** What may take what is dragged: what was found to hear it, and places like the one where it is. */
  function placesFor(element: Element, targets: readonly number[]): Element[] {
    const heard = targets.flatMap((target) => registry.elements[target] ?? []);
    const alike: Element[] = [];
    let around = parentOf(element);
    for (let level = 0; level < 4 && around && around !== document.body; level += 1) {
      alike.push(...document.querySelectorAll(selectorOf(around)));
      around = parentOf(around);
    }
    alike.push(...document.querySelectorAll(selectorOf(element)));
    return [
      ...new Set([
        ...heard,
        ...heard.flatMap((one) => [...one.querySelectorAll('button,a[href],li')]),
        ...alike,
      ]),
    ].filter((one) => !contains(one, element) && !contains(element, one) && holdsBox(one));
  }

  function holdsBox(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect();
    return width > 3 && height > 3 && element.checkVisibility({ visibilityProperty: true });
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

  function describeControls(elements: readonly Element[], most: number): NearControl[] {
    return elements
      .filter((one) => {
        if (one.matches(':disabled,[aria-disabled="true"]') || one.closest('[inert]')) return false;
        if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
        if (one.matches('[type="submit"],[type="image"],[type="reset"],[type="file"],[download]'))
          return false;
        if (one instanceof HTMLButtonElement && one.form && one.type !== 'button') return false;
        if (one.closest('form')?.querySelector('[type="password"],[autocomplete^="cc-"]'))
          return false;
        return one.matches(pressable) || getComputedStyle(one).cursor === 'pointer';
      })
      .slice(0, most)
      .map((one) => ({
        element: registry.numberOf(one),
        words: nameOf(one),
        hints: ['href', 'id', 'name', 'value', 'formaction', 'onclick', 'class']
          .map((name) => one.getAttribute(name) ?? '')
          .join(' '),
        kind:
          one.localName === 'select'
            ? 'select'
            : isNumberEntry(one)
              ? 'entry'
              : one.matches('input[type="number"],input[type="range"],input:not([type])')
                ? 'number'
                : 'button',
      }));
  }

  function isNumberEntry(one: Element): boolean {
    return (
      one instanceof HTMLInputElement &&
      one.type === 'text' &&
      /^(numeric|decimal)$/.test(one.inputMode)
    );
  }

  /** Elements that show something of their own: a text, a picture or a control. */
  function inSight(): Element[] {
    const found: Element[] = [];
    const clips = new Map<Element, Box | null>();
    let count = 0;
    const roots: (Document | ShadowRoot)[] = [document];
    for (const root of roots)
      for (const element of root.querySelectorAll('*')) {
        count += 1;
        if (count > mostElements) return found;
        if (element.shadowRoot) roots.push(element.shadowRoot);
        if ((hasText(element) || element.matches(telling)) && isSeen(element, clips))
          found.push(element);
      }
    return found;
  }

  function hasText(element: Element): boolean {
    if (/^(script|style|noscript|template|option|title)$/.test(element.localName)) return false;
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE && /\S/.test(node.nodeValue ?? '')) return true;
    return false;
  }

  function isSeen(element: Element, clips: Map<Element, Box | null>): boolean {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const box = rectOf(element);
    if (box.width < 3 || box.height < 3) return false;
    const wide = Math.max(document.documentElement.scrollWidth, innerWidth);
    if (box.x + box.width <= 0 || box.x >= wide || box.y + box.height + scrollY <= 0) return false;
    for (let at: Element | null = element; at; at = parentOf(at)) {
      let clip = clips.get(at);
      if (clip === undefined) {
        clip = clipOf(at);
        clips.set(at, clip);
      }
      if (clip && !overlap(box, clip)) return false;
    }
    return true;
  }

  /** What of the window an element lets be seen of what is in it; null: all. */
  function clipOf(element: Element): Box | null {
    if (element === document.body || element === document.documentElement) return null;
    const { overflowX, overflowY, clip, clipPath, position } = getComputedStyle(element);
    if (/^(absolute|fixed)$/.test(position) && clip.startsWith('rect(')) {
      const sides = (clip.match(/-?[\d.]+/g) ?? []).map(Number);
      if (sides.every((side) => Math.abs(side) <= 1)) return { x: 0, y: 0, width: 0, height: 0 };
    }
    if (/^inset\((50|100)%/.test(clipPath)) return { x: 0, y: 0, width: 0, height: 0 };
    const isCut = /^(hidden|clip)$/;
    if (!isCut.test(overflowX) && !isCut.test(overflowY)) return null;
    return rectOf(element);
  }

  function overlap(one: Box, other: Box): boolean {
    const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
    const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
    return across > 2 && down > 2;
  }

  function rectOf(element: Element): Box {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  }

  function parentOf(element: Element): Element | null {
    const root = element.getRootNode();
    return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  }

  function contains(around: Element, inside: Element): boolean {
    for (let at: Element | null = inside; at; at = parentOf(at)) if (at === around) return true;
    return false;
  }

  function holdsSight(element: Element): boolean {
    if (!element.isConnected) return false;
    const clips = new Map<Element, Box | null>();
    return [element, ...element.querySelectorAll('*')].some(
      (one) => (hasText(one) || one.matches(telling)) && isSeen(one, clips),
    );
  }

  /** Its own words and drawings, and not a box that it brings. */
  function isOfHost(element: Element, host: Element): boolean {
    if (!contains(host, element)) return contains(element, host);
    for (let at: Element | null = element; at && at !== host; at = parentOf(at))
      if (/^(absolute|fixed)$/.test(getComputedStyle(at).position) && hasWords(at)) return false;
    return true;
  }

  function hasWords(element: Element): boolean {
    return /\p{L}{2}/u.test(element.textContent ?? '');
  }

  /** The whole of what came, of which an element is a part. */
  function outermost(element: Element, host: Element): Element {
    let at = element;
    for (let up = parentOf(at); up; up = parentOf(at)) {
      if (up === document.body || up === document.documentElement || contains(up, host)) break;
      if ([...before].some((one) => one.isConnected && contains(up as Element, one))) break;
      at = up;
    }
    return at;
  }

  function covers(box: Element, host: Element): boolean {
    const area = rectOf(box);
    for (const one of before) {
      if (contains(host, one) || contains(box, one) || contains(one, box)) continue;
      if (!one.isConnected || !overlap(rectOf(one), area)) continue;
      if (one.matches(telling)) return true;
      for (const node of one.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE || !/\S/.test(node.nodeValue ?? '')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        if ([...range.getClientRects()].some((rect) => overlap(rect, area))) return true;
      }
    }
    return false;
  }

  function hitPoint(element: Element): Point | null {
    const rects = [...element.getClientRects()].filter(
      ({ width, height }) => width > 1 && height > 1,
    );
    const box = rects[0] ?? element.getBoundingClientRect();
    const tries = [
      [0.5, 0.5],
      [0.2, 0.5],
      [0.8, 0.5],
      [0.5, 0.15],
    ];
    for (const [across = 0, down = 0] of tries) {
      const point = { x: box.x + box.width * across, y: box.y + box.height * down };
      const at = deepestAt(point);
      if (at && contains(element, at)) return point;
    }
    return null;
  }

  function deepestAt({ x, y }: Point): Element | null {
    let at = document.elementFromPoint(x, y);
    while (at?.shadowRoot) {
      const inner = at.shadowRoot.elementFromPoint(x, y);
      if (!inner || inner === at) break;
      at = inner;
    }
    return at;
  }

  function nameOf(element: Element): string {
    const image = element.querySelector('img')?.getAttribute('alt') ?? '';
    return cut(
      element.getAttribute('aria-label') ||
        shownWords(element) ||
        image ||
        element.getAttribute('title') ||
        '',
    );
  }

  /** Its words that can be seen. */
  function shownWords(element: Element): string {
    const words: string[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node && words.length < 20; node = walker.nextNode()) {
      const around = node.parentElement;
      if (around?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        words.push(node.nodeValue ?? '');
    }
    return words.join('').trim();
  }

  function fieldName(element: Element): string {
    const label = (element as HTMLInputElement).labels?.[0]?.textContent ?? '';
    return cut(label || nameOf(element));
  }

  function cut(words: string): string {
    const line = words.replace(/\s+/g, ' ').trim();
    return line.length > 80 ? `${line.slice(0, 79)}…` : line;
  }

  function drawnWords(element: Element): string {
    return ['::before', '::after']
      .map((part) => {
        // What is asked in this world of a part without content may answer by this method alone.
        const style = getComputedStyle(element, part);
        const words = /^"(.*)"$/su.exec(style.getPropertyValue('content'))?.[1] ?? '';
        if (!/\p{L}{2}/u.test(words)) return '';
        const { opacity, visibility, display, transform } = style;
        if (display === 'none' || visibility === 'hidden' || Number(opacity) < 0.1) return '';
        return transform.startsWith('matrix(0,') ? '' : words;
      })
      .join(' ')
      .trim();
  }

  function hoverHosts(most: number): number[] {
    const hosts = new Map<string, Element>();
    let rulesRead = 0;
    const readRules = (rules: CSSRuleList) => {
      for (const rule of rules) {
        rulesRead += 1;
        if (rulesRead > mostRules || hosts.size >= most) return;
        if (rule instanceof CSSStyleRule) {
          if (rule.selectorText.includes(':hover') && shows(rule))
            for (const selector of rule.selectorText.split(/,(?![^(]*\))/))
              addHosts(selector.trim());
          continue;
        }
        if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) continue;
        if ('cssRules' in rule) readRules(rule.cssRules as CSSRuleList);
      }
    };
    const shows = ({ style }: CSSStyleRule) =>
      (style.display !== '' && style.display !== 'none') ||
      style.visibility === 'visible' ||
      Number(style.opacity) > 0.5 ||
      [style.transform, style.clipPath, style.clip, style.maxHeight, style.height, style.left].some(
        (value) => value !== '',
      ) ||
      /["(]/.test(style.content);
    const addHosts = (selector: string) => {
      if (!selector.includes(':hover') || /:not\([^)]*:hover|&/.test(selector)) return;
      const isPseudo = /::?(before|after)$/.test(selector);
      const whole = /^.*:hover[^\s>+~:]*/.exec(selector)?.[0] ?? '';
      if (whole.length === selector.length && !isPseudo) return;
      const plain = (part: string) =>
        part
          .replace(/::?(before|after)$/, '')
          .replace(/:(hover|focus-within|focus-visible|focus)/g, '');
      const rest = selector.slice(whole.length);
      try {
        for (const host of [...document.querySelectorAll(`${plain(whole)}`.trim() || '*')].slice(
          0,
          40,
        )) {
          if (hosts.size >= most) return;
          if (!host.checkVisibility({ visibilityProperty: true })) continue;
          if (!isPseudo && !bringsSomething(host, plain(rest))) continue;
          const key = `${host.localName} ${host.getAttribute('class')} ${host.parentElement?.getAttribute('class')} ${selector}`;
          if (!hosts.has(key)) hosts.set(key, host);
        }
      } catch {
        // A selector that can't be taken apart so names nobody.
      }
    };
    const bringsSomething = (host: Element, rest: string) => {
      const from = /^\s*[+~]/.test(rest) ? host.parentElement : host;
      const scoped = /^\s*[+~]/.test(rest) ? `:scope > *${rest}` : `:scope${rest}`;
      return (
        from !== null &&
        [...from.querySelectorAll(scoped)].some(
          (one) => /\S/.test(one.textContent ?? '') && !holdsSight(one),
        )
      );
    };
    for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
      if (sheet.disabled || !matchMedia(sheet.media.mediaText).matches) continue;
      try {
        readRules(sheet.cssRules);
      } catch {
        // One from another place does not let itself be read.
      }
    }
    return [...hosts.values()].map((host) => registry.numberOf(host));
  }
}
