import { flatDescendants } from '../../capture/flat-tree.ts';
import type { CapturedNode } from '../../capture/page-capture.ts';
import { textOf } from '../../capture/text-of.ts';

/** The text that is drawn in an element, alternatives of pictures included, with single spaces. */
export function wordsOf(node: CapturedNode): string {
  return textOf(node).replace(/\s+/g, ' ').trim();
}

/** The same without what assistive technology does not get. */
export function spokenWordsOf(node: CapturedNode): string {
  const isSilent = ({ attributes }: CapturedNode) => attributes.get('aria-hidden') === 'true';
  return textOf(node, isSilent).replace(/\s+/g, ' ').trim();
}

/** All text in an element, also what is not drawn, with single spaces. */
export function allWordsOf(node: CapturedNode): string {
  const texts = node.kind === 'text' ? [node] : [...flatDescendants(node)];
  return texts
    .map(({ text }) => text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** For quoting in what people read. */
export function quote(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim();
  return words.length > 60 ? `“${words.slice(0, 59)}…”` : `“${words}”`;
}
