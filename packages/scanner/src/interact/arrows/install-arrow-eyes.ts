import type { WorldWithRegistry } from '../../engines/element-registry.ts';
import type { WorldWithDom } from '../in-page/install-dom.ts';

/** Elements are known by their numbers in the registry. */
export interface ArrowEyesInPage {
  /** Gives something the focus. */
  focus(stop: number): boolean;
  /** Where the focus is, how a widget and its items are and look, and what the page says: a key that changes any of it was answered. */
  describe(widget: number, items: number[]): string;
  /** What a slider tells as its value, and where it stands in what it is moved along. */
  reading(slider: number): { value: string; place: string };
}

interface WorldWithArrowEyes extends WorldWithRegistry, WorldWithDom {
  curbcutArrowEyes: ArrowEyesInPage;
}

/** Runs in the page's isolated world; may run again. */
export function installArrowEyes(): void {
  const world = globalThis as unknown as WorldWithArrowEyes;
  if (world.curbcutArrowEyes) return;
  const { curbcutRegistry: registry } = world;
  const { deepActive } = world.curbcutDom;
  const mostMarkup = 50_000;
  /** Of a slider so many parts are looked at: what fills it and what is moved. */
  const mostParts = 5;

  world.curbcutArrowEyes = {
    focus(number) {
      const stop = registry.elements[number];
      if (!(stop instanceof HTMLElement) || !stop.isConnected) return false;
      stop.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      stop.focus({ focusVisible: true } as FocusOptions);
      return deepActive() === stop;
    },
    describe(number, items) {
      const widget = registry.elements[number];
      const active = deepActive();
      const looks = [number, ...items].map((one) => lookOf(registry.elements[one]));
      const marked = [...document.querySelectorAll('[aria-activedescendant]')].map((one) =>
        one.getAttribute('aria-activedescendant'),
      );
      const inside = widget?.shadowRoot?.innerHTML ?? '';
      return JSON.stringify([
        active ? registry.numberOf(active) : null,
        marked,
        widget?.outerHTML.slice(0, mostMarkup),
        inside.slice(0, mostMarkup),
        looks,
        document.body.textContent?.slice(0, mostMarkup),
        [...document.querySelectorAll('input,select')]
          .slice(0, 200)
          .map((one) => (one as HTMLInputElement).value),
      ]);
    },
    reading(number) {
      const slider = registry.elements[number];
      const along = slider?.parentElement;
      if (!slider?.isConnected || !along) return { value: '', place: '' };
      const own = slider.getBoundingClientRect();
      const outer = along.getBoundingClientRect();
      const parts = [...slider.children].slice(0, mostParts).map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [x - own.x, y - own.y, width, height].map(Math.round).join(' ');
      });
      const place = [own.x - outer.x, own.y - outer.y].map(Math.round).join(' ');
      const told = ['aria-valuenow', 'aria-valuetext'].map((name) => slider.getAttribute(name));
      return { value: told.map((one) => one ?? '').join('|'), place: [place, ...parts].join(',') };
    },
  };

  function lookOf(element: Element | undefined): string {
    if (!element) return '';
    const { x, y, width, height } = element.getBoundingClientRect();
    const { backgroundColor, color, outlineStyle, borderColor } = getComputedStyle(element);
    const place = [x + scrollX, y + scrollY, width, height].map(Math.round);
    const first = element.firstElementChild?.getBoundingClientRect();
    const within = first ? [first.x - x, first.y - y, first.width].map(Math.round) : [];
    return [place, within, backgroundColor, color, outlineStyle, borderColor].join(' ');
  }
}
