import type { WorldWithRegistry } from '../../engines/element-registry.ts';
import type { WorldWithSight } from './install-sight.ts';

/** A control that may do without dragging what dragging does. */
export interface NearControl {
  element: number;
  words: string;
  /** What its code calls it, and where it leads. */
  hints: string;
  kind: 'button' | 'select' | 'number' | 'entry';
}

/** Controls that may do what dragging does, or what something that came in sight offers. */
export interface NearControlsInPage {
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
}

export interface WorldWithNearControls {
  curbcutNearControls: NearControlsInPage;
}

/** Runs in the page's isolated world; may run again. */
export function installNearControls(): void {
  const world = globalThis as unknown as WorldWithNearControls & WorldWithRegistry & WorldWithSight;
  if (world.curbcutNearControls) return;
  const { curbcutRegistry: registry } = world;
  const { nameOf, parentOf } = world.curbcutSight;
  const pressable =
    'button,input[type="button"],input[type="number"],input[inputmode="numeric"],input[inputmode="decimal"],input[type="range"],input[type="checkbox"],input[type="radio"],select,summary,a[href^="#"],[role="button"],[role="menuitem"],[role="switch"],[role="option"]';

  world.curbcutNearControls = {
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
  };

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
}
