import type { CapturedNode } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import { closest, isHiddenByAttribute, roleOf } from '../page/controls.ts';
import { quote, wordsOf } from '../page/words-of.ts';

/** Links that stand closer than this share of the size of their letters look like one. */
const thresholds = { gap: 0.5 } as const;

/** Are links in a row parted by more than a space? */
export const adjacentLinksCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'adjacent-links',
  name: 'Links in a row',
  applicability: async ({ documents }) =>
    documents.flatMap(({ nodes }) => nodes.filter((node) => isTextLink(node) && nextLink(node))),
  expectation: async (_, links) =>
    links.map((node) => {
      const next = nextLink(node);
      if (!next || !isClose(node, next) || isBefore(node)) return { outcome: 'passed' };
      const failureSummary = `The adjacent links ${quote(wordsOf(node))} and ${quote(wordsOf(next))} have nothing but a space between them, so that they look and sound like one.`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    }),
};

/** A link of words, looking like text. */
function isTextLink(node: CapturedNode): boolean {
  const { tag, style, attributes } = node;
  if (tag !== 'a' || !attributes.has('href') || style?.display !== 'inline') return false;
  if (roleOf(node) !== '' || isHiddenByAttribute(node) || !isVisible(node)) return false;
  const isBare =
    style['background-color'] === 'rgba(0, 0, 0, 0)' &&
    style['background-image'] === 'none' &&
    style['border-left-style'] === 'none' &&
    style['border-right-style'] === 'none';
  return (
    isBare &&
    /^\p{L}/u.test(wordsOf(node)) &&
    node.children.every(({ kind }) => kind === 'text') &&
    !closest(
      node,
      ({ tag: around }) => around === 'nav' || around === 'footer' || around === 'header',
    )
  );
}

/** The link that follows with only white space between. */
function nextLink(node: CapturedNode): CapturedNode | null {
  const siblings = node.parent?.children ?? [];
  const rest = siblings.slice(siblings.indexOf(node) + 1, siblings.indexOf(node) + 3);
  const next = rest.find(({ kind, text }) => kind !== 'text' || text.trim() !== '');
  return next && isTextLink(next) ? next : null;
}

/** One finding for a row is enough. */
function isBefore(node: CapturedNode): boolean {
  const siblings = node.parent?.children ?? [];
  const before = siblings
    .slice(0, siblings.indexOf(node))
    .findLast(({ kind, text }) => kind !== 'text' || text.trim() !== '');
  return before !== undefined && isTextLink(before) && isClose(before, node);
}

function isClose({ box, style }: CapturedNode, { box: next, style: other }: CapturedNode): boolean {
  if (!box || !next || !style || !other || style.color !== other.color) return false;
  const size = Number.parseFloat(style['font-size']) || 16;
  const gap = next.x - (box.x + box.width);
  const isSameLine = Math.abs(next.y - box.y) < 2 && Math.abs(next.height - box.height) < 2;
  return isSameLine && gap >= 0 && gap < thresholds.gap * size;
}
