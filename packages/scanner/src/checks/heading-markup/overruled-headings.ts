import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import { closest, findIn, isHiddenByAttribute, roleOf } from '../page/controls.ts';
import { wordsOf } from '../page/words-of.ts';

/** Letters of a heading. */
const longest = 120;

/** Elements of headings whose role makes them controls over a part of the page. */
export function overruledHeadings({ documents }: PageCapture): CapturedNode[] {
  return documents.flatMap(({ nodes }) => nodes.filter(isOverruled));
}

/** A tab has no heading by the pattern that it follows, and what stands in a heading is one. */
export function isOverruled(node: CapturedNode): boolean {
  if (!/^h[1-6]$/.test(node.tag) || !/^(?:button|link|switch)$/.test(roleOf(node))) return false;
  const words = wordsOf(node);
  if (words === '' || words.length > longest || !isVisible(node) || isHiddenByAttribute(node))
    return false;
  const isInHeading = closest(node, (one) => one !== node && isHeading(one)) !== null;
  return !isInHeading && !findIn(node, isHeading) && headsPart(node);
}

function isHeading(node: CapturedNode): boolean {
  return roleOf(node) === 'heading' || (/^h[1-6]$/.test(node.tag) && roleOf(node) === '');
}

/** It opens and closes a part, or something else than a control stands under it. */
function headsPart(node: CapturedNode): boolean {
  if (node.attributes.has('aria-expanded') || node.attributes.has('aria-controls')) return true;
  const siblings = node.parent?.children.filter(({ kind, box }) => kind === 'element' && box) ?? [];
  const next = siblings[siblings.indexOf(node) + 1];
  return next !== undefined && /^(?:p|ul|ol|div|dl|section|table)$/.test(next.tag);
}
