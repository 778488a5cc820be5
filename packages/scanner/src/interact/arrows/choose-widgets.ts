import { flatAncestors, flatDescendants } from '../../capture/flat-tree.ts';
import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { toPointers } from '../../capture/to-pointers.ts';
import { isVisible } from '../../capture/visibility.ts';
import {
  isDisabled,
  isHiddenByAttribute,
  isNativeControl,
  isTabStop,
  roleOf,
} from '../../checks/page/controls.ts';
import { type Handlers, handlersOf } from '../../checks/page/handlers.ts';
import { labelOf } from '../../checks/page/label-of.ts';
import { wordsOf } from '../../checks/page/words-of.ts';
import type { PageUnderTest } from '../../engines/page-under-test.ts';

/** A widget whose role promises arrow keys, by numbers in the registry. */
export interface ArrowWidget {
  widget: number;
  role: string;
  /** Where Tab leads. */
  stop: number;
  words: string;
  items: readonly number[];
}

/** So many of one kind stand for all. */
const mostOfRole = 2;

/** The items to which arrow keys lead, by the role of the widget. */
const itemRoles: Readonly<Record<string, RegExp>> = {
  tablist: /^tab$/,
  menu: /^menuitem(checkbox|radio)?$/,
  menubar: /^menuitem(checkbox|radio)?$/,
  radiogroup: /^radio$/,
  listbox: /^option$/,
  tree: /^treeitem$/,
};
/** Widgets whose value arrow keys change. */
const valued = /^(slider|spinbutton)$/;

/** Widgets of the page itself that scripts make, and of which Tab does not lead to each item. */
export async function chooseWidgets(
  page: PageUnderTest,
  capture: PageCapture,
  most: number,
): Promise<ArrowWidget[]> {
  const [top] = capture.documents;
  if (!top || top.frame !== 0) return [];
  const handlers = await handlersOf(capture);
  const counts = new Map<string, number>();
  const chosen = top.nodes.flatMap((node) => {
    const found = isVisible(node) && !isHiddenByAttribute(node) ? widgetOf(node) : null;
    const count = counts.get(roleOf(node)) ?? 0;
    if (!found || count >= mostOfRole || !isOperated(found, handlers)) return [];
    counts.set(roleOf(node), count + 1);
    return [found];
  });
  const few = chosen.slice(0, most);
  const pointers = await toPointers(
    page,
    few.flatMap(({ node, stop, items }) => [node, stop, ...items]),
  );
  return few.flatMap(({ node, stop, items }) => {
    const [widget, focus] = [pointers.get(node), pointers.get(stop)];
    if (!widget || !focus) return [];
    const numbers = items.flatMap((item) => pointers.get(item)?.element ?? []);
    const words = (labelOf(node) || wordsOf(stop)).slice(0, 60);
    const role = roleOf(node);
    return [{ widget: widget.element, role, stop: focus.element, words, items: numbers }];
  });
}

const operating = /^(click|mousedown|mouseup|pointerdown|pointerup|keydown|keyup|keypress)$/;

/** Something hears what people do with it: what nobody operates is a drawing, and its role another matter. */
function isOperated({ node, stop, items }: Found, handlers: Handlers): boolean {
  const hears = (one: CapturedNode) =>
    handlers.heard.get(one)?.some(({ type }) => operating.test(type)) === true;
  return [...new Set([node, stop, ...items])].some(
    (one) => hears(one) || [...flatAncestors(one)].some(hears),
  );
}

interface Found {
  node: CapturedNode;
  stop: CapturedNode;
  items: readonly CapturedNode[];
}

function widgetOf(node: CapturedNode): Found | null {
  const role = roleOf(node);
  if (isOff(node)) return null;
  if (valued.test(role))
    return isNativeControl(node) || !isTabStop(node) ? null : { node, stop: node, items: [] };
  const itemRole = itemRoles[role];
  if (!itemRole) return null;
  const items = [...flatDescendants(node)].filter(
    (one) => itemRole.test(roleOf(one)) && isVisible(one) && !isOff(one) && one.tag !== 'input',
  );
  const stops = items.filter(isTabStop);
  const stop = isTabStop(node) ? node : stops[0];
  // Items that Tab reaches one by one need no arrow keys.
  if (items.length < 2 || !stop || stops.length === items.length) return null;
  return { node, stop, items };
}

function isOff(node: CapturedNode): boolean {
  const says = (name: string) => node.attributes.get(name) === 'true';
  return isDisabled(node) || says('aria-disabled') || says('aria-readonly') || says('aria-busy');
}
