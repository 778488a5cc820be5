import type { WorldWithRegistry } from '../../engines/element-registry.ts';

/** Something of the wide window that a narrow one does not show, and that nothing there brings back. */
export interface LostPart {
  /** Its number in the frame's registry. */
  element: number;
  /** The words of the links in it, at most three; of fields their names. */
  words: string[];
  count: number;
}

interface WorldWithShown {
  curbcutShown?: {
    links: HTMLAnchorElement[];
    /** The outermost elements that were not shown. */
    hidden: Element[];
    controls: Set<Element>;
  };
}

/** Remembers what is shown before the window becomes narrow. Runs in the page's isolated world. */
export function rememberShown(): void {
  const most = 30_000;
  const links: HTMLAnchorElement[] = [];
  const hidden: Element[] = [];
  const controls = new Set<Element>();
  const walker = document.createTreeWalker(
    document.body ?? document,
    NodeFilter.SHOW_ELEMENT,
    (node) => {
      const element = node as Element;
      if (getComputedStyle(element).display === 'contents') return NodeFilter.FILTER_ACCEPT;
      if (element.checkVisibility()) return NodeFilter.FILTER_ACCEPT;
      hidden.push(element);
      return NodeFilter.FILTER_REJECT;
    },
  );
  const control =
    'button, summary, input, select, label, [role="button"], [aria-expanded], [aria-haspopup]';
  for (let count = 0; count < most && walker.nextNode(); count += 1) {
    const element = walker.currentNode as Element;
    if (element.matches(control)) controls.add(element);
    if (!(element instanceof HTMLAnchorElement) || !element.hasAttribute('href')) continue;
    const box = element.getBoundingClientRect();
    const isSeen =
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      box.width > 4 &&
      box.height > 4 &&
      box.right + scrollX > 0 &&
      box.bottom + scrollY > 0;
    if (isSeen && element.textContent?.trim()) links.push(element);
  }
  (globalThis as WorldWithShown).curbcutShown = { links, hidden, controls };
}

/**
 * Groups of links that a narrow window does not show, and to whose pages nothing else there leads. Where something has
 * come that was not there in the wide window, or a button or the like may open them, none. Runs in the page's isolated
 * world.
 */
export function findLost(): LostPart[] {
  const { curbcutRegistry: registry } = globalThis as unknown as WorldWithRegistry;
  const before = (globalThis as WorldWithShown).curbcutShown;
  if (!before) return [];
  const leastLinks = 2;
  const gone = before.links.filter(
    (link) => link.isConnected && !link.checkVisibility({ visibilityProperty: true }),
  );
  if (gone.length < leastLinks) return [];
  const main = document.querySelector('main, [role="main"]');
  const here = document.URL.split('#')[0];
  const led = new Set<string>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]'))
    if (link.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      led.add(link.href);
  const parts = new Map<Element, HTMLAnchorElement[]>();
  for (const link of gone) {
    if (led.has(link.href) || !leadsElsewhere(link)) continue;
    const root = hiddenRoot(link);
    parts.set(root, [...(parts.get(root) ?? []), link]);
  }
  return [...parts].flatMap(([root, links]) => {
    if (new Set(links.map(({ href }) => href)).size < leastLinks) return [];
    if (!isNavigation(root, links) || isBroughtBack(root)) return [];
    const words = links
      .slice(0, 3)
      .map((link) => link.textContent?.trim().replace(/\s+/g, ' ') ?? '');
    return [{ element: registry.numberOf(root), words, count: links.length }];
  });

  /** To another page, or to a place that is not in this one: routes of an application look so. */
  function leadsElsewhere({ href, hash }: HTMLAnchorElement): boolean {
    if (!/^https?:/.test(href)) return false;
    if (href.split('#')[0] !== here) return true;
    return hash.length > 1 && !document.getElementById(decodeHash(hash));
  }

  function decodeHash(hash: string): string {
    try {
      return decodeURIComponent(hash.slice(1));
    } catch {
      return hash.slice(1);
    }
  }

  /** The outermost element around it that is not shown. */
  function hiddenRoot(link: Element): Element {
    let root = link;
    for (let at: Element | null = link; at && at !== document.body; at = at.parentElement)
      if (getComputedStyle(at).display === 'none') root = at;
    return root;
  }

  /** The ways of the site; not what a page lists in its text. */
  function isNavigation(root: Element, links: readonly Element[]): boolean {
    const navigation = 'nav, [role="navigation"], header, [role="banner"]';
    if (root.closest(navigation)) return true;
    return links.every((link) => {
      const around = link.closest(navigation);
      return around !== null && root.contains(around);
    });
  }

  function isBroughtBack(root: Element): boolean {
    const isShown = (element: Element) => {
      const box = element.getBoundingClientRect();
      return (
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        box.width > 4 &&
        box.height > 4
      );
    };
    const isOfText = (element: Element) => main?.contains(element) === true && !main.contains(root);
    // What is shown only now stands for it, whatever it is.
    if (
      before?.hidden.some(
        (element) => element.isConnected && isShown(element) && !isOfText(element),
      )
    )
      return true;
    const opening =
      'button, summary, select, label, a, [role="button"], [role="combobox"], [tabindex], [onclick], [aria-expanded], [aria-haspopup], [aria-controls], [popovertarget], [command]';
    const says =
      /men[uúü]|navi|navegaci|toggle|drawer|sidebar|burger|☰|≡|⋮|⋯|▾|▼|\b(more|mehr|plus|m[aá]s|sections?|bereiche|rubriques|secciones|browse|explore|expand|open|show|öffnen|zeigen|ouvrir|afficher|abrir|mostrar)\b/i;
    for (const element of document.querySelectorAll(opening)) {
      if (isOfText(element) || !isShown(element)) continue;
      const isField = element.matches('label, select, a');
      if (!before?.controls.has(element) && element.matches('button, summary, [role="button"]'))
        return true;
      if (
        element.matches(
          'summary, [aria-expanded], [aria-haspopup], [aria-controls], [popovertarget], [command]',
        )
      )
        return true;
      const words =
        `${element.textContent ?? ''} ${element.getAttribute('aria-label') ?? ''} ${element.getAttribute('title') ?? ''}`.trim();
      if (
        element.matches('a[href]') &&
        !/^(#|javascript:|$)/i.test(element.getAttribute('href') ?? '')
      )
        continue;
      if (says.test(words)) return true;
      if (!isField && words === '') return true;
      if (element.matches('label') && isCheckBox((element as HTMLLabelElement).control))
        return true;
    }
    return false;
  }

  function isCheckBox(control: Element | null): boolean {
    return control instanceof HTMLInputElement && /checkbox|radio/.test(control.type);
  }
}
