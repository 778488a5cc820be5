import type { WorldWithRegistry } from '../../engines/element-registry.ts';
import type { WorldWithDom } from '../in-page/install-dom.ts';
import type { WorldWithSight } from './install-sight.ts';
import type { Box } from './point.ts';

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

/** What comes in sight while the pointer is somewhere. */
export interface AppearingInPage {
  /** Elements that style sheets show something for while the pointer is over them, one of a making. */
  hoverHosts(most: number): number[];
  /** Remembers what is in sight. */
  remember(): void;
  /** What came in sight since, outside of the element that brought it. */
  appeared(host: number): Appeared[];
  /** Words that styles draw before or after an element while they can be seen; empty: none. */
  drawnWords(element: number): string;
}

export interface WorldWithAppearing {
  curbcutAppearing: AppearingInPage;
}

/** Runs in the page's isolated world; may run again. */
export function installAppearing(): void {
  const world = globalThis as unknown as WorldWithAppearing &
    WorldWithDom &
    WorldWithRegistry &
    WorldWithSight;
  if (world.curbcutAppearing) return;
  const { curbcutRegistry: registry } = world;
  const { cut } = world.curbcutDom;
  const { contains, controls, holdsSight, inSight, overlap, parentOf, rectOf, telling } =
    world.curbcutSight;
  const mostRules = 20_000;
  let before = new Set<Element>();

  world.curbcutAppearing = {
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
    drawnWords(number) {
      const element = registry.elements[number];
      return element ? drawnWords(element) : '';
    },
  };

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
