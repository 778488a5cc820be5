import type { WorldWithRegistry } from '../../engines/element-registry.ts';
import type { WorldWithSight } from './install-sight.ts';

/** A thing that is dragged, and where it comes to be. */
export interface DraggingInPage {
  /** Remembers a thing of a list, to find it again when the list is made anew. */
  track(element: number): void;
  /** Where that thing stands now: its number in the registry, and its place among those made alike and among their lists. */
  tracked(): { element: number; place: string } | null;
  /** Drags an element as the browser does where the page lets it be dragged, and drops it on what hears that. */
  dragTo(element: number, targets: number[]): number;
}

export interface WorldWithDragging {
  curbcutDragging: DraggingInPage;
}

/** Runs in the page's isolated world; may run again. */
export function installDragging(): void {
  const world = globalThis as unknown as WorldWithDragging & WorldWithRegistry & WorldWithSight;
  if (world.curbcutDragging) return;
  const { curbcutRegistry: registry } = world;
  const { contains, parentOf } = world.curbcutSight;
  let thing: Element | null = null;
  let sign = { selector: '', own: '', words: '' };

  world.curbcutDragging = {
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
  };

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
}
