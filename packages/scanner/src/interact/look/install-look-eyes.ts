import type { WorldWithRegistry } from '../../engines/element-registry.ts';
import type { WorldWithDom } from '../in-page/install-dom.ts';
import type { LookProperty, LookStory } from './look-story.ts';

export interface LookEyesInPage {
  /** Remembers how a control and others of its making look, and what tells their states, right before it is pressed. */
  remember(element: number, isByMouse: boolean): void;
  /** Whether the control looks other than it did, where it has the focus and the pointer as it had. */
  hasChanged(): boolean;
  /** What has changed; null where it may mean something else. `isWhole`: the look of the page has changed with it. */
  tell(): (LookStory & { isWhole: boolean }) | null;
}

interface WorldWithLookEyes extends WorldWithRegistry, WorldWithDom {
  curbcutLookEyes: LookEyesInPage;
}

/** Runs in the page's isolated world; may run again. */
export function installLookEyes(): void {
  const world = globalThis as unknown as WorldWithLookEyes;
  if (world.curbcutLookEyes) return;
  const { curbcutRegistry: registry } = world;
  const { deepActive } = world.curbcutDom;
  type Look = Map<string, string>;
  const mostAlike = 60;
  const mostInner = 3;
  /** So far up are others of the same making looked for: days of a calendar stand in cells of rows. */
  const mostSteps = 3;
  const mostStates = 300;
  const longestItem = 300;
  const focusable = 'a[href],button,input,select,textarea,summary,[tabindex],[contenteditable]';
  const kindsOf: Record<string, LookProperty> = {
    'background-color': 'background',
    'background-image': 'background',
    color: 'color',
    fill: 'color',
    stroke: 'color',
    'font-weight': 'weight',
    'box-shadow': 'shadow',
    'text-decoration-line': 'line',
    opacity: 'opacity',
  };
  const names = Object.keys(kindsOf);
  const sides = ['top', 'right', 'bottom', 'left'];
  const statesInRole = /^(switch|checkbox|radio|menuitemcheckbox|menuitemradio)$/;
  const ariaStates = ['checked', 'pressed', 'selected', 'current'];

  let number = -1;
  let look: Look = new Map();
  let alike: { look: Look; words: string }[] = [];
  let at = -1;
  let told = '';
  let words = '';
  let ground = '';
  let situation = '';
  let wasFocused = false;

  world.curbcutLookEyes = {
    remember(element, isByMouse) {
      number = element;
      const control = controlNow();
      if (!control) return;
      if (isByMouse) focusAsClickDoes(control);
      const group = groupOf(control);
      const moving = endsOfTransitions();
      look = lookOf(control, moving);
      alike = group.map((one) => ({ look: lookOf(one, moving), words: wordsIn(one) }));
      at = group.indexOf(control);
      told = toldOf(control);
      words = itemWords(control, group);
      ground = groundNow();
      wasFocused = deepActive() === control;
      situation = situationOf(control);
    },
    hasChanged() {
      const control = controlNow();
      return control !== null && changedOf(control).length > 0;
    },
    tell() {
      const control = controlNow();
      const changed = control ? changedOf(control) : [];
      if (!control || changed.length === 0) return null;
      const group = groupOf(control);
      if (control.matches(':disabled') || itemWords(control, group) !== words) return null;
      const stateName = ariaStates.find((name) => control.hasAttribute(`aria-${name}`));
      return {
        isTold: toldOf(control) !== told,
        properties: [...new Set(changed.map(kindOf))],
        lost: loserAmong(group, control, changed),
        state: stateName
          ? { name: `aria-${stateName}`, value: control.getAttribute(`aria-${stateName}`) ?? '' }
          : null,
        isWhole: groundNow() !== ground,
      };
    },
  };

  function controlNow(): Element | null {
    const control = registry.elements[number];
    return control?.isConnected ? control : null;
  }

  /** A click takes the focus to what it stands in, or away. */
  function focusAsClickDoes(control: Element): void {
    const stop = control.closest<HTMLElement>(focusable);
    if (stop === deepActive()) return;
    if (stop) stop.focus({ preventScroll: true, focusVisible: false } as FocusOptions);
    else (deepActive() as HTMLElement | null)?.blur();
  }

  function situationOf(control: Element): string {
    return [':focus-within', ':focus-visible', ':hover']
      .map((state) => control.matches(state))
      .join(' ');
  }

  /** What has changed of its look. */
  function changedOf(control: Element): string[] {
    if (wasFocused && deepActive() !== control)
      (control as HTMLElement).focus({ preventScroll: true, focusVisible: true } as FocusOptions);
    if (situationOf(control) !== situation) return [];
    const now = lookOf(control, endsOfTransitions());
    // What turns or moves a part may show that something is open.
    const isMarked = statesInRole.test(control.getAttribute('role')?.trim().toLowerCase() ?? '');
    return [...look].flatMap(([key, value]) => {
      const isOther = now.has(key) && now.get(key) !== value;
      return isOther && (isMarked || !key.endsWith(' place')) ? key : [];
    });
  }

  function kindOf(key: string): LookProperty {
    const name = key.split(' ').at(-1) ?? '';
    if (name === 'border') return 'border';
    return kindsOf[name] ?? (name === 'written' ? 'sign' : 'mark');
  }

  function loserAmong(
    group: readonly Element[],
    control: Element,
    changed: readonly string[],
  ): LookStory['lost'] {
    if (group.length !== alike.length || group.indexOf(control) !== at) return null;
    const moving = endsOfTransitions();
    const gained = lookOf(control, moving);
    for (const [index, other] of group.entries()) {
      const before = alike[index];
      if (index === at || !before || wordsIn(other) !== before.words) continue;
      const now = lookOf(other, moving);
      const hasLost = changed.some((key) => {
        const had = before.look.get(key);
        return had === gained.get(key) && now.has(key) && now.get(key) !== had;
      });
      if (hasLost) return { words: cut(nameOf(other)) };
    }
    return null;
  }

  /** It, and others of the same making in the same surroundings. */
  function groupOf(control: Element): Element[] {
    let found = [control];
    let above: Element[] = [];
    let path = '';
    let around: Element | null = control;
    for (let step = 1; step <= mostSteps; step += 1) {
      path = `${path} > ${CSS.escape(around.localName)}`;
      above = [around, ...above];
      around = around.parentElement;
      if (!around || around === document.body) break;
      const way = above.map((one) => CSS.escape(one.localName)).join(' > ');
      const others = [...around.querySelectorAll(`:scope > ${way}`)];
      found = others.filter((one) => one === control || isLike(one, control));
    }
    if (found.length <= mostAlike) return found;
    const first = Math.max(0, found.indexOf(control) - mostAlike / 2);
    return found.slice(first, first + mostAlike);
  }

  /** Names of classes that are made of the styles are others for each look. */
  function isLike(one: Element, control: Element): boolean {
    if (one.getAttribute('role') !== control.getAttribute('role')) return false;
    if (one.classList.length === 0 && control.classList.length === 0) return true;
    return (
      one.parentElement === control.parentElement ||
      [...one.classList].some((name) => control.classList.contains(name))
    );
  }

  /** Where transitions lead to, by the element and its part: what is under way is not yet how it looks. */
  function endsOfTransitions(): Map<Element, Map<string, string>> {
    const ends = new Map<Element, Map<string, string>>();
    for (const animation of document.getAnimations()) {
      const effect = animation.effect;
      if (!(animation instanceof CSSTransition) || !(effect instanceof KeyframeEffect)) continue;
      const property = animation.transitionProperty;
      const name = property.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      const value = effect.getKeyframes().at(-1)?.[name];
      if (!effect.target || typeof value !== 'string') continue;
      const own = ends.get(effect.target) ?? new Map<string, string>();
      own.set(`${effect.pseudoElement ?? ''} ${property}`, value);
      ends.set(effect.target, own);
    }
    return ends;
  }

  /** What has its color from something around it changes with that. */
  function inheritedEnd(
    part: Element,
    name: string,
    moving: Map<Element, Map<string, string>>,
  ): string | null {
    if (name !== 'color' || moving.size === 0) return null;
    const { color } = getComputedStyle(part);
    for (let around = part.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).color !== color) return null;
      const end = moving.get(around)?.get(' color');
      if (end !== undefined) return end;
    }
    return null;
  }

  /** What is in it; what a component draws stands in a tree of its own. */
  function partsOf(element: Element): Element[] {
    return [element.shadowRoot, element].flatMap((root) => [
      ...(root?.querySelectorAll('*:not(style,slot,script,link)') ?? []),
    ]);
  }

  function lookOf(element: Element, moving: Map<Element, Map<string, string>>): Look {
    const found: Look = new Map();
    const inner = partsOf(element).slice(0, mostInner);
    for (const [index, part] of [element, ...inner].entries()) {
      for (const pseudo of ['', '::before', '::after']) {
        const style = getComputedStyle(part, pseudo || null);
        const own = index === 0 ? pseudo : `${index}:${part.localName}${pseudo}`;
        const isShown = pseudo === '' || !/^(none|normal)$/.test(style.content);
        if (pseudo !== '' || index > 0)
          found.set(`${own} shown`, String(isShown && style.display !== 'none'));
        if (!isShown) continue;
        const ends = moving.get(part);
        const valueOf = (name: string) =>
          ends?.get(`${pseudo} ${name}`) ??
          inheritedEnd(part, name, moving) ??
          style.getPropertyValue(name);
        for (const name of names) found.set(`${own} ${name}`, valueOf(name));
        const borders = sides.map((side) => {
          const width = valueOf(`border-${side}-width`);
          if (width === '0px') return '';
          return `${width} ${valueOf(`border-${side}-style`)} ${valueOf(`border-${side}-color`)}`;
        });
        found.set(`${own} border`, borders.join(','));
        if (own === '') found.set('0 written', unsaidIn(element));
        if (own !== '')
          found.set(`${own} place`, ['transform', 'translate', 'left'].map(valueOf).join(' '));
      }
    }
    return found;
  }

  /** All that tells assistive technology of a state, of the control itself, in it, around it and beside it. */
  function toldOf(control: Element): string {
    const said: string[] = [];
    const isSaid = /^(aria-.*|title|alt|role|href|disabled|open|inert|hidden)$/;
    const read = (one: Element) => {
      for (const attribute of one.attributes)
        if (isSaid.test(attribute.name)) said.push(`${attribute.name}=${attribute.value}`);
      if (one instanceof HTMLInputElement && /^(checkbox|radio)$/.test(one.type))
        said.push(`checked ${one.checked}`);
      if (one instanceof HTMLSelectElement) said.push(one.value);
    };
    for (const one of [control, ...partsOf(control).slice(0, mostAlike)]) read(one);
    const ids = ['aria-labelledby', 'aria-describedby'].map((name) => control.getAttribute(name));
    for (const id of ids.join(' ').split(/\s+/))
      said.push(document.getElementById(id)?.textContent ?? '');
    let beside: Element = control;
    let steps = 0;
    for (let around = control.parentElement; around; around = around.parentElement) {
      if (around === document.body) break;
      read(around);
      steps += 1;
      if (steps <= mostSteps) beside = around;
    }
    const states =
      '[aria-pressed],[aria-selected],[aria-checked],[aria-current],[aria-expanded],[aria-sort],input,select';
    for (const one of [...beside.querySelectorAll(states)].slice(0, mostStates)) read(one);
    return said.join('\n');
  }

  /** The words of what stands for one of the group, as far as no other stands in it: beside a card's button may be “chosen”. */
  function itemWords(control: Element, group: readonly Element[]): string {
    let item = control;
    for (let step = 0; step < mostSteps; step += 1) {
      const around: Element | null = item.parentElement;
      if (!around || around === document.body) break;
      if (group.some((one) => one !== control && around.contains(one))) break;
      if ((around.textContent ?? '').length > longestItem) break;
      item = around;
    }
    return wordsIn(item);
  }

  /** What is drawn and not said. */
  function unsaidIn(element: Element): string {
    return textsIn(element)
      .filter(({ parent }) => isUnsaid(parent))
      .map(({ text }) => text)
      .join(' ');
  }

  /** Another name stands for what is written in a control. */
  function isUnsaid(element: Element): boolean {
    if (element.closest('[aria-hidden="true"]')) return true;
    const control = element.closest('button,[role="button"],[role="switch"],[role="checkbox"]');
    return control !== null && (control.getAttribute('aria-label')?.trim() ?? '') !== '';
  }

  function textsIn(element: Element): { parent: Element; text: string }[] {
    const found: { parent: Element; text: string }[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.nodeValue?.trim() ?? '';
      if (text === '' || !parent || !parent.checkVisibility({ visibilityProperty: true })) continue;
      found.push({ parent, text });
    }
    return found;
  }

  /** What is drawn and said, with words that styles add. */
  function wordsIn(element: Element): string {
    const found = textsIn(element)
      .filter(({ parent }) => !isUnsaid(parent))
      .map(({ text }) => text);
    for (const pseudo of ['::before', '::after']) {
      const content = getComputedStyle(element, pseudo).content;
      // Fonts of icons have their signs where Unicode leaves room.
      if (!/^(none|normal)$/.test(content)) found.push(content.replace(/["\p{Co}\s]/gu, ''));
    }
    return found.filter((text) => text !== '').join(' ');
  }

  function nameOf(element: Element): string {
    return (
      element.getAttribute('aria-label') || wordsIn(element) || element.getAttribute('title') || ''
    );
  }

  function cut(text: string): string {
    const line = text.replace(/\s+/g, ' ').trim();
    return line.length > 80 ? `${line.slice(0, 79)}…` : line;
  }

  /** A dark or a strong look of the whole page shows on everything. */
  function groundNow(): string {
    const parts = [document.documentElement, document.body, document.querySelector('main,h1')];
    return parts
      .map((part) => {
        if (!part) return '';
        const style = getComputedStyle(part);
        return [style.color, style.backgroundColor, style.fontSize, style.filter].join(' ');
      })
      .join('\n');
  }
}
