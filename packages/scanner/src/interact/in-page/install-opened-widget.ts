import type { WorldWithRegistry } from '../../engines/element-registry.ts';
import type { OpenedWidget } from '../page-use.ts';
import type { WorldWithDom } from './install-dom.ts';
import type { WorldWithLayers } from './install-layers.ts';
import type { WorldWithPressed } from './install-pressed.ts';

/** Menus and lists of choices that a press brings. */
export interface OpenedWidgetInPage {
  /** Begins anew: what is in sight now is known. */
  remember(): void;
  /** The menu or the list of choices that the press has brought, where Tab does not lead to each of its items. */
  openedWidget(): OpenedWidget | null;
}

export interface WorldWithOpenedWidget {
  curbcutOpenedWidget: OpenedWidgetInPage;
}

/** Runs in the page's isolated world; may run again. */
export function installOpenedWidget(): void {
  const world = globalThis as unknown as WorldWithOpenedWidget &
    WorldWithDom &
    WorldWithLayers &
    WorldWithPressed &
    WorldWithRegistry;
  if (world.curbcutOpenedWidget) return;
  const { curbcutLayers: layers, curbcutPressed: pressed, curbcutRegistry: registry } = world;
  const { all, contains, cut, deepActive, focusable, isFocusableNow, isShown, wordsOf } =
    world.curbcutDom;
  let widgetsBefore = new Set<Element>();

  world.curbcutOpenedWidget = {
    remember() {
      widgetsBefore = new Set(widgetsShown());
    },
    openedWidget,
  };

  function widgetsShown(): Element[] {
    return all('[role="listbox" i],[role="menu" i]').filter(isShown);
  }

  function openedWidget(): OpenedWidget | null {
    const active = deepActive();
    const widget = widgetsShown().find((one) => !widgetsBefore.has(one));
    if (!widget || !active || !(active === pressed.control || contains(widget, active)))
      return null;
    const role = widget.getAttribute('role')?.trim().toLowerCase() ?? '';
    const inner = role === 'menu' ? '[role^="menuitem" i]' : '[role="option" i]';
    const items = all(inner, widget).filter(
      (one) => isShown(one) && one.getAttribute('aria-disabled') !== 'true',
    );
    const isStop = (one: Element) =>
      (one as HTMLElement).tabIndex >= 0 || all(focusable, one).some(isFocusableNow);
    if (items.length < 2 || items.every(isStop)) return null;
    return {
      element: registry.numberOf(widget),
      role,
      words: layers.nameOf(widget) || (pressed.control ? wordsOf(pressed.control) : ''),
      items: items.map((one) => registry.numberOf(one)),
      untold: role === 'listbox' ? untoldIn(widget, items) : null,
    };
  }

  /** What the opener shows as chosen, where none of the items says that it is, and the focus is not on it. */
  function untoldIn(widget: Element, items: readonly Element[]): string | null {
    const lines = ((pressed.control as HTMLElement | null)?.innerText ?? '')
      .split('\n')
      .map((line) => line.trim());
    const shown = items.find((one) => {
      const words = ((one as HTMLElement).innerText ?? '').trim();
      return words !== '' && lines.includes(words);
    });
    const tells = (one: Element) =>
      ['aria-selected', 'aria-checked', 'aria-current'].some(
        (name) => !/^(|false)$/.test(one.getAttribute(name) ?? ''),
      );
    const isMultiple = widget.getAttribute('aria-multiselectable') === 'true';
    if (!shown || isMultiple || items.some(tells)) return null;
    const ids = [...document.querySelectorAll('[aria-activedescendant]')].map((one) =>
      one.getAttribute('aria-activedescendant'),
    );
    const active = deepActive();
    if ((active && contains(shown, active)) || (shown.id !== '' && ids.includes(shown.id)))
      return null;
    return cut((shown as HTMLElement).innerText);
  }
}
