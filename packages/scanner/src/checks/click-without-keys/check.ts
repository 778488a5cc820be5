import { flatAncestors } from '../../capture/flat-tree.ts';
import type { CapturedListener, CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import {
  closest,
  findIn,
  isDisabled,
  isEditable,
  isFocusable,
  isHiddenByAttribute,
  isNativeControl,
  isTabStop,
  roleOf,
} from '../page/controls.ts';
import { handlersOf } from '../page/handlers.ts';
import { matchesSimply } from '../page/matches-simply.ts';
import { isPress, passesOn } from '../page/presses.ts';
import { quote, wordsOf } from '../page/words-of.ts';

/** What fills more of the page than this is a surface, and no control. In square pixels. */
const thresholds = { largest: 120_000 } as const;

/** WCAG 2.2, 2.1.1: does anything hear the keys on what takes the focus and reacts to a click? */
export const clickWithoutKeysCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'click-without-keys',
  name: 'Keys on controls that are made by scripts',
  async applicability(capture) {
    const stops = stopsByScript(capture);
    const buttons = plainButtons(capture);
    if (stops.length + buttons.length === 0) return [];
    const handlers = await handlersOf(capture);
    const hears = (node: CapturedNode) =>
      handlers.of(node).some((listener) => isPress(listener) && !passesOn(listener));
    return [
      ...stops.filter(hears),
      ...buttons.filter(
        (node) => hears(node) && !handlers.of(node).some(({ type }) => type === 'click'),
      ),
    ];
  },
  async expectation(capture, controls) {
    const around = controls.map((node) => [node, ...flatAncestors(node)]);
    const heard = await capture.listeners([...new Set(around.flat())]);
    return controls.map((node, at) => {
      const all = around[at]?.flatMap((one) => heard.get(one) ?? []) ?? [];
      const listeners = all.filter(
        ({ selector }) => selector === undefined || matchesSimply(node, selector),
      );
      if (listeners.some(mayPress)) return { outcome: 'passed' };
      const isButton = isNativeControl(node);
      // The keys click it, and what is around it may hear that.
      if (isButton && listeners.some((one) => one.type === 'click' && !isAboutOthers(one)))
        return { outcome: 'passed' };
      const words = wordsOf(node);
      const said = words === '' ? 'It' : `The element that says ${quote(words)}`;
      const failureSummary = isButton
        ? `${said} is a button that acts when the mouse button goes down or up on it, and nothing hears the click that Enter and the space bar make of it: pressing them does nothing.`
        : `${said} takes the focus and reacts to a click, but nothing on it or around it hears Enter or the space bar: pressing them does nothing.`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    });
  },
};

/** It names those whom it is about, and these are not among them, as they would have been asked for. */
function isAboutOthers({ source, selector }: CapturedListener): boolean {
  return selector !== undefined || /\.(?:closest|matches)\(\s*['"`]/.test(source);
}

/** Buttons that do nothing but what a script does. */
function plainButtons({ documents }: PageCapture): CapturedNode[] {
  return documents.flatMap(({ nodes }) =>
    nodes.filter((node) => {
      const { tag, attributes } = node;
      if (tag !== 'button' || isDisabled(node) || !isVisible(node) || !isTabStop(node))
        return false;
      const isSending =
        attributes.get('type')?.trim().toLowerCase() !== 'button' &&
        (attributes.has('form') || closest(node, (around) => around.tag === 'form') !== null);
      const opens = ['popovertarget', 'commandfor', 'onclick'].some((name) => attributes.has(name));
      return !isSending && !opens && !isHiddenByAttribute(node);
    }),
  );
}

/** What Tab leads to and the browser itself does not press. */
function stopsByScript({ documents }: PageCapture): CapturedNode[] {
  return documents.flatMap(({ nodes }) =>
    nodes.filter((node) => {
      if (node.kind !== 'element' || !isTabStop(node) || !isVisible(node)) return false;
      if (isNativeControl(node) || isEditable(node) || isHiddenByAttribute(node)) return false;
      const { box, style, tag } = node;
      if (!box || box.width * box.height > thresholds.largest || tag === 'label') return false;
      if (node.attributes.get('aria-disabled') === 'true') return false;
      const looksPressable = pressedRoles.has(roleOf(node)) || style?.cursor === 'pointer';
      // What stands in it may be what the keys press.
      return looksPressable && !findIn(node, (one) => one !== node && isFocusable(one));
    }),
  );
}

const pressedRoles = new Set([
  'button',
  'link',
  'checkbox',
  'switch',
  'radio',
  'tab',
  'option',
  'treeitem',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
]);

/** Code that names Enter or the space bar, or hears keys and names none, as code that hands all of them on. */
function mayPress({ type, source }: CapturedListener): boolean {
  if (!/^key(down|up|press)$/.test(type)) return false;
  return (
    /Enter|\bSpace|(['"`]) \1|\b(13|32)\b|keyCodes?\.|\bKeys?\./i.test(source) ||
    !/['"`](Escape|Esc|Tab|Arrow\w+|Home|End|Page\w+|Delete|Backspace|F\d+|\w)['"`]|\b(27|9|3[3-9]|40|46|8)\b/.test(
      source,
    )
  );
}
