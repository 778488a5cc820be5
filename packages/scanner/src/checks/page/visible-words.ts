import type { CapturedNode } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';

/** What people see written in an element, with single spaces: what only screen readers get is left out. */
export function visibleWordsOf(node: CapturedNode): string {
  return seenIn(node).replace(/\s+/g, ' ').trim();
}

function seenIn(node: CapturedNode): string {
  if (node.kind === 'text') return node.box && isVisible(node) ? node.text : '';
  if (node.kind === 'pseudo-element') return generatedBy(node);
  const inside = node.children.map(seenIn).join('');
  return node.tag === 'br' || !node.style?.display.startsWith('inline') ? ` ${inside} ` : inside;
}

/** The text that a style sheet adds, as a star or a sign. */
function generatedBy({ style }: CapturedNode): string {
  const [, text = ''] = /^["'](.+)["']$/.exec(style?.content ?? '') ?? [];
  return text;
}
