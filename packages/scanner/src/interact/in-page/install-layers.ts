import type { WorldWithRegistry } from '../../engines/element-registry.ts';
import type { Layer } from '../page-use.ts';
import type { WorldWithDom } from './install-dom.ts';
import type { WorldWithPressed } from './install-pressed.ts';

/** Dialogs, and what else lies over the page. */
interface LayersInPage {
  /** Begins anew: what lies over the page now is known. */
  remember(): void;
  openDialogs(): Element[];
  /** What has come over the page since then. */
  find(): Element | null;
  describe(element: Element): Layer;
  nameOf(element: Element): string;
}

export interface WorldWithLayers {
  curbcutLayers: LayersInPage;
}

/** Runs in the page's isolated world; may run again. */
export function installLayers(): void {
  const world = globalThis as unknown as WorldWithLayers &
    WorldWithDom &
    WorldWithPressed &
    WorldWithRegistry;
  if (world.curbcutLayers) return;
  const { curbcutPressed: pressed, curbcutRegistry: registry } = world;
  const { all, contains, cut, deepestAt, fixedAtPoints, isInWindow, overAt } = world.curbcutDom;
  const { isExposed, parentOf, points, stopsIn } = world.curbcutDom;
  const dialogs = '[role="dialog" i],[role="alertdialog" i],dialog[open],[aria-modal="true" i]';
  const others =
    'nav,[role="navigation" i],[role="menu" i],[role="menubar" i],[role="listbox" i],[role="tree" i],[role="grid" i]';
  let openBefore = new Set<Element>();
  let namedBefore = new Set<Element>();

  world.curbcutLayers = {
    remember() {
      openBefore = new Set(openDialogs());
      namedBefore = new Set(openNamed());
      pressed.fixedBefore = new Set(fixedAtPoints());
    },
    openDialogs,
    find: findLayer,
    describe: describeLayer,
    nameOf: nameOfLayer,
  };

  function openDialogs(): Element[] {
    return all(dialogs).filter(isInWindow);
  }

  /** Boxes over the page that their author calls a dialog, in no role. */
  function openNamed(): Element[] {
    return all('[class*="lightbox" i],[class*="modal" i],[class*="dialog" i]').filter((one) => {
      const { width, height } = one.getBoundingClientRect();
      return (
        /^(fixed|absolute)$/.test(getComputedStyle(one).position) &&
        width >= 100 &&
        height >= 50 &&
        (one.textContent?.trim() ?? '') !== '' &&
        isInWindow(one)
      );
    });
  }

  function findLayer(): Element | null {
    const opened = openDialogs().filter((one) => !openBefore.has(one));
    const inner = opened.filter(
      (one) => !opened.some((other) => other !== one && contains(one, other)),
    );
    const dialog = inner.at(-1);
    if (dialog) return dialog;
    const named = openNamed().find((one) => !namedBefore.has(one));
    if (named) return named;
    // What covers the window without saying what it is.
    const covering = points().map(([x, y]) =>
      overAt(x, y).filter((one) => !pressed.fixedBefore.has(one)),
    );
    const [center = [], ...corners] = covering;
    if (center.length === 0 || corners.some((found) => found.length === 0)) return null;
    const outermost = center.at(-1);
    if (!outermost || (outermost.textContent?.trim() ?? '') === '') return null;
    return outermost;
  }

  function describeLayer(element: Element): Layer {
    const role = element.getAttribute('role')?.trim().toLowerCase() ?? '';
    const isDialog = /^(alert)?dialog$/.test(role) || element.localName === 'dialog';
    const isCovering = points()
      .slice(1)
      .every(([x, y]) => {
        const at = deepestAt(x, y);
        return (
          at !== null &&
          (contains(element, at) || overAt(x, y).some((one) => !pressed.fixedBefore.has(one)))
        );
      });
    return {
      element: registry.numberOf(element),
      name: nameOfLayer(element),
      role: isDialog ? role || 'dialog' : '',
      isModal:
        element.getAttribute('aria-modal') === 'true' ||
        element.matches(':modal') ||
        isCovering ||
        castsVeil(element) ||
        /lightbox|modal/i.test(element.getAttribute('class') ?? ''),
      isOver: element.matches(':modal') || isCovering || castsVeil(element),
      isOther:
        (role !== '' && !isDialog) ||
        pressed.control?.getAttribute('aria-expanded') === 'true' ||
        element.querySelector(others) !== null ||
        element.matches(others) ||
        hasRoleAround(element),
      saysModal: element.matches(':modal') || element.closest('[aria-modal="true" i]') !== null,
      behind: partBehind(element),
      stops: stopsIn(element).length,
    };
  }

  function hasRoleAround(element: Element): boolean {
    for (let at = parentOf(element); at; at = parentOf(at))
      if (at instanceof Element && at.matches(dialogs)) return true;
    return false;
  }

  /** Where most of what the page said before is left to assistive technology: the first of it. */
  function partBehind(element: Element): { element: number; words: string } | null {
    const before = [...pressed.texts].filter(
      ([block]) => block.isConnected && !contains(element, block),
    );
    const left = before.filter(([block]) => isExposed(block));
    const [first] = left;
    if (!first || left.length * 2 < before.length) return null;
    return { element: registry.numberOf(first[0]), words: cut(first[1]) };
  }

  /** Its shadow, or the line around it, reaches over the page. */
  function castsVeil(element: Element): boolean {
    const { boxShadow, outlineStyle, outlineWidth, clipPath } = getComputedStyle(element);
    const outline = outlineStyle === 'none' ? '' : outlineWidth;
    const widths = `${boxShadow} ${outline}`.matchAll(/([\d.]+)px/g);
    const far = Math.max(innerWidth, innerHeight) / 2;
    return clipPath === 'none' && [...widths].some(([, width]) => Number(width) >= far);
  }

  function nameOfLayer(element: Element): string {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const named = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    const heading = element.querySelector('h1,h2,h3,h4,[role="heading"]')?.textContent ?? '';
    return cut(element.getAttribute('aria-label') || named.trim() || heading);
  }
}
