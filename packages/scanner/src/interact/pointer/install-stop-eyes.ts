import type { WorldWithRegistry } from '../../engines/element-registry.ts';

/** Something that Tab leads to. */
export interface NearStop {
  element: number;
  words: string;
  /** What its code calls it. */
  hints: string;
  /** It is a control that may open something without leading away. */
  mayOpen: boolean;
  /** It neither holds what the pointer is on or what that brought nor stands in it. */
  isBeside: boolean;
}

/** Elements are known by their numbers in the registry. */
export interface StopEyesInPage {
  /** What takes the focus: what the pointer is on, in it, in what that brought, and beside it; the nearest first. */
  stopsFor(host: number, content: number, most: number): NearStop[];
  /** What was brought is drawn, or says nothing that the page does not say and offer elsewhere to everybody. */
  isNoLoss(host: number, content: number): boolean;
}

interface WorldWithStopEyes extends WorldWithRegistry {
  curbcutStopEyes: StopEyesInPage;
}

/** Runs in the page's isolated world; may run again. */
export function installStopEyes(): void {
  const world = globalThis as unknown as WorldWithStopEyes;
  if (world.curbcutStopEyes) return;
  const { curbcutRegistry: registry } = world;
  const stops = 'a[href],button,input:not([type="hidden"]),select,textarea,summary,[tabindex]';
  /** What holds more stops than this is no group of them. */
  const mostInGroup = 12;
  const longest = 60;

  world.curbcutStopEyes = {
    stopsFor(hostNumber, contentNumber, most) {
      const host = registry.elements[hostNumber];
      const content = registry.elements[contentNumber];
      if (!host) return [];
      const found = new Set<Element>([host, ...host.querySelectorAll(stops)]);
      for (const one of content?.querySelectorAll(stops) ?? []) found.add(one);
      for (const around of [host.parentElement, host.parentElement?.parentElement]) {
        if (!around || around === document.body) break;
        const inside = [...around.querySelectorAll(stops)];
        if (inside.length > mostInGroup) break;
        for (const one of inside) found.add(one);
      }
      const wrapping = host.closest(stops);
      if (wrapping) found.add(wrapping);
      return [...found]
        .filter(isStop)
        .slice(0, most)
        .map((stop) => {
          const isOf = [host, content].some(
            (one) => one?.contains(stop) || stop.contains(one ?? null),
          );
          return { ...describe(stop), isBeside: !isOf };
        });
    },
    isNoLoss(hostNumber, contentNumber) {
      const host = registry.elements[hostNumber];
      const content = registry.elements[contentNumber];
      if (!host || !content || host instanceof SVGElement || host.localName === 'canvas')
        return true;
      const words = plain(textOf(content));
      const buttons = content.querySelectorAll('button,input,select,textarea,[role="button"]');
      if (buttons.length > 0) return false;
      const links = [...content.querySelectorAll<HTMLAnchorElement>('a[href]')];
      if (links.length > 0) return links.every((link) => hasTwin(link, content));
      const said = content.textContent ?? '';
      const around = host.contains(content)
        ? (host.textContent ?? '').replace(said, ' ')
        : host.textContent;
      const own = plain(
        `${around} ${host.getAttribute('aria-label') ?? ''} ${host.getAttribute('title') ?? ''}`,
      );
      return words === '' || own.includes(words) || saysElsewhere(words, content);
    },
  };

  function hasTwin(link: HTMLAnchorElement, content: Element): boolean {
    return [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].some(
      (other) =>
        other !== link &&
        other.href === link.href &&
        !content.contains(other) &&
        isStop(other) &&
        other.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
  }

  function saysElsewhere(words: string, content: Element): boolean {
    const wasHidden = content instanceof HTMLElement ? content.innerText : '';
    const all = plain(document.body.innerText);
    const own = plain(wasHidden);
    return all.split(words).length - 1 > (own.includes(words) ? 1 : 0);
  }

  function textOf(element: Element): string {
    return element instanceof HTMLElement ? element.innerText : (element.textContent ?? '');
  }

  function plain(text: string): string {
    return text.replace(/\s+/g, ' ').trim().toLowerCase();
  }

  function isStop(element: Element): boolean {
    if (!(element instanceof HTMLElement) || !element.matches(stops)) return false;
    return element.tabIndex >= 0 && !element.matches(':disabled') && !element.closest('[inert]');
  }

  function describe(element: Element): Omit<NearStop, 'isBeside'> {
    const href = element.getAttribute('href');
    const isButton = element.matches(
      'button[type="button"],button:not(form *),summary,[role="button"],[aria-expanded],[aria-haspopup]',
    );
    return {
      element: registry.numberOf(element),
      words: `${element.getAttribute('aria-label') ?? ''} ${element.textContent ?? ''}`
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, longest),
      hints: `${element.id} ${element.getAttribute('class') ?? ''} ${href ?? ''}`,
      mayOpen: isButton && (href === null || href.startsWith('#')),
    };
  }
}
