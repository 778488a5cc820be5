import { flatDescendants } from '../../capture/flat-tree.ts';
import type { CapturedNode } from '../../capture/page-capture.ts';

/** The text that is drawn in an element, alternatives of pictures included, with single spaces. Blocks part words. */
export function wordsOf(node: CapturedNode): string {
  return drawnIn(node).replace(/\s+/g, ' ').trim();
}

function drawnIn(node: CapturedNode): string {
  if (node.kind === 'text') return node.box ? node.text : '';
  if (node.tag === 'img') return ` ${node.attributes.get('alt') ?? ''} `;
  const inside = node.children.map(drawnIn).join('');
  return node.tag === 'br' || !node.style?.display.startsWith('inline') ? ` ${inside} ` : inside;
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

/** The words that an element shows, or would show in a part of the page that is closed. */
export function ownWordsOf(node: CapturedNode): string {
  return node.box ? wordsOf(node) : allWordsOf(node);
}

/** For quoting in what people read. */
export function quote(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim();
  return words.length > 60 ? `“${words.slice(0, 59)}…”` : `“${words}”`;
}

/** An element as people know it. */
export function called(words: string, otherwise = 'an element without words'): string {
  return words === '' ? otherwise : quote(words);
}

/** A sentence as it stands within another one. */
export function startSmall(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
