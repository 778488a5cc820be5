import { isolatedWorld } from '../../browser/isolated-world.ts';
import type { WorldWithRegistry } from '../../engines/element-registry.ts';
import { installDom, type WorldWithDom } from '../in-page/install-dom.ts';
import type { UsedPage } from '../used-page.ts';

/** What lies over the whole window; elements by their numbers in the registry. */
export interface FoundVeil {
  /** The layer, or the dialog in it. */
  element: number;
  /** What that is called, or says first; may be empty. */
  words: string;
  stops: readonly number[];
  hasFocus: boolean;
}

/** Looks for it in the page itself, whose elements have numbers by then. */
export async function findVeil({ page, guard, limits }: UsedPage): Promise<FoundVeil | null> {
  const world = isolatedWorld(page.mainFrame());
  const looked = Promise.all([world.evaluate(installDom), world.evaluate(veilInPage)]);
  const [, veil] = await guard.within(limits.frameMs, 'PAGE_HUNG', looked);
  return veil;
}

/** Runs in the page's isolated world. */
function veilInPage(): FoundVeil | null {
  const world = globalThis as unknown as WorldWithDom & WorldWithRegistry;
  const { curbcutDom: dom, curbcutRegistry: registry } = world;
  const dialogs = '[role="dialog" i],[role="alertdialog" i],dialog[open],[aria-modal="true" i]';
  const leastAlpha = 0.2;

  // The browser itself keeps the focus in these.
  if (document.querySelector(':modal')) return null;
  const [center = [], ...corners] = dom.points().map(([x, y]) => dom.overAt(x, y));
  const veil = center.findLast(
    (one) => dom.isFixed(one) && corners.every((found) => found.includes(one)),
  );
  if (!veil || !isDrawnOver(veil)) return null;
  const stops = dom.stopsIn(veil);
  const active = dom.deepActive();
  // Which stops of the page are those of a frame in it can't be told.
  if (stops.length === 0 || stops.some((one) => one.localName === 'iframe')) return null;
  // What holds most of the page is the page, and not something over it.
  const outside = dom.stopsIn(document.documentElement).length - stops.length;
  const said = textIn(veil);
  if (stops.length >= outside || said * 2 >= textIn(document.body)) return null;
  const dialog = veil.matches(dialogs) ? veil : (dom.all(dialogs, veil)[0] ?? veil);
  return {
    element: registry.numberOf(dialog),
    words: nameOf(dialog),
    stops: stops.map((one) => registry.numberOf(one)),
    hasFocus: active !== null && dom.contains(veil, active),
  };

  /** It, or something in it near all corners, is seen. */
  function isDrawnOver(layer: Element): boolean {
    return dom.points().every(([x, y]) => {
      for (let at: Node | null = dom.deepestAt(x, y); at; at = dom.parentOf(at)) {
        if (at instanceof Element && hasGround(at)) return true;
        if (at === layer) break;
      }
      return false;
    });
  }

  function hasGround(element: Element): boolean {
    const { backdropFilter, backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const alpha = /rgba\(.*,\s*([\d.]+)\)|\/\s*([\d.]+)\)/.exec(backgroundColor);
    const isColor = alpha === null || Number(alpha[1] ?? alpha[2]) >= leastAlpha;
    const isGround = isColor || backgroundImage !== 'none' || backdropFilter !== 'none';
    return isGround && Number(opacity) >= leastAlpha;
  }

  function textIn(element: Element): number {
    return ((element as HTMLElement).innerText ?? '').trim().length;
  }

  function nameOf(element: Element): string {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const named = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    const heading = element.querySelector('h1,h2,h3,h4,[role="heading"]')?.textContent ?? '';
    const words = element.getAttribute('aria-label') || named.trim() || heading;
    return dom.cut(words || ((element as HTMLElement).innerText ?? ''));
  }
}
