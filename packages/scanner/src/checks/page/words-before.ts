import type { CapturedNode } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import { findIn, isNativeControl, isTextField } from './controls.ts';
import { wordsOf } from './words-of.ts';

/** How far around a field its words are looked for, in elements, and how long they may be, in characters. */
const levels = 3;
const longest = 80;

/**
 * The words that people read right before a field, whether or not the code ties them to it: in its line, or alone in the box or
 * the cell before it. Empty where there are none, or where they may be about something else.
 */
export function wordsBefore(field: CapturedNode): string {
  let at = field;
  for (let level = 0; level < levels && at.parent; level += 1) {
    const beside = at.parent.children;
    const words = lastWords(beside.slice(0, beside.indexOf(at)));
    if (words === null) return '';
    if (words !== '') return words.length <= longest ? words : '';
    at = at.parent;
  }
  return '';
}

/** Null where a control or a heading comes before any words. */
function lastWords(before: readonly CapturedNode[]): string | null {
  const line: string[] = [];
  for (const node of before.toReversed()) {
    const isText = node.kind === 'text';
    if (!isText && node.kind !== 'element') continue;
    if (!isText && node.tag !== 'br' && !isVisible(node)) continue;
    if (node.tag === 'br') {
      if (line.length > 0) break;
      continue;
    }
    // What stands after a box to tick is of that.
    if (!isText && (isTicked(node) || findIn(node, isTicked))) return null;
    if (!isText && (isNoLabel(node) || findIn(node, isNoLabel)))
      return line.length > 0 ? line.join(' ') : null;
    const words = isText ? node.text.replaceAll(/\s+/g, ' ').trim() : wordsOf(node);
    if (words === '') continue;
    const isBox = !isText && !node.style?.display.startsWith('inline');
    if (isBox) return line.length > 0 ? line.join(' ') : words;
    line.unshift(words);
  }
  return line.join(' ');
}

function isTicked(node: CapturedNode): boolean {
  return node.tag === 'input' && !isTextField(node);
}

function isNoLabel(node: CapturedNode): boolean {
  return isNativeControl(node) || /^(h[1-6]|a|legend|img|svg)$/.test(node.tag);
}
