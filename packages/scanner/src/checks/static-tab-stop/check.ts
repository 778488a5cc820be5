import type { CapturedNode } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import {
  closest,
  findIn,
  isFocusable,
  isHiddenByAttribute,
  isTabStop,
  roleOf,
} from '../page/controls.ts';
import { handlersOf } from '../page/handlers.ts';
import { quote, wordsOf } from '../page/words-of.ts';

/** Is text that nobody can operate left out of the tab order? */
export const staticTabStopCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'static-tab-stop',
  name: 'Text in the tab order',
  applicability: async ({ documents }) => documents.flatMap(({ nodes }) => nodes.filter(isStop)),
  async expectation(capture, stops) {
    const plain = stops.filter(isPlain);
    const handlers = plain.length > 0 ? await handlersOf(capture) : null;
    return stops.map((node) => {
      if (!handlers || !plain.includes(node) || handlers.of(node).length > 0)
        return { outcome: 'passed' };
      const failureSummary = `The static text ${quote(wordsOf(node))} is in the tab order, and it has no role and nothing to operate: the focus stops there for nothing.`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    });
  },
};

function isStop(node: CapturedNode): boolean {
  return (
    textTags.test(node.tag) &&
    node.attributes.has('tabindex') &&
    isTabStop(node) &&
    isVisible(node) &&
    !isHiddenByAttribute(node)
  );
}

const textTags = /^(p|h[1-6]|li|dt|dd|td|blockquote|span|strong|em)$/;

/** Nothing but text, that does not scroll, with nothing that may show when it has the focus. */
function isPlain(node: CapturedNode): boolean {
  const { attributes, style, tag } = node;
  if (roleOf(node) !== '' || !style || wordsOf(node) === '') return false;
  const holds = /^(p|h[1-6]|blockquote)$/.test(tag)
    ? /^(|b|i|em|strong|span|br)$/
    : /^(|b|i|em|strong|br)$/;
  if (
    findIn(
      node,
      (inner) =>
        !holds.test(inner.tag) ||
        inner.kind === 'pseudo-element' ||
        isFocusable(inner) ||
        (inner.kind === 'element' && inner.tag !== 'br' && !inner.box),
    )
  )
    return false;
  if (
    /auto|scroll/.test(`${style['overflow-x']} ${style['overflow-y']}`) ||
    style.cursor !== 'auto'
  )
    return false;
  if (style['text-overflow'] === 'ellipsis' || node.isClickable) return false;
  const extras = [...attributes.keys()].some((name) =>
    /^(title|aria-|on|contenteditable|draggable|popover|data-.*(tip|pop|toggle|target|action|handle|click|focus|control|event|content))/.test(
      name,
    ),
  );
  return (
    !extras &&
    !isTarget(node) &&
    !closest(
      node,
      (around) => roleOf(around) !== '' && !/^(main|region|article)$/.test(roleOf(around)),
    )
  );
}

/** A skip link may lead to it. */
function isTarget({ attributes, document }: CapturedNode): boolean {
  const id = attributes.get('id');
  return Boolean(id) && document.nodes.some((one) => one.attributes.get('href') === `#${id}`);
}
