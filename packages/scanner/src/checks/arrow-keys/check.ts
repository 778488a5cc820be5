import { flatAncestors, flatDescendants } from '../../capture/flat-tree.ts';
import type { CapturedListener, CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import type { CaptureCheck } from '../check.ts';
import { isDisabled, isNativeControl, isTabStop, roleOf } from '../page/controls.ts';

/** So many widgets are looked at. */
const thresholds = { mostWidgets: 20 } as const;

/** WCAG 2.2, 2.1.1: where a role promises arrow keys, does anything hear them? */
export const arrowKeysCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'arrow-keys',
  name: 'Arrow keys in menus, tabs and sliders',
  applicability: async (capture) => widgetsOf(capture).slice(0, thresholds.mostWidgets),
  async expectation(capture, widgets) {
    return Promise.all(
      widgets.map(async (node) => {
        const items = itemsOf(node);
        // Items that Tab reaches one by one need no arrow keys.
        if (items.length > 0 && items.every((item) => isTabStop(item) || isDisabled(item)))
          return { outcome: 'passed' };
        const around = [node, ...items, ...controllersOf(node), ...flatAncestors(node)];
        const heard = await capture.listeners(around);
        const keys = [...heard.values()].flat().filter(hearsKeys);
        if (keys.some(mayHearArrows)) return { outcome: 'passed' };
        const promised = `and nothing in the page hears arrow keys, which the role “${roleOf(node)}” promises.`;
        // What cannot be reached is what has to be changed, where it is known: what is closed may be a stop when it is open.
        const out = items.filter((item) => item.box && !isTabStop(item) && !isDisabled(item));
        if (out.length > 0)
          return {
            outcome: 'failed',
            nodes: out.map((item) => ({
              node: item,
              failureSummary: `Tab does not reach it, ${promised}`,
            })),
          };
        const what =
          items.length > 0
            ? `Its ${items.length} items are not reached with Tab one by one`
            : 'It takes the focus';
        return { outcome: 'failed', nodes: [{ node, failureSummary: `${what}, ${promised}` }] };
      }),
    );
  },
};

/** Which items arrow keys lead to, by the role of the widget; a slider has none. */
const itemRoles: Readonly<Record<string, ReadonlySet<string>>> = {
  menu: new Set(['menuitem', 'menuitemcheckbox', 'menuitemradio']),
  menubar: new Set(['menuitem', 'menuitemcheckbox', 'menuitemradio']),
  tablist: new Set(['tab']),
  radiogroup: new Set(['radio']),
  slider: new Set(),
};

function widgetsOf({ documents }: PageCapture): CapturedNode[] {
  return documents.flatMap(({ nodes }) =>
    nodes.filter((node) => {
      const roles = itemRoles[roleOf(node)];
      if (!roles || node.kind !== 'element') return false;
      if (roleOf(node) === 'slider') return !isNativeControl(node) && isTabStop(node);
      return itemsOf(node).length > 1;
    }),
  );
}

function itemsOf(node: CapturedNode): CapturedNode[] {
  const roles = itemRoles[roleOf(node)];
  return [...flatDescendants(node)].filter(
    (one) => one.kind === 'element' && roles?.has(roleOf(one)) && one.tag !== 'input',
  );
}

/** What opens it: keys pressed there may be led to the items. */
function controllersOf(node: CapturedNode): CapturedNode[] {
  const id = node.attributes.get('id');
  return id === undefined
    ? []
    : node.document.nodes.filter(({ attributes }) =>
        attributes.get('aria-controls')?.split(/\s+/).includes(id),
      );
}

function hearsKeys({ type }: CapturedListener): boolean {
  return type === 'keydown' || type === 'keyup' || type === 'keypress';
}

/** Code that names an arrow or its number; code that looks at no key itself hands all of them on. */
function mayHearArrows({ source }: CapturedListener): boolean {
  return (
    /Arrow|\b(37|38|39|40)\b|\bUP\b|\bDOWN\b|keyCodes?\.|\bKeys?\./i.test(source) ||
    !/['"`](Escape|Esc|Enter|Tab|Home| |\w)['"`]|\b(27|13|9|32)\b/.test(source)
  );
}
